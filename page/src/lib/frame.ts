/**
 * Frames are shared out: whoever has much to change waits for a turn, and each turn is a frame in which nobody else's is.
 * What all change at once would make it a long one.
 */

/** So long, in ms, may a frame have taken for the next turn to begin right after it. */
const SHORT = 8
/** So many frames may be long, before the turn begins all the same. */
const MOST = 3
/** Nothing is painted for so long, as in a tab that is covered: the turn begins without. */
const UNSEEN = 100

const waiting: (() => void)[] = []

/** One's turn has come, and what was changed in the turn before has been painted. */
export function turn(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go)
    if (waiting.length === 1) void takeTurns()
  })
}

/** Lets something be done in a turn of its own: once, however often it is asked for meanwhile; not at all after the end. */
export function inTurn(deed: () => void): { ask: () => void; end: () => void } {
  let waits = false
  let over = false
  const ask = async (): Promise<void> => {
    if (waits) return
    waits = true
    await turn()
    waits = false
    if (!over) deed()
  }
  return { ask: () => void ask(), end: () => (over = true) }
}

async function takeTurns(): Promise<void> {
  while (waiting.length > 0) {
    for (let frames = 0; frames < MOST && !(await isShort()); frames++);
    waiting.shift()?.()
  }
}

/** Waits until a frame has been painted, and says whether that was soon done: a long one leaves no time for anything else. */
function isShort(): Promise<boolean> {
  if (document.hidden) return Promise.resolve(true)
  return new Promise((say) => {
    const timer = setTimeout(say, UNSEEN, true)
    requestAnimationFrame((began) => {
      clearTimeout(timer)
      // What is called with a frame comes before its paint and could still make it a longer one: what comes after it cannot.
      setTimeout(() => say(performance.now() - began < SHORT))
    })
  })
}
