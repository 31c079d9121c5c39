export { RicefwPicker, type RicefwPickerProps } from './RicefwPicker.js'
export { ricefwColumns, useRicefwColumns } from './ricefwColumns.js'
export { ricefwPickerWords } from './ricefwPickerWords.js'
