export { ComboBoxInput, type ComboBoxInputProps } from './ComboBoxInput.js'
