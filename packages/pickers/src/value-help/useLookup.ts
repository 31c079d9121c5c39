import { lazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Found, Names } from './lookUp.js'

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

interface Options<Row> extends Names<Row> {
  /** Keys to begin with. */
  initial?: readonly string[]
  /** Gets the rows that were found, in the order of the keys, and the keys that were not. */
  onFound: (rows: readonly Row[], left: readonly string[]) => void
}

type Result = Pick<Lookup, 'status' | 'found' | 'left' | 'isSeveral'>

const nothing: Result = { status: 'none', found: 0, left: [], isSeveral: false }
const asking = (keys: readonly string[]): Result => ({ ...nothing, status: 'asking', left: keys })

/** What looks up; needed once something was typed or pasted. */
export const lookUpPart = lazyPart(async () => (await import('./lookUp.js')).lookUp)

/** Looks keys up. Other keys, or leaving the page, abort it. */
export function useLookup<Row>({ initial, onFound, ...names }: Options<Row>): Lookup {
  const { source } = names
  const [result, setResult] = useState<Result>(() => (initial === undefined ? nothing : asking(initial)))
  const asked = result.status === 'asking' ? result.left : null

  const find = useEffectEvent(async (from: RowSource<Row>, keys: readonly string[], signal: AbortSignal) => {
    const lookUp = await lookUpPart.load()
    return await lookUp({ ...names, source: from }, keys, signal)
  })
  const answer = useEffectEvent(({ rows, left, isSeveral }: Found<Row>) => {
    setResult({ status: 'done', found: rows.length, left, isSeveral })
    onFound(rows, left)
  })
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const { signal } = controller
    find(source, asked, signal).then(
      (found) => {
        if (!signal.aborted) answer(found)
      },
      () => {
        if (!signal.aborted) setResult({ ...nothing, status: 'failed', left: asked })
      },
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
