export { SapTablePicker, type SapTablePickerProps } from './SapTablePicker.js'
export { sapTablePickerWords } from './sapTablePickerWords.js'
