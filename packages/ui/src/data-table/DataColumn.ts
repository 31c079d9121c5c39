import type { ReactNode } from 'react'
import type { RangeKind } from '../row-source/index.js'

/** How a column's values are shown, aligned and sized. */
export type DataColumnType = 'text' | 'name' | 'technical' | 'number' | 'boolean' | 'date' | 'json' | 'link' | 'status'

/** One column of a data table. Declare columns once, outside the component or memoised. */
export interface DataColumn<Row> {
  /** Unique; also the name in sort order, filters and the saved column state. */
  id: string
  /** Head of the column, and its name in menus and filters. */
  header: string
  /** The value that is shown. Default `row[id]`. Sorting and filtering go by the source's own values. */
  value?(row: Row): unknown
  /**
   * `name` is set medium, `technical` smaller and muted, `number` by the locale at the end, `date` by the locale (ISO text or
   * `Date`), `boolean` as a word, `json` on one line, `link` as a link to the value, `status` as a status circle with its
   * word. Default `text`.
   */
  type?: DataColumnType
  /** First width in px. Default by type. */
  width?: number
  /** Default `true`. */
  sortable?: boolean
  /**
   * Offers a filter: `true` the source's values of this column to choose from, `number` or `date` a range with one or two
   * ends. A range is kept in the view as one value, `from..to`; days are `yyyy-mm-dd`. Default `false`.
   */
  filterable?: boolean | RangeKind
  /**
   * The words for a coded value, such as "Functional spec" for `FS`: in cells without content of their own, filters and
   * exported files. Searching and sorting still go by the source's own values. A known status keeps its own word.
   */
  valueText?(value: string): string
  /** Stands at the start and stays there when the table scrolls sideways. Default `false`. */
  pinned?: boolean
  /** Hidden until the user shows it. Default `false`. */
  hidden?: boolean
  /** Content of its own instead of the type's. Highlight `search` in it where that helps. */
  cell?(row: Row, context: { search: string }): ReactNode
}

/** Default widths in px. */
export const columnWidths: Readonly<Record<DataColumnType, number>> = {
  text: 140,
  name: 220,
  technical: 260,
  number: 96,
  boolean: 96,
  date: 120,
  json: 220,
  link: 200,
  status: 150,
}

/** The words for a value of a column. */
export const valueText = ({ valueText: words }: Pick<DataColumn<unknown>, 'valueText'>, value: string): string =>
  words ? words(value) : value

/** What the values of a column are ranges of, `null` when they are values. */
export const rangeKind = ({ filterable }: Pick<DataColumn<unknown>, 'filterable'>): RangeKind | null =>
  typeof filterable === 'string' ? filterable : null

/** The value that a column shows of a row. */
export const columnValue = <Row>(column: DataColumn<Row>, row: Row): unknown =>
  column.value ? column.value(row) : typeof row === 'object' && row !== null ? Reflect.get(row, column.id) : undefined
