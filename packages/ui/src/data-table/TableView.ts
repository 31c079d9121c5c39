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
  /** Conditions by column id, each a text as `parseCondition` reads it: `OData`, `Z*`, `10..20`. */
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

/**
 * How a table shows a long list: in `pages` with a pager, as one list that grows by a page at a time (`more`), or as one
 * list of `all` rows, for sources that can answer all of them at once.
 */
export type TablePaging = 'pages' | 'more' | 'all'

/** As many rows as a list of all asks for. */
const ALL = 1_000_000

/** The query of what a view shows: a page, the pages up to it, or everything. */
export const queryOf = ({ search, filters, sort, page, pageSize }: TableView, paging: TablePaging): RowQuery => ({
  search,
  filters,
  sort,
  offset: paging === 'pages' ? (page - 1) * pageSize : 0,
  limit: paging === 'pages' ? pageSize : paging === 'more' ? page * pageSize : ALL,
})

/** Names the list of rows that a query is a part of; a list that grows keeps its name. */
export const listNameOf = (view: TableView, paging: TablePaging): string =>
  JSON.stringify([view.search, view.filters, view.sort, paging === 'pages' ? [view.page, view.pageSize] : paging])
