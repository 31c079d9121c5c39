export { SwitchInput, type SwitchInputProps } from './SwitchInput.js'
