/** Your turn, while you look elsewhere: a notice of the browser's, a stamp, a short buzz. */

import { settings } from './settings.svelte'
import { sound } from './sound'

export function yourTurn(title: string, body: string): void {
  sound('stamp')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!still && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20)
  if (!document.hidden || !settings.notices || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const notice = new Notification(title, { body, icon: '/lamp.svg', tag: 'readingroom-turn' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
