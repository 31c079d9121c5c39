import type { PageWord } from '../shell/PageContextProvider.js'
import type { Text } from './Text.js'

/** The word of a key, taken from the texts as they are: those of a page without the workspace have no plurals and nothing to fill in. */
export function pageWord(text: Text, word: PageWord): string {
  let found: unknown = text
  for (const part of word.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  }
  return typeof found === 'string' ? found : word
}
