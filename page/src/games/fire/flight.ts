/**
 * A token comes out of the bag and lands: it starts where the bag is on the screen. Only transform and opacity change:
 * with anything else the page, not the compositor, would have to make every frame.
 */

import type { TransitionConfig } from 'svelte/transition'

export function fromBag(node: Element, { flies }: { flies: boolean }): TransitionConfig {
  const bag = document.querySelector('[data-bag]')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!flies || bag === null || still) return { duration: 0 }
  const from = bag.getBoundingClientRect()
  const to = node.getBoundingClientRect()
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return {
    duration: 360,
    easing: land,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u - 60 * Math.sin(Math.PI * Math.min(1, t))}px) ` +
      `scale(${0.5 + 0.5 * t}) rotate(${-120 * u}deg); opacity: ${Math.min(1, t * 3)}`,
  }
}

/** A little beyond and back, as a thing of wood lands. */
function land(t: number): number {
  const s = 1.2
  const back = t - 1
  return 1 + back * back * ((s + 1) * back + s)
}
