/** The rules of a game, fetched once, in the language of the page as far as there are words for them. */

import { gameOfRule, hasFace, retellingOf } from '../games'
import type { Phrase, RuleInfo } from '../protocol'
import { ruleText } from '../screens/rules/text'
import type { LanguageKey, OtherLanguage } from '../words/language.svelte'
import { inWords } from '../words/saying'
import { get, sentenceCase } from './api'

/** A rule, and the language that it is told in. */
export interface RuleTold extends RuleInfo {
  lang: LanguageKey
}

interface TableRules {
  chapter: string
  rules: Record<string, string>
}

const TABLE: Record<OtherLanguage, () => Promise<TableRules>> = {
  de: async () => (await import('../words/rules.de')).tableRules,
}

const fetched = new Map<string, Promise<RuleInfo[]>>()

export async function rulesOf(game: string, key: LanguageKey): Promise<RuleTold[]> {
  const [rules, words] = await Promise.all([inEnglish(game), wordsOf(game, key)])
  return rules.map((rule) => ({ ...rule, ...words(rule) }))
}

/** What a rule says, plainly, in another language than English; null where that has no words for it. */
export async function ruleWords(id: string | null, key: LanguageKey): Promise<string | null> {
  if (id === null) return null
  const words = await wordsOf(gameOfRule(id) ?? '', key).catch(() => null)
  const told = words?.({ id, chapter: '', text: '' })
  return told === undefined || told.text === ''
    ? null
    : ruleText(told.text)
        .pieces.map((piece) => piece.text)
        .join('')
}

/** What the server has against something, in another language than English: in its words, or by what the rule says. */
export async function refusalWords(
  sentence: string,
  rule: string | null,
  key: LanguageKey,
  says: Phrase | null = null,
): Promise<string | null> {
  if (key === 'en') return sentence
  return says === null ? ruleWords(rule, key) : sentenceCase(await inWords(says, sentence, key))
}

function inEnglish(game: string): Promise<RuleInfo[]> {
  const known = fetched.get(game)
  if (known !== undefined) return known
  const asked = get<RuleInfo[]>(`/games/${encodeURIComponent(game)}/rules`)
  fetched.set(game, asked)
  asked.catch(() => fetched.delete(game)) // asked again the next time
  return asked
}

/** What another language makes of a rule; what it has no words for stays English. */
async function wordsOf(game: string, key: LanguageKey): Promise<(rule: RuleInfo) => RuleTold> {
  if (key === 'en') return (rule) => ({ ...rule, lang: 'en' })
  const [table, retelling] = await Promise.all([TABLE[key](), hasFace(game) ? retellingOf(game, key) : null])
  return ({ id, chapter, text }) => {
    const atTable = table.rules[id]
    if (atTable !== undefined) return { id, chapter: table.chapter, text: atTable, lang: key }
    const told = retelling?.rules[id]
    const title = retelling?.chapters[chapter] ?? chapter
    return told === undefined ? { id, chapter: title, text, lang: 'en' } : { id, chapter: title, text: told, lang: key }
  }
}
