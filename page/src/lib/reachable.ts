/** Whoever has no pointer scrolls what has the focus: what scrolls can be reached by Tab, what does not is no stop. */
export function reachable(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  for (const part of [box, ...box.children]) watch.observe(part)
  return () => watch.disconnect()
}
