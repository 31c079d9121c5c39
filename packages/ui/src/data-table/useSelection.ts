import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'

/** `none` shows no selection column, `single` a radio, `multiple` a checkbox per row. */
export type SelectionMode = 'none' | 'single' | 'multiple'

/** The selected rows of a table, by key. */
export interface TableSelection<Row> {
  mode: SelectionMode
  keys: ReadonlySet<string>
  /** Key of the row that was selected or deselected last: ranges begin there. */
  anchor: RefObject<string | null>
  /** Selects or deselects one row; in `single` mode only selects. */
  toggle: (row: Row) => void
  /** Selects or deselects several rows; the others stay as they are. */
  set: (rows: Iterable<Row>, selected: boolean) => void
  clear: () => void
}

/** The selection as TanStack Table knows it. */
export interface TableSelectionState<Row> {
  mode: SelectionMode
  state: RowSelectionState
  /** @param rowOf the row of a key while it is in sight */
  onChange: (updater: Updater<RowSelectionState>, rowOf: (key: string) => Row | undefined) => void
}

interface Options<Row> {
  mode: SelectionMode
  selectedKeys: readonly string[] | undefined
  onSelectedKeysChange: ((keys: string[], rows: Row[]) => void) | undefined
  rowKey: (row: Row) => string
}

const stateOf = (keys: Iterable<string>): RowSelectionState => Object.fromEntries([...keys].map((key) => [key, true]))

/**
 * Selection by key, so that it outlives pages, filters and sort orders. Knows the rows that were selected here. The keys keep
 * the order in which they were selected, which the state of TanStack Table, an object by key, does not.
 */
export function useSelection<Row>({ mode, selectedKeys, onSelectedKeysChange, rowKey }: Options<Row>): {
  selection: TableSelection<Row>
  selectionState: TableSelectionState<Row>
} {
  const [own, setOwn] = useState<readonly string[]>([])
  const list = selectedKeys ?? own
  const keys = useMemo(() => new Set(list), [list])
  const state = useMemo(() => stateOf(keys), [keys])
  const rows = useRef(new Map<string, Row>())
  const anchor = useRef<string | null>(null)
  const latest = useRef({ keys, onSelectedKeysChange, rowKey })
  useEffect(() => {
    latest.current = { keys, onSelectedKeysChange, rowKey }
  })

  const change = useCallback((next: Set<string>) => {
    const list = [...next]
    const known = list.flatMap((key) => rows.current.get(key) ?? [])
    latest.current = { ...latest.current, keys: next }
    setOwn(list)
    latest.current.onSelectedKeysChange?.(list, known)
  }, [])
  const onChange = useCallback(
    (updater: Updater<RowSelectionState>, rowOf: (key: string) => Row | undefined) => {
      const { keys: before } = latest.current
      const next = functionalUpdate(updater, stateOf(before))
      const selected = Object.keys(next).filter((key) => next[key])
      for (const key of selected) {
        const row = before.has(key) ? undefined : rowOf(key)
        if (row !== undefined) rows.current.set(key, row)
      }
      change(new Set([...[...before].filter((key) => next[key]), ...selected]))
    },
    [change],
  )
  const set = useCallback(
    (changed: Iterable<Row>, selected: boolean) => {
      const next = new Set(latest.current.keys)
      for (const row of changed) {
        const key = latest.current.rowKey(row)
        rows.current.set(key, row)
        if (selected) next.add(key)
        else next.delete(key)
      }
      change(next)
    },
    [change],
  )
  const toggle = useCallback(
    (row: Row) => {
      const key = latest.current.rowKey(row)
      if (mode === 'none') return
      anchor.current = key
      if (mode === 'multiple') return set([row], !latest.current.keys.has(key))
      rows.current.set(key, row)
      if (!latest.current.keys.has(key)) change(new Set([key]))
    },
    [mode, set, change],
  )
  const clear = useCallback(() => {
    anchor.current = null
    change(new Set())
  }, [change])
  const selection = useMemo(() => ({ mode, keys, anchor, toggle, set, clear }), [mode, keys, toggle, set, clear])
  const selectionState = useMemo(() => ({ mode, state, onChange }), [mode, state, onChange])
  return { selection, selectionState }
}
