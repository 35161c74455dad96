import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HERE = join(import.meta.dirname, '..')
const STYLED = readdirSync(HERE, { recursive: true, encoding: 'utf-8' }).filter(
  (file) => /\.(svelte|css)$/.test(file) && file !== 'look/tokens.css',
)
/** A drawing has its own colours, and a game's colours.css is where they are named. */
const DRAWN = /\/art\/|colours\.css$/

/** Every place of a file where a pattern stands, as file:line. */
function places(file: string, pattern: RegExp): string[] {
  const lines = readFileSync(join(HERE, file), 'utf-8').split('\n')
  return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}

describe('tokens', () => {
  it('every colour is named once, in look/tokens.css or in the colours of a game', () => {
    const files = STYLED.filter((file) => !DRAWN.test(file))
    expect(files.flatMap((file) => places(file, /[:\s,(]#[0-9a-f]{3,8}\b(?=[^{]*$)/i))).toEqual([])
  })

  it('every screen is named once, in look/screens.ts', () => {
    expect(STYLED.flatMap((file) => places(file, /@media[^{]*\d/))).toEqual([])
  })

  it('letters have the sizes of look/tokens.css', () => {
    expect(STYLED.flatMap((file) => places(file, /font(-size)?:[^;]*\drem/))).toEqual([])
  })
})
