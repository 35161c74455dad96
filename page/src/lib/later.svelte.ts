import { untrack } from 'svelte'
import { inTurn } from './frame'

/**
 * The same, in a turn of its own: for what tells how the table stands, and what nobody answers to. The answers, and the
 * board that they are about, must never be a frame apart. Call it while a component is made.
 */
export function later<T>(now: () => T): () => T {
  let value = $state.raw(untrack(now))
  const following = inTurn(() => (value = untrack(now)))
  $effect(() => {
    if (now() !== untrack(() => value)) following.ask()
  })
  $effect(() => following.end)
  return () => value
}
