import { conditionTest } from '@embpm/calendar/condition-test'
import { sortCollator } from './compareValues.js'
import { firstRows } from './firstRows.js'
import type { RowList, RowPage, RowQuery, RowRequest, RowSort, RowValues, ValuesRequest } from './RowSource.js'
import { CHUNK, SearchIndex } from './SearchIndex.js'
import { searchText, searchTokens } from './searchText.js'
import { SortKeys } from './SortKeys.js'
import { afterPaint, inSlices, runSlice } from './timeSlices.js'
import { upTo } from './sortPlaces.js'

/** Rows that are shown before all are known: more than a screen holds. */
const FIRST = 100
/** Milliseconds of searching before the first rows are shown; a sorted list needs all hits first and may take longer. */
const AT_ONCE = 8
const AT_ONCE_SORTED = 20
/** So many rows are sorted at once. */
const SORT_AT_ONCE = 3000

interface RowEngineOptions<Row> {
  searchIn: (row: Row) => readonly unknown[]
  value: (row: Row, column: string) => unknown
  locale: string | undefined
}

/** Row indexes, of which the first `count` are found so far. */
interface Hits {
  rows: Int32Array
  count: number
}

/** Searches, filters and sorts rows in memory as lists of row indexes, the first screen first. */
export class RowEngine<Row> {
  readonly #rows: readonly Row[]
  readonly #value: (row: Row, column: string) => unknown
  readonly #index: SearchIndex<Row>
  readonly #collator: Intl.Collator
  /** Of the column that was sorted last, while there is room: 17 bytes a row, read anew where they are gone. */
  #keys: { column: string; keys: WeakRef<SortKeys<Row>> } | null = null
  /** The order of all rows by the last sorted column: a search in it needs no sorting. */
  #order: { sort: RowSort; rows: Int32Array } | null = null
  /** The last answer: its other pages are there already. */
  #last: { name: string; rows: Int32Array } | null = null

  constructor(rows: readonly Row[], { searchIn, value, locale }: RowEngineOptions<Row>) {
    this.#rows = rows
    this.#value = value
    this.#index = new SearchIndex(rows, searchIn)
    this.#collator = sortCollator(locale)
  }

  /** Prepares the search of all rows, in time slices. */
  async prepare(): Promise<void> {
    await inSlices(prepareChunks(this.#index), null)
  }

  /** Answers a query as `RowSource.search` does. */
  search(query: RowQuery, request: RowRequest<Row>): RowPage<Row> | Promise<RowPage<Row>> {
    const tokens = searchTokens(query.search)
    const filters = this.#filters(query)
    if (tokens.length === 0 && filters.length === 0) {
      return query.sort ? this.#sort(upTo(this.#rows.length), query.sort, query, request) : this.#page(null, query)
    }
    if (this.#last?.name === nameOf(query)) return this.#page(this.#last.rows, query)
    const hits: Hits = { rows: new Int32Array(this.#rows.length), count: 0 }
    const finding = this.#find(tokens, filters, (index) => (hits.rows[hits.count++] = index))
    if (runSlice(finding, query.sort ? AT_ONCE_SORTED : AT_ONCE)) return this.#found(hits, query, request)
    return this.#findRest(finding, hits, query, request)
  }

  /** The values of a column in their order, and how many of the rows that the rest of the query leaves have each. */
  values(column: string, { signal, ...query }: ValuesRequest): RowValues | Promise<RowValues> {
    const counting = this.#countValues(column, query)
    return runSlice(counting, AT_ONCE)?.value ?? this.#countRest(counting, signal)
  }

  async #countRest(counting: Generator<void, RowValues>, signal: AbortSignal): Promise<RowValues> {
    return (await inSlices(counting, signal)) ?? []
  }

  *#countValues(column: string, query: Omit<ValuesRequest, 'signal'>): Generator<void, RowValues> {
    const others = this.#filters({ ...query, filters: { ...query.filters, [column]: [] } })
    const found = new Map<string, { row: number; count: number }>()
    yield* this.#find(searchTokens(query.search), others, (row) => {
      const text = this.#text(column, row)
      const known = found.get(text)
      if (known) known.count++
      else found.set(text, { row, count: 1 })
    })
    const keys = new SortKeys(this.#rows, (row: Row) => this.#value(row, column), this.#collator)
    const rows = Int32Array.from(found.values(), ({ row }) => row)
    const sorted = yield* keys.sort(rows, 'ascending')
    return Array.from(sorted, (row) => {
      const value = this.#text(column, row)
      return { value, count: found.get(value)?.count ?? 0 }
    })
  }

  #text(column: string, index: number): string {
    const row = this.#rows[index]
    return row === undefined ? '' : searchText(this.#value(row, column))
  }

  #filters({ filters, kinds = {} }: Pick<RowQuery, 'filters' | 'kinds'>): ((row: Row) => boolean)[] {
    return Object.entries(filters).flatMap(([column, conditions]) => {
      const test = conditionTest(conditions, kinds[column] ?? 'choice', { text: searchText })
      return test ? [(row: Row) => test(this.#value(row, column))] : []
    })
  }

  /** Calls `hit` with the index of every row that holds all tokens and meets all filters, a chunk at a time. */
  *#find(
    tokens: readonly string[],
    filters: readonly ((row: Row) => boolean)[],
    hit: (index: number) => void,
  ): Generator<void, void> {
    const add = (i: number) => {
      const row = this.#rows[i]
      if (row !== undefined && filters.every((filter) => filter(row))) hit(i)
    }
    for (let chunk = 0; chunk < this.#index.chunkCount; chunk++) {
      if (tokens.length > 0) this.#index.scan(chunk, tokens, add)
      else {
        const end = Math.min((chunk + 1) * CHUNK, this.#rows.length)
        for (let i = chunk * CHUNK; i < end; i++) add(i)
      }
      yield
    }
  }

  async #findRest(finding: Generator<void, void>, hits: Hits, query: RowQuery, request: RowRequest<Row>) {
    // This runs up to the first `await` before `search` returns: the first rows come at once even so.
    const enough = Math.min(query.limit, FIRST) + query.offset
    let shown = false
    const show = () => {
      if (shown || query.sort || hits.count < enough) return
      shown = true
      request.onProgress?.({
        ...this.#page(hits.rows.subarray(0, hits.count), query),
        partialTotal: true,
        complete: false,
      })
    }
    show()
    if (shown) await afterPaint()
    if (!request.signal.aborted) await inSlices(watch(finding, show), request.signal)
    if (request.signal.aborted) return this.#page(new Int32Array(), query)
    return this.#found(hits, query, request)
  }

  #found(hits: Hits, query: RowQuery, request: RowRequest<Row>): RowPage<Row> | Promise<RowPage<Row>> {
    const rows = hits.rows.slice(0, hits.count)
    return query.sort ? this.#sort(rows, query.sort, query, request) : this.#answer(rows, query)
  }

  #sort(rows: Int32Array, sort: RowSort, query: RowQuery, request: RowRequest<Row>) {
    if (this.#last?.name === nameOf(query)) return this.#page(this.#last.rows, query)
    const order = this.#order
    if (order?.sort.column === sort.column && order.sort.direction === sort.direction) {
      return this.#answer(inOrder(order.rows, rows), query)
    }
    const keys = this.#keysOf(sort.column)
    if (rows.length <= SORT_AT_ONCE) {
      const sorted = runSlice(keys.sort(rows, sort.direction), Infinity)
      return this.#answer(sorted?.value ?? rows, query)
    }
    return this.#sortRest(rows, keys, sort, query, request)
  }

  #keysOf(column: string): SortKeys<Row> {
    const known = this.#keys?.column === column ? this.#keys.keys.deref() : undefined
    if (known) return known
    const keys = new SortKeys(this.#rows, (row: Row) => this.#value(row, column), this.#collator)
    this.#keys = { column, keys: new WeakRef(keys) }
    return keys
  }

  async #sortRest(rows: Int32Array, keys: SortKeys<Row>, sort: RowSort, query: RowQuery, request: RowRequest<Row>) {
    const wanted = query.offset + Math.min(query.limit, FIRST)
    // Far down the list, the first rows cost as much as all.
    if (request.onProgress && wanted <= SORT_AT_ONCE) {
      const first = firstRows(rows, Math.min(wanted, rows.length), keys.comparator(sort.direction))
      request.onProgress({ ...this.#page(first, query), total: rows.length, complete: false })
      await afterPaint()
    }
    const sorted = request.signal.aborted ? null : await inSlices(keys.sort(rows, sort.direction), request.signal)
    if (sorted === null) return this.#page(new Int32Array(), query)
    if (rows.length === this.#rows.length) this.#order = { sort, rows: sorted }
    return this.#answer(sorted, query)
  }

  #answer(rows: Int32Array, query: RowQuery): RowPage<Row> {
    this.#last = { name: nameOf(query), rows }
    return this.#page(rows, query)
  }

  /** @param found all rows when `null` */
  #page(found: Int32Array | null, { offset, limit }: RowQuery): RowPage<Row> {
    const all = this.#rows
    const total = found ? found.length : all.length
    const rows: RowList<Row> = {
      length: Math.max(0, Math.min(limit, total - offset)),
      at(index) {
        if (index < 0 || index >= this.length) return undefined
        return all[found ? (found[offset + index] ?? -1) : offset + index]
      },
    }
    return { rows, total, unfilteredTotal: all.length }
  }
}

const nameOf = (query: RowQuery): string =>
  JSON.stringify([searchTokens(query.search), query.filters, query.kinds, query.sort])

/** The given rows in the order of all rows. */
function inOrder(order: Int32Array, rows: Int32Array): Int32Array {
  const wanted = new Uint8Array(order.length)
  for (const row of rows) wanted[row] = 1
  return order.filter((row) => wanted[row] === 1)
}

function* prepareChunks(index: Pick<SearchIndex<never>, 'chunkCount' | 'prepare'>): Generator<void, void> {
  for (let chunk = 0; chunk < index.chunkCount; chunk++) {
    index.prepare(chunk)
    yield
  }
}

/** Looks after every step. */
function* watch<R>(steps: Generator<void, R>, look: () => void): Generator<void, R> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    look()
    yield
  }
}
