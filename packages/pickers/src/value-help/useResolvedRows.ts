import type { RowSource } from '@embpm/ui/row-source'
import { useCallback, useLayoutEffect, useState } from 'react'
import { settle } from './settle.js'

/** A key and what is known of the row behind it: asked for, found, not in the source, or not answered. */
export type ValueHelpItem<Row> =
  | { key: string; status: 'loading' | 'unknown' | 'failed'; row: null }
  | { key: string; status: 'found'; row: Row }

/** What `useResolvedRows` answers. */
export interface ResolvedRows<Row> {
  /** One item per key, in the order of the keys. */
  items: readonly ValueHelpItem<Row>[]
  /** Asks again for the rows that were not answered. */
  retry: () => void
  /** Takes in rows that are known from elsewhere; the source is not asked for them. */
  learn: (rows: readonly Row[]) => void
}

/** `null`: the source does not know the key. */
type Answer<Row> = { row: Row | null } | 'failed'

interface Answers<Row> {
  source: RowSource<Row>
  byKey: ReadonlyMap<string, Answer<Row>>
}

const none: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Finds the rows behind keys with one request for all that are not known. Other keys abort the request of the ones before,
 * and its late answer is dropped.
 *
 * @param source keep it and `rowKey` stable between renders: a new source is asked again
 */
export function useResolvedRows<Row>(
  source: RowSource<Row>,
  keys: readonly string[],
  rowKey: (row: Row) => string,
): ResolvedRows<Row> {
  const [state, setState] = useState<Answers<Row>>({ source, byKey: none })
  // At once: what is kept of a source that is gone keeps its rows and their search index.
  if (state.source !== source) setState({ source, byKey: none })
  // No function below may read `state`: one that is kept would keep the source in it.
  const byKey: Answers<Row>['byKey'] = state.source === source ? state.byKey : none
  // A text, so that equal lists are one question: each key behind a character that no key has.
  const asked = keys
    .filter((key) => !byKey.has(key))
    .map((key) => `\0${key}`)
    .join('')

  const add = useCallback(
    (entries: Iterable<readonly [string, Answer<Row>]>) =>
      setState((now) => ({ source, byKey: new Map([...(now.source === source ? now.byKey : []), ...entries]) })),
    [source],
  )
  const learn = useCallback(
    (rows: readonly Row[]) => add(rows.map((row) => [rowKey(row), { row }] as const)),
    [add, rowKey],
  )

  // Before paint, so that a source which answers at once never shows the bare key.
  useLayoutEffect(() => {
    if (asked === '') return
    const missing = asked.split('\0').slice(1)
    const controller = new AbortController()
    const { signal } = controller
    settle(
      () => source.resolve(missing, { signal }),
      (rows) => {
        if (signal.aborted) return
        const found = new Map(rows.map((row) => [rowKey(row), row]))
        add(missing.map((key) => [key, { row: found.get(key) ?? null }] as const))
      },
      () => {
        if (!signal.aborted) add(missing.map((key) => [key, 'failed'] as const))
      },
    )
    return () => controller.abort()
  }, [source, asked, rowKey, add])

  const retry = useCallback(
    () => setState((now) => ({ source, byKey: new Map([...now.byKey].filter(([, answer]) => answer !== 'failed')) })),
    [source],
  )
  return { items: keys.map((key) => itemOf(key, byKey.get(key))), retry, learn }
}

function itemOf<Row>(key: string, answer: Answer<Row> | undefined): ValueHelpItem<Row> {
  if (answer === undefined) return { key, status: 'loading', row: null }
  if (answer === 'failed') return { key, status: 'failed', row: null }
  return answer.row === null ? { key, status: 'unknown', row: null } : { key, status: 'found', row: answer.row }
}
