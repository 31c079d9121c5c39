import { useCallback, useLayoutEffect, useState } from 'react'
import { settle } from '../value-help/settle.js'
import type { LoadTableFields, TableField } from './TableField.js'

interface Answer {
  load: LoadTableFields
  tableKey: string
  attempt: number
  /** `null` when they could not be loaded. */
  fields: readonly TableField[] | null
}

/** What is known of a table's fields: not answered yet, answered, or not to be had. */
export type TableFieldsState =
  | { status: 'loading'; fields: null }
  | { status: 'failed'; fields: null }
  | { status: 'ready'; fields: readonly TableField[] }

/**
 * Asks for the fields of one table. Another table aborts the request of the one before, and an answer that comes late
 * anyway is dropped; the second value asks once more.
 */
export function useTableFields(load: LoadTableFields, tableKey: string): [TableFieldsState, () => void] {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)

  // Before paint, so that fields which are there at once never flash.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const tell = (fields: readonly TableField[] | null) => {
      if (!controller.signal.aborted) setAnswer({ load, tableKey, attempt, fields })
    }
    settle(
      () => load(tableKey, { signal: controller.signal }),
      tell,
      () => tell(null),
    )
    return () => controller.abort()
  }, [load, tableKey, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const isCurrent = answer?.load === load && answer.tableKey === tableKey && answer.attempt === attempt
  return [isCurrent ? stateOf(answer.fields) : { status: 'loading', fields: null }, retry]
}

const stateOf = (fields: readonly TableField[] | null): TableFieldsState =>
  fields === null ? { status: 'failed', fields } : { status: 'ready', fields }
