export { ArrayField, type ArrayFieldProps } from './ArrayField.js'
export { arrayFieldWords } from './arrayFieldWords.js'
export type { Row } from './useRows.js'
