import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RowPage, RowQuery, RowSource } from '../row-source/index.js'

/** Pause in typing, in milliseconds, before a source is asked that needs time to answer. */
const PAUSE = 150

interface Answer<Row> {
  /** What was asked. */
  name: string
  page: RowPage<Row> | null
  failed: boolean
}

/** The rows of a query and how far they are. */
export interface RowPageState<Row> {
  /** `loading` until there are rows or an error; rows of an older query stay while a newer one is answered (`stale`). */
  status: 'loading' | 'ready' | 'error'
  /** The newest rows, `null` before the first answer. */
  page: RowPage<Row> | null
  /** Whether `page` answers an older query. */
  stale: boolean
  /** Asks again. */
  retry: () => void
}

/** Asks a source for the rows of a query. Newer queries abort older ones; a late answer is never shown. @param query stable while it asks the same */
export function useRowPage<Row>(source: RowSource<Row>, query: RowQuery): RowPageState<Row> {
  const [answer, setAnswer] = useState<Answer<Row>>({ name: '', page: null, failed: false })
  const [attempt, setAttempt] = useState(0)
  const name = JSON.stringify([query, attempt])
  const asked = useRef({ search: query.search, slow: false, query })

  // Before the paint: a source that answers at once has its rows in the very first picture.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const typing = asked.current.search !== query.search
    asked.current.search = query.search
    const ask = async () => {
      let answered = false
      const show = (page: RowPage<Row>) => {
        answered = true
        if (!signal.aborted) setAnswer({ name, page, failed: false })
      }
      try {
        const result = source.search(query, { signal, onProgress: show })
        if (!(result instanceof Promise)) return show(result)
        asked.current.slow = !answered
        show(await result)
      } catch {
        if (!signal.aborted) setAnswer((before) => ({ ...before, name, failed: true }))
      }
    }
    const pause = typing && asked.current.slow ? setTimeout(() => void ask(), PAUSE) : undefined
    if (pause === undefined) void ask()
    return () => {
      clearTimeout(pause)
      controller.abort()
    }
  }, [source, query, name])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const stale = answer.name !== name
  const status = answer.failed && !stale ? 'error' : answer.page ? 'ready' : 'loading'
  return { status, page: answer.page, stale, retry }
}
