export { LanguageInput, type LanguageInputProps } from './LanguageInput.js'
