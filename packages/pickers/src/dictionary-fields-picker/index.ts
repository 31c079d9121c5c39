export { dictionaryFieldColumns, useDictionaryFieldColumns } from './dictionaryFieldColumns.js'
export { DictionaryFieldsPicker, type DictionaryFieldsPickerProps } from './DictionaryFieldsPicker.js'
export { dictionaryFieldsPickerWords } from './dictionaryFieldsPickerWords.js'
