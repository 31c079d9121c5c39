import { rowsNamed, type RowPage, type RowSource } from '@embpm/ui/row-source'
import { useEffect, useEffectEvent, useState } from 'react'
import { settle } from './settle.js'
import { firstRows } from './useSuggestions.js'

/** What became of typed or pasted keys. */
export interface Lookup {
  status: 'none' | 'asking' | 'done' | 'failed'
  /** Number of keys that were found, when done. */
  found: number
  /** The keys that the source does not know, when done; all of them while it is asked or when it did not answer. */
  left: readonly string[]
  /** Several rows have the name that is left. */
  isSeveral: boolean
  /** Finds the rows of these keys and hands them on. */
  take: (keys: readonly string[]) => void
  /** Asks once more after a failure. */
  retry: () => void
  /** Forgets the keys; an answer that is under way is dropped. */
  forget: () => void
}

interface Options<Row> {
  source: RowSource<Row>
  rowKey: (row: Row) => string
  /** The names of a row, its key first. */
  rowNames: readonly [(row: Row) => string, ...((row: Row) => string)[]]
  /** Whether a row can be taken. */
  isSelectable: (row: Row) => boolean
  /** Keys to begin with. */
  initial?: readonly string[]
  /** Gets the rows that were found, in the order of the keys, and the keys that were not. */
  onFound: (rows: readonly Row[], left: readonly string[]) => void
}

type Result = Pick<Lookup, 'status' | 'found' | 'left' | 'isSeveral'>

/** Hits of a search among which a key in another spelling is looked for. */
const searched = 200
const nothing: Result = { status: 'none', found: 0, left: [], isSeveral: false }
const asking = (keys: readonly string[]): Result => ({ ...nothing, status: 'asking', left: keys })

/**
 * Looks keys up in one request. A single one that the source does not know is searched for as well, since it may be written
 * in another case or be the name. Other keys, or leaving the page, abort it.
 */
export function useLookup<Row>(options: Options<Row>): Lookup {
  const { source, rowKey, rowNames, isSelectable, initial, onFound } = options
  const [result, setResult] = useState<Result>(() => (initial === undefined ? nothing : asking(initial)))
  const asked = result.status === 'asking' ? result.left : null

  const resolved = useEffectEvent((keys: readonly string[], rows: readonly Row[]) => {
    const byKey = new Map(rows.filter(isSelectable).map((row) => [rowKey(row), row]))
    const found = keys.map((key) => byKey.get(key)).filter((row) => row !== undefined)
    const left = keys.filter((key) => !byKey.has(key))
    return { found, left }
  })
  const answer = useEffectEvent((found: readonly Row[], left: readonly string[], isSeveral = false) => {
    setResult({ status: 'done', found: found.length, left, isSeveral })
    onFound(found, left)
  })
  const named = useEffectEvent((page: RowPage<Row>, text: string) => {
    const rows = firstRows(page, searched).filter(isSelectable)
    const byKey = rowsNamed(rows, text, [rowKey])
    const same = byKey.length > 0 ? byKey : rowsNamed(rows, text, rowNames)
    // Among more hits than these another one may be called the same.
    const isOnly = same.length === 1 && (byKey.length > 0 || page.total <= searched)
    answer(isOnly ? same : [], isOnly ? [] : [text], same.length > 0)
  })

  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const { signal } = controller
    const whenWanted =
      <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (!signal.aborted) act(...args)
      }
    const failed = whenWanted(() => setResult({ ...nothing, status: 'failed', left: asked }))
    const search = (text: string) =>
      settle(
        () => source.search({ search: text, filters: {}, sort: null, offset: 0, limit: searched }, { signal }),
        whenWanted((page) => named(page, text)),
        failed,
      )
    settle(
      () => source.resolve(asked, { signal }),
      whenWanted((rows) => {
        const { found, left } = resolved(asked, rows)
        const [only] = left
        if (asked.length === 1 && only !== undefined) search(only)
        else answer(found, left)
      }),
      failed,
    )
    return () => controller.abort()
  }, [asked, source])

  const take = (keys: readonly string[]) => setResult(asking(keys))
  return { ...result, take, retry: () => take(result.left), forget: () => setResult(nothing) }
}

/**
 * The keys in a pasted text, each once, in their order: a spreadsheet's column, or a list with tabs, commas or semicolons.
 * `null` for a text that is no list, so that pasting one word stays what it is.
 */
export function pastedKeys(text: string): readonly string[] | null {
  const keys = text
    .split(/[\n\r\t,;]+/)
    .map((part) =>
      part
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2')
        .trim(),
    )
    .filter((part) => part !== '')
  return keys.length > 1 ? [...new Set(keys)] : null
}
