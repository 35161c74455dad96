/**
 * A token comes out of the bag and lands: it starts where the bag is on the screen. Only transform and opacity change:
 * with anything else the page, not the compositor, would have to make every frame.
 */

const FLIGHT = 360
const STEPS = 7 // each costs some of the frame in which it starts; with fewer the corners of its way would be seen
const ARC = 60

/** Lets a new token fly in; says how to call that off. */
export function fromBag(token: Element): (() => void) | undefined {
  const bag = document.querySelector('[data-bag]')
  if (bag === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  // Told of its size when everything new has been laid out and nothing painted: to ask any earlier would have it laid out twice.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    token.animate(path(bag.getBoundingClientRect(), token.getBoundingClientRect()), FLIGHT)
  })
  laidOut.observe(token)
  return () => laidOut.disconnect()
}

function path(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = land(step / STEPS)
    const u = 1 - t
    const arc = ARC * Math.sin(Math.PI * Math.min(1, t))
    const transform = `translate(${x * u}px, ${y * u - arc}px) scale(${0.5 + 0.5 * t}) rotate(${-120 * u}deg)`
    return { transform, opacity: Math.min(1, t * 3) }
  })
}

/** A little beyond and back, as a thing of wood lands. */
function land(t: number): number {
  const s = 1.2
  const back = t - 1
  return 1 + back * back * ((s + 1) * back + s)
}
