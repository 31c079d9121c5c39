export { glAccountColumns, useGlAccountColumns } from './glAccountColumns.js'
export { GlAccountPicker, type GlAccountPickerProps } from './GlAccountPicker.js'
export { glAccountPickerWords } from './glAccountPickerWords.js'
