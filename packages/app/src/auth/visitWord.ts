import type { VisitWord } from '../shell/VisitProvider.js'
import type { Text } from '../text/Text.js'

/** The word of a key, taken from the texts as they are: those of a visit have no plurals and nothing to fill in. */
export function visitWord(text: Text, word: VisitWord): string {
  let found: unknown = text
  for (const part of word.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  }
  return typeof found === 'string' ? found : word
}
