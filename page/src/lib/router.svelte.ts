/** Where somebody is: the address, as a screen. Links are plain links; this follows those of our own page. */

export type Place =
  | { screen: 'lobby' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; at: number | null; seat: number | null }
  | { screen: 'challenge'; challenge: string }
  | { screen: 'learn'; game: string }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'nowhere' }

export function placeOf(path: string, search: string): Place {
  const steps = path.split('/').filter(Boolean)
  const asked = new URLSearchParams(search)
  const [first, second, third] = steps
  if (first === undefined) return { screen: 'lobby' }
  if (second === undefined) return { screen: 'nowhere' }
  if (first === 't' && (third === 'replay' || asked.has('at')))
    return { screen: 'replay', table: second, at: numberIn(asked, 'at'), seat: numberIn(asked, 'seat') }
  if (third !== undefined) return { screen: 'nowhere' }
  if (first === 't') return { screen: 'table', table: second }
  if (first === 'c') return { screen: 'challenge', challenge: second }
  if (first === 'learn') return { screen: 'learn', game: second }
  if (first === 'rules') return { screen: 'rules', game: second, rule: asked.get('rule') }
  return { screen: 'nowhere' }
}

function numberIn(asked: URLSearchParams, name: string): number | null {
  const text = asked.get(name)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}

class Router {
  place = $state.raw<Place>({ screen: 'lobby' })

  /** Read the address and follow links from now on. */
  start(): void {
    this.read()
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    const href = link?.getAttribute('href')
    if (!link || !href || link.hasAttribute('download') || link.getAttribute('target') === '_blank') return
    if (href.startsWith('/api') || href.startsWith('/schema')) return
    event.preventDefault()
    this.go(href)
  }
}

export const router = new Router()
