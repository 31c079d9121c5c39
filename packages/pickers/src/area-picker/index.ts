export { AreaPicker, type AreaPickerProps } from './AreaPicker.js'
export { areaPickerWords } from './areaPickerWords.js'
