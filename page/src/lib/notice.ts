/** Your turn, while you look elsewhere: a notice of the browser's, a stamp, a short buzz. */

import { settings } from './settings.svelte'
import { sound } from './sound'

export function yourTurn(title: string, body: string): void {
  sound('stamp')
  buzz(20)
  if (!document.hidden || !settings.notices || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  void notify(title, { body, icon: '/icon-192.png', tag: 'readingroom-turn', data: location.pathname })
}

/** Felt in the hand, after the first touch, unless somebody wants stillness. */
export function buzz(milliseconds: number | number[]): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- neither is in every browser
  if (!still && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds)
}

/** By the service worker: on Android a page itself may not. Where none is at work the page tries, and does without. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  try {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- absent where the address is not a secure one
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) {
      await worker.showNotification(title, options)
      return
    }
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // The tab's title and the stamp say it, too.
  }
}
