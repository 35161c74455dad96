/** Which language the page speaks. Words live in one object a language, here and in each game's folder. */

export type LanguageKey = 'en' | 'de'
/** English comes with the page; the others are fetched when somebody speaks them. */
export type OtherLanguage = Exclude<LanguageKey, 'en'>

export const LANGUAGES: Record<LanguageKey, string> = { en: 'English', de: 'Deutsch' }

const KEY = 'readingroom.language'

class Language {
  key = $state<LanguageKey>('en')
  private readonly books: { fetch: (key: LanguageKey) => Promise<void> }[] = []
  private wanted: LanguageKey = 'en'

  /** The language kept, else the browser's, else English; before anything is shown, so that no other one flashes up. */
  async start(): Promise<void> {
    await this.speak(first()).catch(() => undefined) // without its words the page speaks English
  }

  async set(key: LanguageKey): Promise<void> {
    await this.speak(key)
    try {
      localStorage.setItem(KEY, key)
    } catch {
      // It holds for this visit.
    }
  }

  /** A part of the page has words of its own. */
  add(book: { fetch: (key: LanguageKey) => Promise<void> }): void {
    this.books.push(book)
  }

  /** Every part that is there by now has its words. */
  async ready(key = this.key): Promise<void> {
    await Promise.all(this.books.map((book) => book.fetch(key)))
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
  return wishes.find((wish): wish is LanguageKey => wish !== null && wish in LANGUAGES) ?? 'en'
}

function keptKey(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const language = new Language()
