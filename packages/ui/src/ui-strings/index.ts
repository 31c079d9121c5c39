export { UiStrings, defineWords, useUiLocale, useWords } from './UiStrings.js'
export type { Translate, UiStringsProps, Word, WordSet, Words } from './UiStrings.js'
