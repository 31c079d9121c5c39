export { TablePicker, type TablePickerProps } from './TablePicker.js'
export { tablePickerWords } from './tablePickerWords.js'
