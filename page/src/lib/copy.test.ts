import { afterEach, expect, test, vi } from 'vitest'
import { copy } from './copy'

afterEach(() => vi.unstubAllGlobals())

test('a link goes onto the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const prompt = vi.fn()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.stubGlobal('prompt', prompt)
  await copy('A link', 'http://room/t/1')
  expect(writeText).toHaveBeenCalledWith('http://room/t/1')
  expect(prompt).not.toHaveBeenCalled()
})

test.each([
  ['there is none, on a line without encryption', {}],
  ['it is not allowed', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
])('a link is shown where %s', async (_, navigator) => {
  const prompt = vi.fn()
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('prompt', prompt)
  await copy('A link', 'http://room/t/1')
  expect(prompt).toHaveBeenCalledWith('A link', 'http://room/t/1')
})
