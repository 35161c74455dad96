/** The words of one part of the page, in every language that has been spoken so far. */

import { language, type LanguageKey, type OtherLanguage } from './language.svelte'

export class Dictionary<W> {
  private readonly known: Partial<Record<LanguageKey, W>>

  constructor(
    private readonly en: W,
    private readonly others: Record<OtherLanguage, () => Promise<W>>,
  ) {
    this.known = { en }
    language.add(this)
  }

  async fetch(key: LanguageKey): Promise<void> {
    if (key !== 'en') this.known[key] ??= await this.others[key]()
  }

  get words(): W {
    return this.known[language.key] ?? this.en
  }
}
