export { exactly, formatCondition, parseCondition } from '@embpm/calendar/condition'
export type { Condition, ConditionKind, ConditionTest } from '@embpm/calendar/condition'
export { arraySource } from './arraySource.js'
export { rowsNamed } from './rowsNamed.js'
export { rowsOf } from './rowsOf.js'
export type { ArraySourceOptions } from './arraySource.js'
export type {
  RowList,
  RowPage,
  RowQuery,
  RowRequest,
  RowSort,
  RowSource,
  RowValue,
  RowValues,
  ValuesRequest,
} from './RowSource.js'
export { scrollToRow, useWindow } from './windowing/useWindow.js'
export type { RowWindow } from './windowing/useWindow.js'
export { useViewport } from './windowing/useViewport.js'
export type { Viewport } from './windowing/useViewport.js'
