export { SearchField } from './SearchField.js'
export type { SearchFieldProps } from './SearchField.js'
export { useSearchText } from './useSearchText.js'
export type { SearchText, SearchTextOptions } from './useSearchText.js'
