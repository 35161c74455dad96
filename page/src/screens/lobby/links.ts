/** Links that people paste: where on this page they lead, keys and all. */

import { placeOf } from '../../lib/router.svelte'

const SCREENS = ['table', 'replay', 'challenge']

/** The address to go to, or null if it is no link to a table. Another server's link stays whole. */
export function placeIn(pasted: string, origin: string): string | null {
  const text = pasted.trim()
  if (/^[\w-]{6,64}$/.test(text)) return `/t/${text}`
  const url = urlOf(text, origin)
  if (url === null || !SCREENS.includes(placeOf(url.pathname, url.search).screen)) return null
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href
}

function urlOf(text: string, origin: string): URL | null {
  const whole = /^https?:\/\//i.test(text)
    ? text
    : text.startsWith('/')
      ? origin + text
      : `${new URL(origin).protocol}//${text}`
  try {
    const url = new URL(whole)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null
  } catch {
    return null
  }
}
