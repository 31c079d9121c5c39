import type { Rule } from './Rule.ts'
import { placeholdersKept } from './rules/placeholdersKept.ts'
import { wordsInAllLanguages } from './rules/wordsInAllLanguages.ts'
import { wordsOfParts } from './rules/wordsOfParts.ts'
import { wordsTranslated } from './rules/wordsTranslated.ts'
import { wordsUsed } from './rules/wordsUsed.ts'

/** The rules about words, which `pnpm i18n:check` asks alone. */
export const wordRules: readonly Rule[] = [
  wordsInAllLanguages,
  placeholdersKept,
  wordsTranslated,
  wordsUsed,
  wordsOfParts,
]
