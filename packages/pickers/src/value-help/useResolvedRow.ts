import type { RowSource } from '@embpm/ui/row-source'
import { useCallback, useLayoutEffect, useState } from 'react'
import { settle } from './settle.js'

/** What is known of the row behind a key: nothing to know, asked for, found, not in the source, or not answered. */
export type ResolvedRow<Row> =
  | { status: 'none' | 'loading' | 'unknown' | 'failed'; row: null }
  | { status: 'found'; row: Row }

interface Answer<Row> {
  key: string
  source: RowSource<Row>
  row: Row | null
  failed: boolean
  attempt: number
}

/** Arguments of `useResolvedRow`. */
export interface ResolvedRowOptions<Row> {
  /** Keep it stable between renders: a new source is asked again. */
  source: RowSource<Row>
  /** The key to find; `null` asks nothing. */
  value: string | null
  /** Key of a row. Keep it stable between renders. */
  rowKey: (row: Row) => string
  /** A row that the user has just chosen; it answers its own key without asking the source. */
  known: Row | null
}

/**
 * Finds the row behind a stored key. A newer key aborts the request of the older one and its late answer is dropped.
 * A failed request ends as `failed`; `retry` asks again.
 */
export function useResolvedRow<Row>({
  source,
  value,
  rowKey,
  known,
}: ResolvedRowOptions<Row>): [ResolvedRow<Row>, () => void] {
  const [answer, setAnswer] = useState<Answer<Row> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isKnown = known !== null && rowKey(known) === value

  // Before paint, so that a source which answers at once never shows the bare key.
  useLayoutEffect(() => {
    if (value === null || isKnown) return
    const controller = new AbortController()
    const tell = (row: Row | null, failed: boolean) => {
      if (!controller.signal.aborted) setAnswer({ key: value, source, row, failed, attempt })
    }
    settle(
      () => source.resolve([value], { signal: controller.signal }),
      (rows) => tell(rows.find((row) => rowKey(row) === value) ?? null, false),
      () => tell(null, true),
    )
    return () => controller.abort()
  }, [source, value, rowKey, isKnown, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const isCurrent = answer?.key === value && answer.source === source && answer.attempt === attempt

  return [resolved(value, isKnown ? known : null, isCurrent ? answer : null), retry]
}

function resolved<Row>(value: string | null, known: Row | null, answer: Answer<Row> | null): ResolvedRow<Row> {
  if (value === null) return { status: 'none', row: null }
  if (known !== null) return { status: 'found', row: known }
  if (answer === null) return { status: 'loading', row: null }
  if (answer.row !== null) return { status: 'found', row: answer.row }
  return { status: answer.failed ? 'failed' : 'unknown', row: null }
}
