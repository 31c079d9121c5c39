import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { RowList } from '../RowSource.js'
import { extended, toggled, withKeys, type SelectionMode, type SelectionRange } from './selection.js'

/** What becomes of a selection. */
export interface SelectionChange<Row> {
  keys: ReadonlySet<string>
  /** Default: none, the next range begins at the cursor. */
  range?: SelectionRange | null
  /** Rows to remember. Default: none. */
  rows?: Iterable<Row>
}

/** The selected rows of a list, by key. */
export interface RowSelection<Row> {
  mode: SelectionMode
  /** In the order in which they were selected. */
  keys: ReadonlySet<string>
  /** What Shift goes on with; `null` until one row is selected or deselected. */
  range: RefObject<SelectionRange | null>
  /** Selects or deselects one row; in `single` mode only selects. A range begins there. */
  toggle: (row: Row) => void
  /** Selects the rows from where the range began to a row of the list, and what the range selected elsewhere no longer. */
  extend: (list: RowList<Row>, to: number, cursor: number, arrow?: boolean) => void
  /** Selects or deselects several rows; the others stay as they are. */
  set: (rows: Iterable<Row>, selected: boolean) => void
  clear: () => void
  /** Changes the selection by what it is at this moment; the same keys change nothing. */
  change: (make: (keys: ReadonlySet<string>) => SelectionChange<Row>) => void
}

interface Options<Row> {
  mode: SelectionMode
  selectedKeys: readonly string[] | undefined
  defaultSelectedKeys?: readonly string[] | undefined
  onSelectedKeysChange: ((keys: string[], rows: Row[]) => void) | undefined
  keyOf: (row: Row) => string
}

/** Selection by key, so that it outlives pages, searches and closed nodes. Knows the rows that were selected here. */
export function useRowSelection<Row>(options: Options<Row>): RowSelection<Row> {
  const { mode, selectedKeys, defaultSelectedKeys = [] } = options
  const [own, setOwn] = useState<readonly string[]>(defaultSelectedKeys)
  const list = selectedKeys ?? own
  const keys = useMemo(() => new Set(list), [list])
  const latest = useRef<Options<Row> & { keys: ReadonlySet<string> }>({ ...options, keys })
  useEffect(() => {
    latest.current = { ...options, keys }
  })

  const [actions] = useState(() => {
    const known = new Map<string, Row>()
    const range: RefObject<SelectionRange | null> = { current: null }
    const keyOf = (row: Row) => latest.current.keyOf(row)
    const change: RowSelection<Row>['change'] = (make) => {
      const { keys, range: next = null, rows = [] } = make(latest.current.keys)
      if (keys === latest.current.keys) return
      for (const row of rows) known.set(keyOf(row), row)
      latest.current.keys = keys
      range.current = next
      const list = [...keys]
      setOwn(list)
      latest.current.onSelectedKeysChange?.(
        list,
        list.flatMap((key) => known.get(key) ?? []),
      )
    }
    const set: RowSelection<Row>['set'] = (rows, selected) =>
      change((keys) => ({ keys: withKeys(keys, Array.from(rows, keyOf), selected), rows }))
    const toggle: RowSelection<Row>['toggle'] = (row) =>
      change((keys) => ({ ...toggled(keys, keyOf(row), latest.current.mode), rows: [row] }))
    const extend: RowSelection<Row>['extend'] = (list, ...move) =>
      change((keys) => extended({ keys, range: range.current }, list, keyOf, ...move))
    const clear = () => change(() => ({ keys: new Set() }))
    return { range, change, set, toggle, extend, clear }
  })
  return useMemo(() => ({ mode, keys, ...actions }), [mode, keys, actions])
}
