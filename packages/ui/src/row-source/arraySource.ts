import { RowEngine } from './RowEngine.js'
import type { RowSource } from './RowSource.js'
import { whenIdle } from './timeSlices.js'

/** Options of `arraySource`. */
export interface ArraySourceOptions<Row> {
  /** The row's key. Default `row.id`, as text. */
  key?: (row: Row) => string
  /** The values in which a row is searched. Default all its own values. */
  searchIn?: (row: Row) => readonly unknown[]
  /** The value of a column, for sorting and filtering. Default `row[column]`. */
  value?: (row: Row, column: string) => unknown
  /** BCP 47 tag whose rules text is sorted by. Default the browser's language. */
  locale?: string
}

/**
 * A row source in memory. It answers at once where it can: without a search and a sort order always, otherwise when the
 * work is short. Longer work shows its first rows through `onProgress` before `search` returns, and the promise follows
 * with all of them. The rows must not change; give a changed list a source of its own.
 *
 * Sorting: numbers, booleans and dates by size, before text; text by the locale, digits by their number; empty values
 * last in both directions; equal rows keep their order. Filters judge the value's text (`true`, `''` for nothing), those of
 * numbers and days the value; a time stamp lies on the day that it is here.
 */
export function arraySource<Row extends object>(
  rows: readonly Row[],
  options: ArraySourceOptions<Row> = {},
): RowSource<Row> {
  const { key = defaultKey, searchIn = Object.values, value = defaultValue, locale } = options
  const engine = new RowEngine(rows, { searchIn, value, locale })
  let asked = false

  return {
    immediate: true,
    search(query, request) {
      if (!asked) {
        asked = true
        whenIdle(() => void engine.prepare())
      }
      return engine.search(query, request)
    },
    resolve(keys) {
      const wanted = new Set(keys)
      const found = new Map<string, Row>()
      for (const row of rows) {
        if (found.size === wanted.size) break
        const one = key(row)
        if (wanted.has(one)) found.set(one, row)
      }
      return keys.flatMap((one) => found.get(one) ?? [])
    },
    values: (column, request) => engine.values(column, request),
  }
}

const defaultValue = (row: object, column: string): unknown => Reflect.get(row, column)
const defaultKey = (row: object): string => String(Reflect.get(row, 'id'))
