import type { ConditionKind } from '@embpm/calendar/condition'

/** A list of rows of which only some may exist as objects. A plain array is one. */
export interface RowList<Row> {
  readonly length: number
  at(index: number): Row | undefined
}

/** Sort order of a list: one column. */
export interface RowSort {
  /** Column id. */
  column: string
  direction: 'ascending' | 'descending'
}

/** What a list or picker asks of its source. */
export interface RowQuery {
  /** Free text. Its tokens (split at white space) must all be found in a row, in any order, ignoring case. */
  search: string
  /**
   * Conditions by column id, each as `parseCondition` reads it: `OData`, `Z*`, `10..20`, `!*test*`. Of one column a row meets any
   * of the including ones and none of those that exclude (`!`); several columns mean "and". One that cannot be read counts as none.
   */
  filters: Readonly<Record<string, readonly string[]>>
  /** What the values of filtered columns are, by id, which says how their conditions are read. Default `choice`. */
  kinds?: Readonly<Record<string, ConditionKind>>
  /** `null` leaves the order to the source. */
  sort: RowSort | null
  /** Index of the first wanted row, from 0. */
  offset: number
  /** Number of wanted rows. */
  limit: number
}

/** One answer of a source. */
export interface RowPage<Row> {
  /** The rows from `offset` on, at most `limit`. */
  rows: RowList<Row>
  /** Number of rows that match the search and the filters. */
  total: number
  /** Number of rows without search and filters, when the source knows it. */
  unfilteredTotal?: number
  /** `true` when there are more than `total`: still being counted, or never counted by this source. Default `false`. */
  partialTotal?: boolean
  /** `false` while more is being computed: a later page replaces this one. Default `true`. */
  complete?: boolean
}

/** Options of one request. */
export interface RowRequest<Row> {
  /** Aborted when a newer query makes this answer useless. */
  signal: AbortSignal
  /** A source that works in steps may show its first rows early; the last page is the returned one. */
  onProgress?: (page: RowPage<Row>) => void
}

/** A value of a column. */
export interface RowValue {
  /** The value's text, `''` where there is none. */
  value: string
  /** How many of the rows that are asked for have it. */
  count: number
}

/** Which rows the values of a column are asked of: those that the search and the other columns' filters leave. */
export interface ValuesRequest extends Pick<RowQuery, 'search' | 'filters' | 'kinds'> {
  signal: AbortSignal
}

/** Values in the order in which they are offered; texts where the source does not count them. */
export type RowValues = readonly (string | RowValue)[]

/**
 * Where a table or picker gets its rows. In memory: `arraySource(rows, …)`. From a server: two functions.
 * A rejected promise is shown as an error with "Try again"; an aborted one is ignored.
 */
export interface RowSource<Row> {
  /**
   * A list without search, filters and sort order is answered at once, and asking for it changes nothing: it is asked while the
   * table is rendered, so that the rows come with it. Default `false`.
   */
  immediate?: boolean
  /** Answers one page; at once (not a promise) where it can, so that the first rows are painted with the dialog. */
  search(query: RowQuery, request: RowRequest<Row>): RowPage<Row> | Promise<RowPage<Row>>
  /** Finds rows by key, for the label of a stored value. Unknown keys are left out. */
  resolve(keys: readonly string[], request: { signal: AbortSignal }): readonly Row[] | Promise<readonly Row[]>
  /**
   * What rows were called at last that are no more, by key: asked for keys that `resolve` leaves out. Keys that never were are left
   * out here, too. A picker then says of a stored value that it was deleted, by name, or that it is unknown; without this
   * function it says that the value could not be found.
   */
  lastNames?(
    keys: readonly string[],
    request: { signal: AbortSignal },
  ): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>
  /** Distinct values of a column, for its filter, which offers conditions alone without them. */
  values?(column: string, request: ValuesRequest): RowValues | Promise<RowValues>
}
