import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RowPage, RowQuery, RowSource } from '../row-source/index.js'

interface Answer<Row> {
  /** What was asked. */
  name: string
  page: RowPage<Row> | null
  failed: boolean
}

/** The rows of a query and how far they are. */
export interface RowPageState<Row> {
  /**
   * `asking` before the source was asked, which it may answer at once; `loading` until there are rows or an error; rows of an
   * older query stay while a newer one is answered (`stale`).
   */
  status: 'asking' | 'loading' | 'ready' | 'error'
  /** The newest rows, `null` before the first answer. */
  page: RowPage<Row> | null
  /** Whether `page` answers an older query. */
  stale: boolean
  /** Asks again. */
  retry: () => void
}

/** Asks while rendering, where that changes nothing. */
function askAtOnce<Row>(source: RowSource<Row>, query: RowQuery) {
  const { search, filters, sort } = query
  if (!source.immediate || search !== '' || sort || Object.keys(filters).length > 0) return null
  const controller = new AbortController()
  return { query, controller, result: source.search(query, controller) }
}

/** Asks a source for the rows of a query. Newer queries abort older ones; a late answer is never shown. @param query stable while it asks the same */
export function useRowPage<Row>(source: RowSource<Row>, query: RowQuery): RowPageState<Row> {
  const [attempt, setAttempt] = useState(0)
  const name = JSON.stringify([query, attempt])
  const [first] = useState(() => askAtOnce(source, query))
  const [answer, setAnswer] = useState<Answer<Row> | null>(() => {
    const result = first?.result
    return result && !(result instanceof Promise) ? { name, page: result, failed: false } : null
  })
  const isFirst = useRef(true)

  // Before the paint: a source that answers at once has its rows in the very first picture.
  useLayoutEffect(() => {
    const known = isFirst.current && first?.query === query ? first : null
    isFirst.current = false
    const controller = known?.controller ?? new AbortController()
    const { signal } = controller
    const ask = async () => {
      let answered = false
      const show = (page: RowPage<Row>) => {
        answered = true
        if (signal.aborted) return
        setAnswer((before) => (before?.page === page && before.name === name ? before : { name, page, failed: false }))
      }
      try {
        const result = known ? known.result : source.search(query, { signal, onProgress: show })
        if (!(result instanceof Promise)) return show(result)
        if (!answered) setAnswer((before) => before ?? { name: '', page: null, failed: false })
        show(await result)
      } catch {
        if (!signal.aborted) setAnswer((before) => ({ page: null, ...before, name, failed: true }))
      }
    }
    void ask()
    return () => controller.abort()
  }, [source, query, name, first])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const stale = answer?.name !== name
  const status = answer?.failed && !stale ? 'error' : answer?.page ? 'ready' : answer ? 'loading' : 'asking'
  return { status, page: answer?.page ?? null, stale, retry }
}
