import type { RowPage, RowSource } from '@embpm/ui/row-source'
import { useLayoutEffect, useState } from 'react'
import { settle } from './settle.js'

/** Answer to what the user has typed so far. */
export interface Suggestions<Row> {
  /** `loading`: the rows below, if any, belong to an earlier text. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  rows: readonly Row[]
  /** Rows that match. */
  total: number
  /** Rows in the source without the text, when it says so. */
  unfilteredTotal: number | undefined
}

interface Answer<Row> {
  text: string
  page: RowPage<Row> | null
}

const nothing = { rows: [], total: 0, unfilteredTotal: undefined }

/**
 * Asks `source` for up to `limit` rows that match `text`; `null` asks nothing. Every new text aborts the request of the
 * one before, and an answer that comes late anyway is dropped, so the rows always belong to the newest answered text.
 */
export function useSuggestions<Row>(source: RowSource<Row>, text: string | null, limit: number): Suggestions<Row> {
  const [answer, setAnswer] = useState<Answer<Row> | null>(null)

  useLayoutEffect(() => {
    if (text === null) return
    const controller = new AbortController()
    const tell = (page: RowPage<Row> | null) => {
      if (!controller.signal.aborted) setAnswer({ text, page })
    }
    settle(
      () =>
        source.search(
          { search: text, filters: {}, sort: null, offset: 0, limit },
          { signal: controller.signal, onProgress: tell },
        ),
      tell,
      () => tell(null),
    )
    return () => controller.abort()
  }, [source, text, limit])

  if (text === null) return { status: 'idle', ...nothing }
  if (answer === null) return { status: 'loading', ...nothing }
  if (answer.page === null) return { status: answer.text === text ? 'failed' : 'loading', ...nothing }
  return {
    status: answer.text === text ? 'ready' : 'loading',
    rows: firstRows(answer.page, limit),
    total: answer.page.total,
    unfilteredTotal: answer.page.unfilteredTotal,
  }
}

/** Up to `limit` rows of a page that are there. */
export function firstRows<Row>(page: RowPage<Row>, limit: number): readonly Row[] {
  const rows: Row[] = []
  for (let index = 0; index < Math.min(page.rows.length, limit); index++) {
    const row = page.rows.at(index)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
