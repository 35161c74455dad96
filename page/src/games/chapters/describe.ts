/** The table in sentences, for whoever cannot see it. */

import { say } from '../../words/say'
import type { AtTable } from '../face'
import { asks, categoryName, counts, friendOf, named, type Count } from './names'

export function describe({ view, box, names, seat }: AtTable<'chapters'>): string[] {
  const icons = (all: readonly Count[]): string[] =>
    all
      .filter(({ count }) => count > 0)
      .map(({ category, count }) => say('chapters-board-icons', { category, icons: count }))
  const lines = [
    view.final_turns === null
      ? say('chapters-board-to-come', { friends: view.friend_deck })
      : say('chapters-board-final', { turns: view.final_turns }),
  ]
  for (const one of view.lobby) {
    const friend = friendOf(one.friend, box)
    if (friend === undefined) continue
    const seen = view.prospects.find((prospect) => prospect.friend === one.friend)
    const short = seen ? icons(counts(seen.missing)) : []
    const told = { friend: named(one.friend), needs: icons(asks(friend)) }
    lines.push(
      seen === undefined
        ? say('chapters-board-describe-waits', told)
        : short.length > 0
          ? say('chapters-board-describe-short', { ...told, short })
          : say('chapters-board-describe-comes', { ...told, hearts: seen.hearts }),
    )
  }
  lines.push(
    view.molly === null
      ? say('chapters-board-molly-middle')
      : say('chapters-board-molly-with', { who: names[view.molly] ?? '', given: categoryName(view.molly_gives ?? '') }),
  )
  for (const library of view.libraries) {
    const who = names[library.seat] ?? ''
    const has = icons(counts(library.icons))
    lines.push(
      say('chapters-board-describe-library', {
        who,
        site: named(library.site),
        hearts: library.hearts,
        icons: has.length > 0 ? has : say('chapters-board-describe-nothing'),
      }),
    )
    if (library.stacks.length > 0)
      lines.push(
        say('chapters-board-describe-features', { who, features: library.stacks.map(({ feature }) => named(feature)) }),
      )
    if (library.friends.length > 0)
      lines.push(
        say('chapters-board-describe-friends', {
          who,
          friends: library.friends.map(({ friend, hearts }) =>
            say('chapters-board-describe-friend', { friend: named(friend), hearts }),
          ),
        }),
      )
    if (library.seat !== seat)
      lines.push(say('chapters-board-describe-hand', { who, cards: library.hand, shelved: library.shelved }))
  }
  if (view.hand.length > 0) lines.push(say('chapters-board-describe-own', { cards: view.hand.map(named) }))
  return lines
}
