/** Whoever has no pointer scrolls what has the focus: what scrolls can be reached by Tab, what does not is no stop. */
export function reachable(box: HTMLElement): () => void {
  const look = (): void => {
    const scrolls = box.scrollHeight > box.clientHeight
    if (scrolls === box.hasAttribute('tabindex')) return // to set it once more would have the browser look at the box again
    if (scrolls) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  for (const part of [box, ...box.children]) watch.observe(part)
  return () => watch.disconnect()
}
