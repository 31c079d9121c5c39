import { useMemo } from 'react'
import { MIN_WIDTH } from './columnWidth.js'
import { columnWidths, type DataColumn } from './DataColumn.js'
import type { TableColumnsView, TableView } from './TableView.js'

/** A visible column with its place. */
export interface PlacedColumn<Row> {
  column: DataColumn<Row>
  /** In px. */
  width: number
  pinned: boolean
  /** Whether the line after the pinned columns is at its end. */
  lastPinned: boolean
}

/** The columns of a table as the user arranged them. */
export interface TableColumns<Row> {
  /** All columns in their order, hidden ones too. */
  all: readonly DataColumn<Row>[]
  /** The visible ones, pinned ones first. */
  visible: readonly PlacedColumn<Row>[]
  isHidden: (id: string) => boolean
  isPinned: (id: string) => boolean
  setHidden: (id: string, hidden: boolean) => void
  setPinned: (id: string, pinned: boolean) => void
  /** Moves a column by one visible place: -1 to the start, 1 to the end. Pinned and other columns do not mix. */
  move: (id: string, by: 1 | -1) => void
  /** Puts a column before another of its group, or at the group's end with `null`. */
  place: (id: string, before: string | null) => void
  /** Sets a width in px, at least `MIN_WIDTH`. */
  resize: (id: string, width: number) => void
  /** Back to the definition. */
  reset: () => void
}

/** Arranges columns by the view. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  state: TableColumnsView | undefined,
  setView: (patch: Partial<TableView>) => void,
): TableColumns<Row> {
  return useMemo(() => {
    const hidden = new Set(state?.hidden ?? columns.filter((c) => c.hidden).map((c) => c.id))
    const pinned = new Set(state?.pinned ?? columns.filter((c) => c.pinned).map((c) => c.id))
    const all = inOrder(columns, state?.order ?? [])
    const shown = all.filter((c) => !hidden.has(c.id))
    const placed = [...shown.filter((c) => pinned.has(c.id)), ...shown.filter((c) => !pinned.has(c.id))]
    const visible = placed.map((column, i): PlacedColumn<Row> => {
      const next = placed[i + 1]
      const isPinned = pinned.has(column.id)
      return {
        column,
        width: state?.widths?.[column.id] ?? column.width ?? columnWidths[column.type ?? 'text'],
        pinned: isPinned,
        lastPinned: isPinned && !(next && pinned.has(next.id)),
      }
    })
    const change = (patch: TableColumnsView) => setView({ columns: { ...state, ...patch } })
    const withOrWithout = (ids: ReadonlySet<string>, id: string, present: boolean) =>
      present ? [...ids, id] : [...ids].filter((other) => other !== id)

    return {
      all,
      visible,
      isHidden: (id) => hidden.has(id),
      isPinned: (id) => pinned.has(id),
      setHidden(id, hide) {
        if (hide && visible.length === 1) return
        change({ hidden: withOrWithout(hidden, id, hide) })
      },
      setPinned: (id, pin) => change({ pinned: withOrWithout(pinned, id, pin) }),
      move(id, by) {
        const at = placed.findIndex((c) => c.id === id)
        const [column, other] = [placed[at], placed[at + by]]
        if (!column || !other || pinned.has(id) !== pinned.has(other.id)) return
        const order = all.map((c) => (c === column ? other.id : c === other ? id : c.id))
        change({ order })
      },
      place(id, before) {
        const target = before === null ? undefined : all.find((c) => c.id === before)
        if (before === id || (target && pinned.has(id) !== pinned.has(target.id))) return
        const others = all.map((c) => c.id).filter((other) => other !== id)
        const at = target ? others.indexOf(target.id) : others.length
        change({ order: others.toSpliced(at, 0, id) })
      },
      resize: (id, width) => change({ widths: { ...state?.widths, [id]: Math.max(MIN_WIDTH, Math.round(width)) } }),
      reset: () => setView({ columns: undefined }),
    }
  }, [columns, state, setView])
}

function inOrder<Row>(columns: readonly DataColumn<Row>[], order: readonly string[]): DataColumn<Row>[] {
  const known = order.flatMap((id) => columns.find((c) => c.id === id) ?? [])
  return [...known, ...columns.filter((c) => !known.includes(c))]
}
