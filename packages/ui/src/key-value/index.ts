export { KeyValue } from './KeyValue.js'
export type { KeyValueItem, KeyValueProps } from './KeyValue.js'
