import { rowsNamed, type RowSource } from '@embpm/ui/row-source'
import { firstRows } from './useSuggestions.js'

/** Where rows are looked up, and what they are called. */
export interface Names<Row> {
  source: RowSource<Row>
  rowKey: (row: Row) => string
  /** The names of a row, its key first. */
  rowNames: readonly [(row: Row) => string, ...((row: Row) => string)[]]
  /** Whether a row can be taken. */
  isSelectable: (row: Row) => boolean
}

/** What keys stand for. */
export interface Found<Row> {
  /** In the order of the keys. */
  rows: readonly Row[]
  /** The keys that the source does not know. */
  left: readonly string[]
  /** Several rows have the name that is left. */
  isSeveral: boolean
}

/** Hits of a search among which a key in another spelling is looked for. */
const searched = 200

/**
 * Looks keys up in one request. A single one that the source does not know is searched for as well, since it may be written
 * in another case or be the name.
 *
 * @throws what the source throws
 */
export async function lookUp<Row>(
  { source, rowKey, rowNames, isSelectable }: Names<Row>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Found<Row>> {
  const resolved = (await source.resolve(keys, { signal })).filter(isSelectable)
  const byKey = new Map(resolved.map((row) => [rowKey(row), row]))
  const rows = keys.map((key) => byKey.get(key)).filter((row) => row !== undefined)
  const left = keys.filter((key) => !byKey.has(key))
  const [text] = left
  if (keys.length > 1 || text === undefined) return { rows, left, isSeveral: false }

  const page = await source.search({ search: text, filters: {}, sort: null, offset: 0, limit: searched }, { signal })
  const hits = firstRows(page, searched).filter(isSelectable)
  const ofKey = rowsNamed(hits, text, [rowKey])
  const same = ofKey.length > 0 ? ofKey : rowsNamed(hits, text, rowNames)
  // Among more hits than these another one may be called the same.
  const isOnly = same.length === 1 && (ofKey.length > 0 || page.total <= searched)
  return { rows: isOnly ? same : [], left: isOnly ? [] : left, isSeveral: same.length > 0 && !isOnly }
}
