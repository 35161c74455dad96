/** Which language the page speaks. Its words are in the catalogues, here and in each game's folder. */

import { ENGLISH, fetchWords, LANGUAGES, PAGE } from './catalogues'

export type LanguageKey = string

const KEY = 'readingroom.language'

class Language {
  key = $state<LanguageKey>(ENGLISH)
  private readonly read = new Set<string>([PAGE])
  private wanted: LanguageKey = ENGLISH

  /** The language kept, else the browser's, else English; before anything is shown, so that no other one flashes up. */
  async start(): Promise<void> {
    await this.speak(first()).catch(() => this.speak(ENGLISH))
  }

  /** A part of the page that is there now speaks by these catalogues. */
  async reads(...catalogues: readonly string[]): Promise<void> {
    for (const catalogue of catalogues) this.read.add(catalogue)
    await this.ready()
  }

  async set(key: LanguageKey): Promise<void> {
    await this.speak(key)
    try {
      localStorage.setItem(KEY, key)
    } catch {
      // It holds for this visit.
    }
  }

  /** Every part that is there by now has its words. */
  async ready(key = this.key): Promise<void> {
    await Promise.all([...this.read].map((catalogue) => fetchWords(catalogue, key)))
  }

  /** All words first, then the change: no screen is ever half in one language. */
  private async speak(key: LanguageKey): Promise<void> {
    this.wanted = key
    await this.ready(key)
    if (this.wanted === key) this.key = key // else somebody has chosen again in the meantime
  }
}

function first(): LanguageKey {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- tests run without a browser
  const wishes = [keptKey(), ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2))]
  return wishes.find((wish): wish is LanguageKey => wish !== null && LANGUAGES.includes(wish)) ?? ENGLISH
}

function keptKey(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const language = new Language()

/** A language as those who speak it call it. */
export function nameOf(key: LanguageKey): string {
  const name = new Intl.DisplayNames(key, { type: 'language' }).of(key) ?? key
  return name.charAt(0).toLocaleUpperCase(key) + name.slice(1)
}
