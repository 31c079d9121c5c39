export type { RowList, RowPage, RowQuery, RowRequest, RowSort, RowSource } from './RowSource.js'
