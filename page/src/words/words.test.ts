import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { face } from '../games/fire/face'
import { language } from './language.svelte'
import { decimal, figure, percent } from './numbers'
import { say } from './say'

/** Every file of the page's own words in a language. */
const texts = (tongue: string): string[] =>
  ['words', 'games/fire/words', 'games/labyrinth/words'].flatMap((folder) =>
    [`${tongue}.ftl`, `lobby.${tongue}.ftl`]
      .map((name) => join(import.meta.dirname, '..', folder, name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf-8')),
  )

afterEach(() => language.set('en'))

describe('another language', () => {
  it('never shouts', () => {
    const read = texts('de')
    expect(read.length).toBeGreaterThan(2)
    expect(read.filter((text) => text.includes('!'))).toEqual([])
  })

  it('is spoken at once, with its own figures', async () => {
    expect([say('page-lobby-hello'), decimal(9), figure(11.64)]).toEqual(['Pull up a chair.', '9.0', '11.6'])
    await language.set('de')
    expect([say('page-lobby-hello'), decimal(9), figure(11.64), figure(11)]).toEqual([
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
  it('knows who won with whom', async () => {
    await language.set('de')
    const won = ([others, me]: [string[], boolean]): string => face.headline(others, me)
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
