export { RicefwPagePicker, type RicefwPagePickerProps } from './RicefwPagePicker.js'
export { ricefwPagePickerWords } from './ricefwPagePickerWords.js'
