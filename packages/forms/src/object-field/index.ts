export { ObjectField, type ObjectFieldProps } from './ObjectField.js'
export { objectFieldWords } from './objectFieldWords.js'
