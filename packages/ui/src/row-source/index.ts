export { arraySource } from './arraySource.js'
export type { ArraySourceOptions } from './arraySource.js'
export type { RowList, RowPage, RowQuery, RowRequest, RowSort, RowSource } from './RowSource.js'
