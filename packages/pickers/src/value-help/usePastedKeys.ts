import type { RowSource } from '@embpm/ui/row-source'
import { useEffect, useEffectEvent, useState } from 'react'
import { settle } from './settle.js'

/** How a pasted list of keys stands. */
export interface PastedKeys {
  status: 'none' | 'asking' | 'done' | 'failed'
  /** Number of keys that were found, when done. */
  found: number
  /** The keys that the source does not know, when done; all of them when it did not answer. */
  left: readonly string[]
  /** Finds the rows of these keys and hands them on. */
  take: (keys: readonly string[]) => void
  /** Asks once more after a failure. */
  retry: () => void
  /** Forgets what was pasted. */
  forget: () => void
}

interface Options<Row> {
  source: RowSource<Row>
  rowKey: (row: Row) => string
  /** Gets the rows that were found, in the order of the keys, and the keys that were not. */
  onFound: (rows: readonly Row[], left: readonly string[]) => void
}

type Result = Pick<PastedKeys, 'status' | 'found' | 'left'>

const nothing: Result = { status: 'none', found: 0, left: [] }

/** Looks pasted keys up in one request. Another list, or leaving the page, aborts it. */
export function usePastedKeys<Row>({ source, rowKey, onFound }: Options<Row>): PastedKeys {
  const [result, setResult] = useState<Result>(nothing)
  const asked = result.status === 'asking' ? result.left : null

  const answer = useEffectEvent((keys: readonly string[], rows: readonly Row[]) => {
    const byKey = new Map(rows.map((row) => [rowKey(row), row]))
    const found = keys.map((key) => byKey.get(key)).filter((row) => row !== undefined)
    const left = keys.filter((key) => !byKey.has(key))
    setResult({ status: 'done', found: found.length, left })
    onFound(found, left)
  })
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const { signal } = controller
    settle(
      () => source.resolve(asked, { signal }),
      (rows) => {
        if (!signal.aborted) answer(asked, rows)
      },
      () => {
        if (!signal.aborted) setResult({ status: 'failed', found: 0, left: asked })
      },
    )
    return () => controller.abort()
  }, [asked, source])

  const take = (keys: readonly string[]) => setResult({ status: 'asking', found: 0, left: keys })
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
