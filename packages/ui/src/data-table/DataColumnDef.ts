import { createColumnHelper, type Column, type ColumnDef, type ColumnHelper, type RowData } from '@tanstack/react-table'
import type { ConditionKind } from '@embpm/calendar/condition'
import type { DataTableFeatures } from './features.js'

/** How a column's values are shown, aligned and sized. */
export type DataColumnType = 'text' | 'name' | 'technical' | 'number' | 'boolean' | 'date' | 'json' | 'link' | 'status'

/** What a data table knows of a column beyond TanStack Table's options: the `meta` of a definition. */
export interface DataColumnMeta {
  /** Name in menus, filters and exported files when `header` is no text. Default `header`, else the id. */
  name?: string
  /**
   * `name` is set medium, `technical` smaller and muted, `number` by the locale at the end, `date` by the locale (ISO text or
   * `Date`), `boolean` as a word, `json` on one line, `link` as a link to the value, `status` as a status circle with its
   * word. Default `text`.
   */
  type?: DataColumnType
  /**
   * What its filter can say, with `enableColumnFilter`: `text` contains, begins with and the like, with `*` for any text; `number`
   * and `date` ranges; `choice` some of the source's values or all but these. In the view each condition is a text that
   * `parseCondition` reads. Default: by `type`; `choice` with `valueText`; otherwise `text`.
   */
  filter?: ConditionKind
  /**
   * The words for a coded value, such as "Functional spec" for `FS`: in cells without a template of their own, filters and
   * exported files. Searching and sorting still go by the source's own values. A known status keeps its own word.
   */
  valueText?(value: string): string
  /** Pinned to the start until the user unpins it: it stays there when the table scrolls sideways. Default `false`. */
  pinned?: boolean
  /** Hidden until the user shows it. Default `false`. */
  hidden?: boolean
}

/**
 * One column of a data table, or several under one head: a column definition of TanStack Table. Make it by `columnHelper`,
 * once, outside the component or memoised.
 *
 * Beside `meta` these options are read: `id`, `accessorKey` or `accessorFn`, `header` and `cell` (a text or a template),
 * `size` (first width in px; default by `meta.type`), `minSize` (default 56) and `maxSize`, `enableSorting` (default `true`),
 * `enableColumnFilter` (offers a filter; default `false`), and `columns` of a group. The id is the name in sort order, filters
 * and the saved column state; by default it is the path of the accessor, with its dots. Sorting and filtering go by the
 * source's own values.
 */
export type DataColumnDef<Row extends RowData> = ColumnDef<DataTableFeatures, Row>

/**
 * TanStack Table's column helper for rows of a type: a path that the type does not have does not compile.
 * @example
 * const column = columnHelper<Service>()
 * const columns = column.columns([
 *   column.accessor('name', { header: 'Name', size: 240 }),
 *   column.accessor('hours', { header: 'Hours', enableColumnFilter: true, meta: { type: 'number' } }),
 * ])
 */
export const columnHelper = <Row extends RowData>(): ColumnHelper<DataTableFeatures, Row> =>
  createColumnHelper<DataTableFeatures, Row>()

/** A column of TanStack Table without the type of its rows: what heads, menus, filters and cells need of it. */
export interface TableColumn extends Pick<
  Column<DataTableFeatures, RowData>,
  | 'id'
  | 'clearSorting'
  | 'getCanFilter'
  | 'getCanSort'
  | 'getIsVisible'
  | 'pin'
  | 'setFilterValue'
  | 'toggleSorting'
  | 'toggleVisibility'
> {
  readonly columnDef: { readonly header?: unknown; readonly cell?: unknown; readonly meta?: DataColumnMeta }
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

/** What a column is called. */
export const columnName = ({ id, columnDef: { header, meta } }: Pick<TableColumn, 'id' | 'columnDef'>): string =>
  meta?.name ?? (typeof header === 'string' ? header : id)

/** How a column's values are shown. */
export const columnType = ({ columnDef }: Pick<TableColumn, 'columnDef'>): DataColumnType =>
  columnDef.meta?.type ?? 'text'

/** The words for a value of a column. */
export const valueText = ({ columnDef: { meta } }: Pick<TableColumn, 'columnDef'>, value: string): string =>
  meta?.valueText ? meta.valueText(value) : value

/** What the conditions on a column can say. */
export function filterKind({ columnDef: { meta = {} } }: Pick<TableColumn, 'columnDef'>): ConditionKind {
  const { type, filter, valueText: words } = meta
  if (filter) return filter
  if (type === 'number' || type === 'date') return type
  return words || type === 'boolean' || type === 'status' ? 'choice' : 'text'
}
