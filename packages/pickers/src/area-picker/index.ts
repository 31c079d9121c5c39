export { AreaPicker, type AreaNode, type AreaPickerProps } from './AreaPicker.js'
export { areaPickerWords } from './areaPickerWords.js'
