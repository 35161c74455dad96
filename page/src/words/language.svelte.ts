/** Which language the page speaks. Words live in one object a language, here and in each game's folder. */

export type LanguageKey = 'en'

export const LANGUAGES: Record<LanguageKey, string> = { en: 'English' }

const KEY = 'readingroom.language'

class Language {
  key = $state<LanguageKey>(first())

  set(key: LanguageKey): void {
    this.key = key
    try {
      localStorage.setItem(KEY, key)
    } catch {
      // It holds for this visit.
    }
  }
}

/** The language kept, else the browser's, else English. */
function first(): LanguageKey {
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
