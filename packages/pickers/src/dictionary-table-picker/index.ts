export { dictionaryTableColumns, useDictionaryTableColumns } from './dictionaryTableColumns.js'
export { DictionaryTablePicker, type DictionaryTablePickerProps } from './DictionaryTablePicker.js'
export { dictionaryTablePickerWords } from './dictionaryTablePickerWords.js'
