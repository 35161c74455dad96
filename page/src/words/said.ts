/** Sentences of the server, said anew in another language. `{}` stands for what differs from one time to the next. */

export type Said = readonly (readonly [english: string, retold: string])[]

/** What the other language makes of a sentence; null where it has no words for it. `call` names what stood for `{}`. */
export function retold(sentence: string, said: Said, call: (word: string) => string = (word) => word): string | null {
  for (const [english, words] of said) {
    const named = pattern(english).exec(sentence)?.slice(1)
    if (named === undefined) continue
    return named.reduce((text, word) => text.replace('{}', () => call(word)), words)
  }
  return null
}

/** The server begins small and ends without a full stop; the page mends both before it shows a sentence. */
function pattern(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}\\.?$`, 'i')
}
