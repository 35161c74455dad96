/** A game is its folder: nothing else on the page knows one by name. */

import { expect, test } from 'vitest'
import { SHELF } from '.'

const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const OF_A_GAME = /^\.\/\w+\//
/** Made from the server's types and the catalogues, which name what there is; tests name what they like. */
const EXEMPT = /protocol\.ts$|words\/keys\.ts$|\.test\.ts$|testing\.ts$/

test('no source outside a game’s folder names a game', () => {
  const names = new RegExp(`['"\`/](${SHELF.map(({ key }) => key).join('|')})['"\`/]`)
  const told = Object.entries(SOURCES)
    .filter(([path]) => !OF_A_GAME.test(path) && !EXEMPT.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => names.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(told).toEqual([])
})
