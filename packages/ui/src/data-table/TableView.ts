import type { RowQuery, RowSort } from '../row-source/index.js'

/** What a user did to the columns. Columns that are not named keep what their definition says. */
export interface TableColumnsView {
  /** Column ids in their order; others follow in the order of the definition. */
  order?: string[]
  /** Ids of hidden columns. Default: those defined as hidden. */
  hidden?: string[]
  /** Ids of pinned columns. Default: those defined as pinned. */
  pinned?: string[]
  /** Widths in px by column id. */
  widths?: Record<string, number>
}

/** Everything that a user can set on a table: what to show and how. Plain data, to be kept in an address or a store. */
export interface TableView {
  search: string
  /** Wanted values by column id. */
  filters: Record<string, string[]>
  sort: RowSort | null
  /** From 1. */
  page: number
  pageSize: number
  columns?: TableColumnsView
}

/** The view of a table that nobody has touched: nothing searched, filtered or sorted, 50 rows per page. */
export const emptyView: TableView = { search: '', filters: {}, sort: null, page: 1, pageSize: 50 }

/** Applies a change; another set or order of rows begins with its first page. */
export function changeView(view: TableView, patch: Partial<TableView>): TableView {
  const next = { ...view, ...patch }
  const otherRows = 'search' in patch || 'filters' in patch || 'sort' in patch || 'pageSize' in patch
  return otherRows && patch.page === undefined ? { ...next, page: 1 } : next
}

/** Whether a search or a filter may hide rows. */
export const isFiltered = (view: TableView): boolean =>
  view.search.trim() !== '' || Object.values(view.filters).some((values) => values.length > 0)

/** The query of a view's page. */
export const queryOf = ({ search, filters, sort, page, pageSize }: TableView): RowQuery => ({
  search,
  filters,
  sort,
  offset: (page - 1) * pageSize,
  limit: pageSize,
})
