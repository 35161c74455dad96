import { untrack } from 'svelte'
import { turn } from './frame'

/** The same, in a turn of its own: for what may follow the rest of its part of the room. Call it while a component is made. */
export function later<T>(now: () => T): () => T {
  let value = $state.raw(untrack(now))
  $effect(() => {
    const fresh = now()
    // By then it may be another, or what it was before.
    if (fresh !== untrack(() => value)) void turn().then(() => (value = untrack(now)))
  })
  return () => value
}
