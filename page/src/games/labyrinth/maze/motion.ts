/** How tokens come and go: they grow out of the tile and fall back into it. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

const MOVE = 320

export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return { duration: 0 }
  return {
    delay,
    duration: MOVE,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-26 * u}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
  }
}

export function vanish(_: Element): TransitionConfig {
  if (still()) return { duration: 0 }
  return { duration: MOVE, css: (t) => `transform: scale(${t}) rotate(${(1 - t) * 40}deg); opacity: ${t}` }
}

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
