/** What has changed until now is painted; or soon, where nothing is, as in a tab that nobody sees. */
export function painted(): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, 100)
    // What is called with a frame comes before its paint and could still make it a longer one: what comes after it cannot.
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(go)
    })
  })
}
