/** What goes on around the desk: sounds, the browser's notice, the tab's title, and what the lobby remembers of the table. */

import type { GameKey } from '../../games/face'
import type { Desk } from '../../lib/desk.svelte'
import { turn } from '../../lib/frame'
import { keep } from '../../lib/kept'
import { yourTurn } from '../../lib/notice'
import { sound } from '../../lib/sound'
import { scoreLine } from '../../lib/standing'
import { language } from '../../words/language.svelte'
import { say } from '../../words/say'

interface Now {
  names: readonly string[]
  /** This seat is asked. */
  mine: boolean
  question: string
}

/** Made where a screen is made: it follows what the desk shows. What is kept can wait until the question is painted. */
export function rememberAround<K extends GameKey>(desk: Desk<K>, now: () => Now): void {
  const newest = $derived(desk.me.newest?.number)
  $effect(() => {
    const { table } = desk // which may be left before the turn comes
    const seen = newest
    if (seen !== undefined) void turn().then(() => keep(table, { seen }))
  })

  let asked = false
  $effect(() => {
    const { info } = desk.me
    const { mine } = now()
    if (mine && !asked && info) yourTurn(say('page-notice-title', { game: info.title }), say('page-notice-body'))
    asked = mine
  })

  // The same sounds for all seats: they tell what everybody sees.
  $effect(() => {
    const { shown, face } = desk.me
    const cue = shown ? face.sound(shown) : null
    if (cue) sound(cue)
  })

  $effect(() => {
    const { info, shown, face, seat, settled } = desk.me
    if (!info || !shown || !settled) return // not in every stage on the way
    const { table } = desk
    const { names, mine, question } = now()
    document.title = `${mine ? say('page-notice-tab') : ''}${info.title} · ${say('page-title')}`
    const kept = {
      over: info.phase === 'over',
      line: `${face.where(shown.view)}. ${question}`,
      lang: language.key,
      others: names.filter((_, other) => other !== seat),
      score: scoreLine(face, shown.view, names, seat),
    }
    void turn().then(() => keep(table, kept))
  })
}
