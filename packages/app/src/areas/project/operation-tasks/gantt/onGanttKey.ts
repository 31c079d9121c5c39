import type { KeyboardEvent } from 'react'
import { zooms, type Zoom } from './ganttAxis.js'
import type { GanttRow } from './ganttPlan.js'
import type { BarChange } from './useGanttEditing.js'

/** What the keys of the chart do. */
export interface GanttKeyActions {
  rows: readonly GanttRow[]
  /** The place of the selected row. */
  at: number
  /** Rows in sight. */
  page: number
  mayWrite: boolean
  /** Whether a task was picked up to be linked. */
  linking: boolean
  goTo: (place: number) => void
  open: (row: GanttRow) => void
  /** Tells of a task beside its bar. */
  tell: (row: GanttRow) => void
  fold: (row: GanttRow, closed: boolean) => void
  isClosed: (row: GanttRow) => boolean
  change: (row: GanttRow, change: BarChange) => void
  pickUp: (row: GanttRow) => void
  putDown: (row: GanttRow) => void
  drop: () => void
  undo: (() => void) | null
  zoomTo: (zoom: Zoom) => void
  showToday: () => void
}

/** The keys of the chart, as its key strip says them. */
export function onGanttKey(actions: GanttKeyActions): (event: KeyboardEvent) => void {
  return (event) => {
    const row = actions.rows[actions.at]
    const done = event.altKey ? changeBar(event, row, actions) : (goBy(event, actions) ?? act(event, row, actions))
    if (done) event.preventDefault()
  }
}

function changeBar({ key, shiftKey }: KeyboardEvent, row: GanttRow | undefined, { mayWrite, change }: GanttKeyActions) {
  const days = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (!row || !mayWrite || days === 0) return false
  change(row, { kind: shiftKey ? 'grow' : 'step', days })
  return true
}

/** Goes to another row; `null` for a key that does not. */
function goBy({ key }: KeyboardEvent, { rows, at, page, goTo }: GanttKeyActions): true | null {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: rows.length - 1,
  }
  const to = places[key]
  if (to === undefined) return null
  goTo(Math.max(0, Math.min(rows.length - 1, to)))
  return true
}

function act(event: KeyboardEvent, row: GanttRow | undefined, actions: GanttKeyActions): boolean {
  const { key } = event
  const { mayWrite, linking, undo } = actions
  if ((event.ctrlKey || event.metaKey) && key === 'z') {
    undo?.()
    return undo !== null
  }
  if (event.ctrlKey || event.metaKey) return false
  const zoom = zooms[Number(key) - 1]
  if (zoom) actions.zoomTo(zoom)
  else if (key === 't') actions.showToday()
  else if (key === 'Escape' && linking) actions.drop()
  else if (!row) return false
  else if (key === 'l' && mayWrite) actions.pickUp(row)
  else if (key === ' ') actions.tell(row)
  else if (key === 'Enter') (linking ? actions.putDown : actions.open)(row)
  else if (key === 'ArrowRight' && row.summary && actions.isClosed(row)) actions.fold(row, false)
  else if (key === 'ArrowLeft' && row.summary && !actions.isClosed(row)) actions.fold(row, true)
  else return false
  return true
}
