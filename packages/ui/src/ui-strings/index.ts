export { defineWords } from './defineWords.js'
export type { Word, WordSet, Words } from './defineWords.js'
export { UiStrings, useUiLocale, useWords } from './UiStrings.js'
export type { Translate, UiStringsProps } from './UiStrings.js'
