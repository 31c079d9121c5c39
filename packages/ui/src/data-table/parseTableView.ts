import { MIN_WIDTH } from './columnWidth.js'
import { emptyView, type TableColumnsView, type TableView } from './TableView.js'

/** A column is no wider, in px, whatever a saved view says. */
const MAX_WIDTH = 4000
/** No page holds more rows. */
const MAX_PAGE_SIZE = 100_000

/**
 * Reads a saved view from anywhere: what is missing, of the wrong type or out of range is as in an untouched table. It never
 * throws.
 * @param columns ids of the table's columns; others are left out. Without it all are taken.
 */
export function parseTableView(value: unknown, columns?: Iterable<string>): TableView {
  const known = columns ? new Set(columns) : null
  const isKnown = (id: string) => !known || known.has(id)
  const { search, filters, sort, page, pageSize, columns: arranged } = recordOf(value)
  const view: TableView = {
    search: typeof search === 'string' ? search : emptyView.search,
    filters: {},
    sort: sortOf(sort, isKnown),
    page: whole(page, Number.MAX_SAFE_INTEGER) ?? emptyView.page,
    pageSize: whole(pageSize, MAX_PAGE_SIZE) ?? emptyView.pageSize,
  }
  for (const [id, wanted] of Object.entries(recordOf(filters))) {
    const values = texts(wanted)
    if (isKnown(id) && values && values.length > 0) view.filters[id] = values
  }
  const columnsView = columnsOf(recordOf(arranged), isKnown)
  return Object.keys(columnsView).length > 0 ? { ...view, columns: columnsView } : view
}

function columnsOf(value: Record<string, unknown>, isKnown: (id: string) => boolean): TableColumnsView {
  const view: TableColumnsView = {}
  for (const key of ['order', 'hidden', 'pinned'] as const) {
    const ids = texts(value[key])
    if (ids) view[key] = [...new Set(ids.filter(isKnown))]
  }
  const widths: [string, number][] = []
  for (const [id, width] of Object.entries(recordOf(value.widths))) {
    if (!isKnown(id) || typeof width !== 'number' || !Number.isFinite(width)) continue
    widths.push([id, Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)))])
  }
  return widths.length > 0 ? { ...view, widths: Object.fromEntries(widths) } : view
}

function sortOf(value: unknown, isKnown: (id: string) => boolean): TableView['sort'] {
  const { column, direction } = recordOf(value)
  if (typeof column !== 'string' || !isKnown(column)) return null
  return direction === 'ascending' || direction === 'descending' ? { column, direction } : null
}

const whole = (value: unknown, max: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : null

const texts = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : null

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
