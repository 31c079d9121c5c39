export { JsonInput, type JsonInputProps } from './JsonInput.js'
