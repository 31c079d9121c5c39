export { RadioInput, type RadioInputProps } from './RadioInput.js'
