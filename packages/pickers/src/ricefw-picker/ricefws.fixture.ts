import { sampleRows } from '@embpm/backend/seeds'
import type { RicefwRow } from '@embpm/contract/ricefw'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

const value = (row: RicefwRow, column: string): unknown =>
  column === 'processPath' ? row.processPath.join(' ') : Reflect.get(row, column)

const rows = sampleRows.ricefws(1120)

/** 1,120 RICEFW items, with their `ricefwId` as key. */
export const ricefws: RowSource<RicefwRow> = arraySource(rows, { key: ({ ricefwId }) => ricefwId, value })

/** The same, with their `id` as key. */
export const ricefwsById: RowSource<RicefwRow> = arraySource(rows, { value })
