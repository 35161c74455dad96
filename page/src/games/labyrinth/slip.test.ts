import { describe, expect, it } from 'vitest'
import type { Answer } from '../face'
import { ghost, intended, otherPayment } from './acting'
import { describe as inWords } from './describe'
import { mayStart, slip } from './slip'
import { sitting, table } from './testing'

const BASILISK = { tiles: { r2c3: { lit: true, kind: 'terror', terror: 0 } }, hands: [{ books: [0, 1, 2] }, {}] }
const WALK = {
  walker: 'player',
  cell: 'r2c3',
  ends: 'capture',
  boosters: false,
  payments: [['little-red-riding-hood'], ['jo-march', 'nzinga']],
}

describe('the slip', () => {
  it('offers verbs in their places, a capture first', () => {
    const at = sitting(table(BASILISK), [
      'end',
      'end:pass',
      'take:red',
      'flip:r3c2',
      'rotate:r2c3:cw',
      'move:r2c3',
      'discard:jo-march',
    ])
    const asked = slip(at)
    expect(asked.answers.map(({ action, label: words }) => [action, words])).toEqual([
      ['do:move:r2c3', 'move:r2c3'],
      ['verb:take', 'Take'],
      ['verb:flip', 'Light'],
      ['verb:rotate', 'Turn'],
      ['verb:move', 'Walk'],
      ['verb:pass', 'Give'],
      ['verb:end', 'End'],
    ])
    expect(asked.answers.filter((one) => one.why !== undefined).map(({ action, why }) => [action, why])).toEqual([
      ['verb:pass', 'pass:missed'],
    ])
    const ends = slip({ ...at, selected: 'verb:end' }).answers.filter((one) => !one.verb)
    expect(ends.map(({ action }) => action)).toEqual(['end', 'end:pass', ''])
  })

  it('shows a tile as it would lie before it is turned', () => {
    const turns = ['end', 'rotate:r2c3:cw', 'rotate:r2c3:ccw', 'rotate:r3c2:cw', 'rotate:r3c2:ccw']
    const at = sitting(table(BASILISK), turns, { selected: 'verb:rotate' })
    const plain = ({ answers }: { answers: Answer[] }): [string, boolean | undefined][] =>
      answers.filter((one) => !one.verb && !one.back).map(({ action, opens }) => [action, opens])
    expect(plain(slip(at))).toEqual([
      ['do:rotate:r2c3:cw', true],
      ['do:rotate:r3c2:cw', true],
    ])
    const sure = { ...at, selected: 'do:rotate:r2c3:cw' }
    expect(ghost(sure)).toEqual({ cell: 'r2c3', clockwise: true })
    expect(plain(slip(sure))).toEqual([
      ['rotate:r2c3:cw', undefined],
      ['do:rotate:r2c3:ccw', true],
    ])
    expect(
      slip(sure)
        .answers.filter((one) => one.open)
        .map((one) => one.label),
    ).toEqual(['Turn'])
  })

  it('shows every payment, the fewest cards first, and sends its steps', () => {
    const at = sitting(table(BASILISK), ['end', 'move:r2c3'], { odds: { walks: [WALK] }, selected: 'do:move:r2c3' })
    const { question, answers } = slip(at)
    expect(question).toBe('Capture Basilisk?')
    expect(answers.map(({ action, then, label: words, tone }) => [action, then, words, tone])).toEqual([
      ['move:r2c3', ['pay:little-red-riding-hood'], 'Pay Little Red Riding Hood', 'main'],
      ['move:r2c3', ['pay:jo-march', 'pay:nzinga'], 'Pay Jo March and Nzinga', 'plain'],
      ['move:r2c3', undefined, 'Card by card', 'plain'],
      ['', undefined, 'Back', 'quiet'],
    ])
  })

  it('lays the payment ready that has the pressed card', () => {
    const at = sitting(table(BASILISK), ['end', 'move:r2c3'], { odds: { walks: [WALK] }, selected: 'do:move:r2c3' })
    expect(intended(at)?.cards).toEqual(['little-red-riding-hood'])
    const other = { ...at, selected: otherPayment(at, 'jo-march') }
    expect(intended(other)?.cards).toEqual(['jo-march', 'nzinga'])
    expect(slip(other).answers[0]).toMatchObject({ then: ['pay:jo-march', 'pay:nzinga'], tone: 'main' })
    expect(otherPayment(at, 'item-drink-me')).toBeNull()
  })

  it('captures without odds, too, card by card', () => {
    const { answers } = slip(sitting(table(BASILISK), ['end', 'move:r2c3'], { selected: 'do:move:r2c3' }))
    expect(answers.map((answer) => answer.action)).toEqual(['move:r2c3', ''])
  })

  it('says who a lifted card is, and what can be done with it', () => {
    const view = table({
      hands: [{ books: [0], piles: [{ terror: 0, books: [1], items: [] }] }, {}],
      free: ['discard:jo-march'],
    })
    const lifted = slip(
      sitting(view, ['end', 'give:jo-march', 'swap:jo-march', 'discard:jo-march'], { selected: 'card:jo-march' }),
    )
    expect([lifted.question, lifted.sub]).toEqual(['Jo March', 'Classic Fiction. A writer.'])
    expect(lifted.answers.map(({ action, label: words }) => [action, words])).toEqual([
      ['give:jo-march', 'Give it to Theo'],
      ['swap:jo-march', 'Swap it'],
      ['discard:jo-march', 'Discard it'],
      ['', 'Back'],
    ])
    const pile = slip(sitting(view, [], { selected: 'card:basilisk' }))
    expect(pile.sub).toBe(
      'A king of snakes. Captured, goes home to Legends, Historical Leaders or Amazing Lives. Under it: Nzinga.',
    )
  })

  it('plays a booster before it discards it, and tells its options in sentences', () => {
    const view = table({ hands: [{ rewards: [1] }, {}], free: ['discard:b1'] })
    const lifted = slip(sitting(view, ['end', 'spend:b1:time_machine', 'discard:b1'], { selected: 'card:b1' }))
    expect(lifted.sub).toBe(
      'Time Machine: One more action this turn. Or Photocopier: One Book counts twice in a capture.',
    )
    expect(lifted.answers.map((answer) => answer.action)).toEqual(['spend:b1:time_machine', 'discard:b1', ''])
  })

  it('lets a card go at any time, whoever is asked', () => {
    const view = table({ asked: 1, active: 1, hands: [{ books: [0] }, {}], free: ['discard:jo-march'] })
    const lifted = slip(sitting(view, [], { selected: 'card:jo-march' }))
    expect(lifted.answers.map((answer) => answer.action)).toEqual(['discard:jo-march', ''])
    expect(slip(sitting(view, [])).question).toBe('Theo is thinking.')
  })

  it('says what somebody else decides, and whose actions are left', () => {
    const view = table({ asked: 1, active: 0, decision: 'make_room', offer: 'jo-march' })
    expect(slip(sitting(view, []))).toMatchObject({
      question: 'Theo decides whether to make room for Jo March.',
      sub: '',
    })
    expect(slip(sitting(table({ asked: 1, active: 1 }), [])).sub).toBe('2 actions left.')
    expect(slip(sitting(table({ asked: 1, active: 0, decision: 'keep' }), [])).sub).toBe('')
  })

  it('asks all for their genres at the same time', () => {
    const view = table({ decision: 'start', asked: 1, chosen: [false, false], free: ['start:red+red+red'] })
    expect(mayStart({ view, seat: 0 })).toBe(true)
    expect(slip(sitting(view, [])).rule).toBe('LAB-SETUP-11')
    const chosen = { ...view, chosen: [true, false], free: [], wanted: ['red', 'red', 'blue'] }
    expect(mayStart({ view: chosen, seat: 0 })).toBe(false)
    expect(slip(sitting(chosen, [])).question).toBe('You start with 2 × Children’s Fiction and Historical Leaders.')
  })

  it('gives every legal answer a button', () => {
    const cases: [string, string[]][] = [
      ['instead', ['instead:red', 'instead:blue']],
      ['take', ['take:red', 'spend:b1:photocopier']],
      ['extra', ['skip', 'extra:red', 'extra:green']],
      ['extra', ['skip', 'discard:jo-march']],
      ['reward', ['draw', 'draw:trolley', 'skip']],
      ['reward', ['skip', 'discard:jo-march', 'discard:item-drink-me']],
      ['spend', ['spend:b1:time_machine', 'spend:b1:photocopier']],
      ['pay', ['pay:jo-march', 'pay:item-drink-me', 'copy:jo-march']],
      ['return', ['return:basilisk', 'return:minotaur']],
      ['keep', ['keep:player', 'keep:trolley']],
      ['give_to', ['to:0', 'to:1']],
      ['swap_for', ['for:nzinga', 'for:item-drink-me']],
      ['make_room', ['refuse', 'discard:jo-march']],
    ]
    for (const [decision, answers] of cases) {
      const asked = slip(sitting(table({ decision }), answers))
      expect(
        asked.answers
          .filter((answer) => !answer.undoes)
          .map((answer) => answer.action)
          .sort(),
        decision,
      ).toEqual([...answers].sort())
      expect(asked.rule, decision).toMatch(/^(LAB|R)-/)
      expect(new Set(asked.answers.map((answer) => `${answer.label}|${answer.small ?? ''}`)).size, decision).toBe(
        asked.answers.length,
      )
    }
  })
})

describe('the table in words', () => {
  it('names Shelves, Terrors, curses and hands', () => {
    const lines = inWords(sitting(table(BASILISK), []))
    expect(lines).toContain('Science: its Shelf is still in the dark; 7 Books in the deck.')
    expect(lines).toContain('Basilisk lies in row 2, column 3 and takes athletics, wisdom and courage.')
    expect(lines).toContain('10 curses are left above Out of Time.')
    expect(lines.find((line) => line.startsWith('You hold Jo March (empathy, expertise and athletics)'))).toBeDefined()
    expect(lines).toContain('Theo holds nothing.')
  })
})
