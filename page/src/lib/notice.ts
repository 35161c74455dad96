/** Your turn, while you look elsewhere: a notice of the browser's, a stamp, a short buzz. */

import { settings } from './settings.svelte'
import { sound } from './sound'

export function yourTurn(title: string, body: string): void {
  sound('stamp')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!still && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20)
  if (!document.hidden || !settings.notices || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  void notify(title, { body, icon: '/icon-192.png', tag: 'readingroom-turn', data: location.pathname })
}

/** By the service worker: on Android a page itself may not. Where none is at work the page tries, and does without. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) return await worker.showNotification(title, options)
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // The tab's title and the stamp say it, too.
  }
}
