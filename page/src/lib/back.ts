/** Waits for a server that did not answer. */

const PAUSE = 3000

/** Asks again and again whether it answers, and calls once it does. What comes back ends that. */
export function whenBack(call: () => void): () => void {
  const timer = setInterval(() => {
    fetch('/health').then(
      (answer) => {
        if (!answer.ok) return
        clearInterval(timer)
        call()
      },
      () => undefined, // still away
    )
  }, PAUSE)
  return () => clearInterval(timer)
}
