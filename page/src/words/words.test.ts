import { afterEach, describe, expect, it } from 'vitest'
import { de as fireDe } from '../games/fire/words.de'
import { en as fireEn } from '../games/fire/words.en'
import { de as labyrinthDe } from '../games/labyrinth/words.de'
import { en as labyrinthEn } from '../games/labyrinth/words.en'
import { de } from './de'
import { en } from './en'
import { language } from './language.svelte'
import { decimal, figure, percent } from './numbers'
import { words } from './words'

/** Every way to a word; records by key are not told apart by their types. */
function ways(of: unknown, way = ''): string[] {
  if (typeof of !== 'object' || of === null) return [way]
  return Object.entries(of).flatMap(([key, part]) => ways(part, `${way}.${key}`))
}

function texts(of: unknown): string[] {
  if (typeof of === 'string') return [of]
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : []
}

/** What the server says in English itself has words in other languages only. */
const RETOLD = /^\.(lobby\.told|verify\.steps|wholeEffects)\./

afterEach(() => language.set('en'))

describe('another language', () => {
  it('has every word, and none too many', () => {
    expect(ways(de).filter((way) => !RETOLD.test(way))).toEqual(ways(en))
    expect(ways(fireDe).filter((way) => !RETOLD.test(way))).toEqual(ways(fireEn))
    expect(ways(labyrinthDe)).toEqual(ways(labyrinthEn))
  })

  it('never shouts', () => {
    expect([...texts(de), ...texts(fireDe), ...texts(labyrinthDe)].filter((text) => text.includes('!'))).toEqual([])
  })

  it('is spoken at once, with its own figures', async () => {
    expect([words().lobby.hello, decimal(9), figure(11.64)]).toEqual(['Pull up a chair.', '9.0', '11.6'])
    await language.set('de')
    expect([words().lobby.hello, decimal(9), figure(11.64), figure(11)]).toEqual([
      'Setz dich dazu.',
      '9,0',
      '11,6',
      '11',
    ])
    expect(percent(0.2414)).toBe('24\u00a0%')
  })

  it('gives way to the one that was wanted last', async () => {
    await Promise.all([language.set('de'), language.set('en')])
    expect(language.key).toBe('en')
  })
})

describe('German', () => {
  it('knows who won with whom', () => {
    const won = ([others, me]: [string[], boolean]): string => fireDe.headline.won(others, me)
    const cases: [string[], boolean][] = [
      [['Theo'], false],
      [['Theo', 'Jun'], false],
      [[], true],
      [['Theo'], true],
    ]
    expect(cases.map(won)).toEqual([
      'Theo hat den Rauch am besten gelesen.',
      'Theo und Jun haben den Rauch am besten gelesen.',
      'Du hast den Rauch am besten gelesen.',
      'Du und Theo habt den Rauch am besten gelesen.',
    ])
  })
})
