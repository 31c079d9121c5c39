import type { RowSource } from '@embpm/ui/row-source'
import { useCallback, useLayoutEffect, useState } from 'react'
import { settle } from './settle.js'

/** What is known of the row behind a key, once its source was asked. */
type Answer<Row> =
  | { status: 'failed'; row: null }
  | { status: 'unknown'; row: null; lastName?: string | null }
  | { status: 'found'; row: Row }

/**
 * A key and what is known of the row behind it: asked for, found, not in the source, or not answered. Of a key that is not in a
 * source with `lastNames`, `lastName` is what its row was called when it was deleted, `null` if there never was one.
 */
export type ValueHelpItem<Row> = { key: string } & (Answer<Row> | { status: 'loading'; row: null })

/** What `useResolvedRows` answers. */
export interface ResolvedRows<Row> {
  /** One item per key, in the order of the keys. */
  items: readonly ValueHelpItem<Row>[]
  /** Asks again for the rows that were not answered. */
  retry: () => void
  /** Takes in rows that are known from elsewhere; the source is not asked for them. */
  learn: (rows: readonly Row[]) => void
}

interface Answers<Row> {
  source: RowSource<Row>
  byKey: ReadonlyMap<string, Answer<Row>>
}

const none: ReadonlyMap<string, never> = new Map<string, never>()
const failed = { status: 'failed', row: null } as const
const loading = { status: 'loading', row: null } as const

/**
 * Finds the rows behind keys with one request for all that are not known, and with a second one what those were called that are no
 * more, where there are such and the source can tell. Other keys abort the request of the ones before,
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
    (rows: readonly Row[]) => add(rows.map((row) => [rowKey(row), { status: 'found', row }] as const)),
    [add, rowKey],
  )

  // Before paint, so that a source which answers at once never shows the bare key.
  useLayoutEffect(() => {
    if (asked === '') return
    const missing = asked.split('\0').slice(1)
    const controller = new AbortController()
    const { signal } = controller
    const fail = () => {
      if (!signal.aborted) add(missing.map((key) => [key, failed] as const))
    }
    settle(
      () => source.resolve(missing, { signal }),
      (rows) => {
        if (signal.aborted) return
        const found = new Map(rows.map((row) => [rowKey(row), row]))
        const left = missing.filter((key) => !found.has(key))
        const answer = (names?: ReadonlyMap<string, string>) =>
          add(
            missing.map((key): [string, Answer<Row>] => {
              const row = found.get(key)
              if (row !== undefined) return [key, { status: 'found', row }]
              return [key, { status: 'unknown', row: null, ...(names && { lastName: names.get(key) ?? null }) }]
            }),
          )
        if (left.length === 0 || !source.lastNames) answer()
        else
          settle(
            () => source.lastNames?.(left, { signal }) ?? none,
            (names) => {
              if (!signal.aborted) answer(names)
            },
            fail,
          )
      },
      fail,
    )
    return () => controller.abort()
  }, [source, asked, rowKey, add])

  const retry = useCallback(
    () =>
      setState((now) => ({ source, byKey: new Map([...now.byKey].filter(([, { status }]) => status !== 'failed')) })),
    [source],
  )
  return { items: keys.map((key) => ({ key, ...(byKey.get(key) ?? loading) })), retry, learn }
}
