export { PickerField, type PickerFieldProps } from './PickerField.js'
