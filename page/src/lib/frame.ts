/** The next frame is about to be painted; soon, where none is, as in a tab that nobody sees. */
export function nextFrame(): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, 100)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      go()
    })
  })
}
