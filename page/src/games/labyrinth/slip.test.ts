import { describe, expect, it } from 'vitest'
import { intended, otherPayment } from './acting'
import { label } from './answers'
import { describe as inWords } from './describe'
import { mayStart, slip } from './slip'
import { sitting, table } from './testing'

const BASILISK = { tiles: { '1,2': { lit: true, kind: 'terror', terror: 0 } }, hands: [{ books: [0, 1, 2] }, {}] }
const WALK = {
  walker: 'player',
  cell: '1,2',
  ends: 'capture',
  boosters: false,
  payments: [['book-2'], ['book-0', 'book-1']],
}

describe('the slip', () => {
  it('offers verbs, a capture first, and says what the end of the turn brings', () => {
    const at = sitting(table(BASILISK), ['end', 'end:pass', 'take:red', 'flip:2,1', 'rotate:1,2:cw', 'move:1,2', 'discard:book-0'])
    const asked = slip(at)
    expect(asked.question).toBe('What do you do?')
    expect(asked.sub).toMatch(/^2 actions left\./)
    expect(asked.answers.map(({ action, label: words }) => [action, words])).toEqual([
      ['do:move:1,2', 'Capture Basilisk'],
      ['verb:move', 'Walk'],
      ['verb:take', 'Take'],
      ['verb:flip', 'Light'],
      ['verb:rotate', 'Turn'],
      ['verb:end', 'End'],
    ])
    const ends = slip({ ...at, selected: 'verb:end' }).answers
    expect(ends.map(({ action, small }) => [action, small])).toEqual([
      ['end', 'then a curse'],
      ['end:pass', 'Theo: 4'],
      ['', undefined],
    ])
  })

  it('shows every payment, the fewest cards first, and sends its steps', () => {
    const at = sitting(table(BASILISK), ['end', 'move:1,2'], { odds: { walks: [WALK] }, selected: 'do:move:1,2' })
    const { question, answers } = slip(at)
    expect(question).toBe('Capture Basilisk?')
    expect(answers.map(({ action, then, label: words, tone }) => [action, then, words, tone])).toEqual([
      ['move:1,2', ['pay:book-2'], 'Pay Little Red Riding Hood', 'main'],
      ['move:1,2', ['pay:book-0', 'pay:book-1'], 'Pay Jo March and Nzinga', 'plain'],
      ['move:1,2', undefined, 'Card by card', 'plain'],
      ['', undefined, 'Back', 'quiet'],
    ])
  })

  it('lays the payment ready that has the pressed card', () => {
    const at = sitting(table(BASILISK), ['end', 'move:1,2'], { odds: { walks: [WALK] }, selected: 'do:move:1,2' })
    expect(intended(at)?.cards).toEqual(['book-2'])
    const other = { ...at, selected: otherPayment(at, 'book-0') }
    expect(intended(other)?.cards).toEqual(['book-0', 'book-1'])
    expect(slip(other).answers[0]).toMatchObject({ then: ['pay:book-0', 'pay:book-1'], tone: 'main' })
    expect(otherPayment(at, 'reward-0')).toBeNull()
  })

  it('captures without odds, too, card by card', () => {
    const { answers } = slip(sitting(table(BASILISK), ['end', 'move:1,2'], { selected: 'do:move:1,2' }))
    expect(answers.map((answer) => answer.action)).toEqual(['move:1,2', ''])
  })

  it('warns of the sixth Terror, and of the last turn', () => {
    const terrors = Object.fromEntries(['0,0', '0,1', '0,2', '0,3', '0,4'].map((cell) => [cell, { terror: 0 }]))
    const at = sitting(table({ tiles: terrors, curses: { ...table().curses, left: 0 } }), ['end', 'flip:2,1'], {
      odds: { dark: { terror: [1, 2] } },
      selected: 'verb:flip',
    })
    expect(slip(at).answers[0]).toMatchObject({ small: '50% the sixth Terror: lost', tone: 'risk', final: true })
    expect(slip({ ...at, selected: null }).answers.find((one) => one.action === 'end')).toMatchObject({ small: 'Out of Time: all is lost', tone: 'risk' })
  })

  it('says who a lifted card is, and what can be done with it', () => {
    const view = table({ hands: [{ books: [0], piles: [{ terror: 0, books: [1], items: [] }] }, {}], free: ['discard:book-0'] })
    const lifted = slip(sitting(view, ['end', 'give:book-0', 'swap:book-0', 'discard:book-0'], { selected: 'card:book-0' }))
    expect([lifted.question, lifted.sub]).toEqual(['Jo March', 'Classic Fiction. A writer.'])
    expect(lifted.answers.map(({ action, label: words }) => [action, words])).toEqual([
      ['give:book-0', 'Give it to Theo'],
      ['swap:book-0', 'Swap it'],
      ['discard:book-0', 'Discard it'],
      ['', 'Back'],
    ])
    const pile = slip(sitting(view, [], { selected: 'card:terror-0' }))
    expect(pile.sub).toBe('A king of snakes. Captured, goes home to Legends, Historical Leaders or Amazing Lives. Under it: Nzinga.')
  })

  it('plays a booster before it discards it, and tells its options in sentences', () => {
    const view = table({ hands: [{ rewards: [1] }, {}], free: ['discard:reward-1'] })
    const lifted = slip(sitting(view, ['end', 'spend:reward-1:1', 'discard:reward-1'], { selected: 'card:reward-1' }))
    expect(lifted.sub).toBe('Time Machine: One more action this turn. Or Photocopier: One Book counts twice in a capture.')
    expect(lifted.answers.map((answer) => answer.action)).toEqual(['spend:reward-1:1', 'discard:reward-1', ''])
  })

  it('shows the symbols of what would make room', () => {
    const asked = slip(sitting(table({ decision: 'make_room', active: 1, offer: 'book-1' }), ['refuse', 'discard:book-0']))
    expect(asked.answers.find((answer) => answer.action === 'discard:book-0')?.small).toBe('empathy, expertise and athletics')
  })

  it('lets a card go at any time, whoever is asked', () => {
    const view = table({ asked: 1, active: 1, hands: [{ books: [0] }, {}], free: ['discard:book-0'] })
    const lifted = slip(sitting(view, [], { selected: 'card:book-0' }))
    expect(lifted.answers.map((answer) => answer.action)).toEqual(['discard:book-0', ''])
    expect(slip(sitting(view, [])).question).toBe('Theo is thinking.')
  })

  it('says what somebody else decides, and whose actions are left', () => {
    const view = table({ asked: 1, active: 0, decision: 'make_room', offer: 'book-0' })
    expect(slip(sitting(view, []))).toMatchObject({ question: 'Theo decides whether to make room for Jo March.', sub: '' })
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
      ['take', ['take:red', 'spend:reward-1:2']],
      ['extra', ['skip', 'extra:red', 'extra:green']],
      ['extra', ['skip', 'discard:book-0']],
      ['reward', ['draw', 'draw:trolley', 'skip']],
      ['reward', ['skip', 'discard:book-0', 'discard:reward-0']],
      ['spend', ['spend:reward-1:1', 'spend:reward-1:2']],
      ['pay', ['pay:book-0', 'pay:reward-0', 'copy:book-0']],
      ['return', ['return:terror-0', 'return:terror-1']],
      ['keep', ['keep:player', 'keep:trolley']],
      ['give_to', ['to:0', 'to:1']],
      ['swap_for', ['for:book-1', 'for:reward-0']],
      ['make_room', ['refuse', 'discard:book-0']],
    ]
    for (const [decision, answers] of cases) {
      const asked = slip(sitting(table({ decision }), answers))
      expect(asked.answers.filter((answer) => !answer.undoes).map((answer) => answer.action).sort(), decision).toEqual([...answers].sort())
      expect(asked.rule, decision).toMatch(/^(LAB|R)-/)
      expect(new Set(asked.answers.map((answer) => `${answer.label}|${answer.small ?? ''}`)).size, decision).toBe(asked.answers.length)
    }
  })

  it('tells what a booster gives up', () => {
    expect(label(sitting(table(), []), 'spend:reward-1:1')).toBe('Play Time Machine (not Photocopier)')
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
