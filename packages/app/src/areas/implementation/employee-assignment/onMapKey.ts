import type { ShownAssignment } from '@embpm/contract/capacity'
import type { KeyboardEvent } from 'react'
import type { CapacityLine } from './capacityLines.js'
import type { BarEditing } from './useBarEditing.js'

/** Where the keyboard is: the key of a line, and a week of it. */
export interface MapPlace {
  line: string
  column: number
}

/** What keys work with. */
export interface MapKeys {
  lines: readonly CapacityLine[]
  columns: number
  place: MapPlace
  /** How many lines a page has. */
  page: number
  goTo: (place: MapPlace) => void
  line: CapacityLine | undefined
  /** The assignment of a bar. */
  one: ShownAssignment | undefined
  editing: BarEditing
  mayWrite: boolean
  fold: (line: CapacityLine) => void
  onDetails: () => void
  onFind: () => void
  onNew: () => void
  onEdit: (one: ShownAssignment) => void
  onDelete: (one: ShownAssignment) => void
}

/** Where a key leads to; `null` for one that leads nowhere. */
function placeAfter(
  { lines, columns, place, page }: Pick<MapKeys, 'lines' | 'columns' | 'place' | 'page'>,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
): MapPlace | null {
  const at = Math.max(
    0,
    lines.findIndex((line) => line.key === place.line),
  )
  const far = ctrlKey || metaKey
  const lineAt = (row: number) => lines[Math.min(Math.max(row, 0), lines.length - 1)]?.key ?? place.line
  const columnAt = (column: number) => Math.min(Math.max(column, 0), columns - 1)
  switch (key) {
    case 'ArrowDown':
      return { ...place, line: lineAt(far ? lines.length : at + 1) }
    case 'ArrowUp':
      return { ...place, line: lineAt(far ? 0 : at - 1) }
    case 'ArrowRight':
      return { ...place, column: columnAt(far ? columns : place.column + 1) }
    case 'ArrowLeft':
      return { ...place, column: columnAt(far ? 0 : place.column - 1) }
    case 'PageDown':
      return { ...place, line: lineAt(at + page) }
    case 'PageUp':
      return { ...place, line: lineAt(at - page) }
    case 'Home':
      return { line: far ? lineAt(0) : place.line, column: 0 }
    case 'End':
      return { line: far ? lineAt(lines.length) : place.line, column: columns - 1 }
    default:
      return null
  }
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, '+': 1, '-': -1, '−': -1 }

/** The keys of a bar; whether it was one. */
function onBarKey(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  keys: MapKeys,
  one: ShownAssignment,
): boolean {
  const { editing, mayWrite } = keys
  if (!mayWrite || ctrlKey || metaKey) return false
  const isPicked = editing.picked?.before.id === one.id
  const direction = directions[key]
  if (direction && !key.startsWith('Arrow')) editing.weigh(one, direction)
  else if (direction && isPicked) editing.move(one, shiftKey || altKey ? 'end' : 'bar', direction)
  else if (direction && altKey) editing.move(one, shiftKey ? 'bar' : 'end', direction)
  else if (key === ' ') {
    if (isPicked) editing.putDown()
    else editing.pickUp(one)
  } else if (key === 'Enter') {
    if (isPicked) editing.putDown()
    else keys.onEdit(one)
  } else if (key === 'Escape' && isPicked) editing.putBack()
  else if (key === 'Delete' && !isPicked) keys.onDelete(one)
  // While something is held, nothing else is done.
  else return isPicked && key !== 'Tab'
  return true
}

/** Does what a key says in the map; whether it was one. */
export function onMapKey(event: KeyboardEvent, keys: MapKeys): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  const { line, one } = keys
  if (line?.kind === 'bar' && one && onBarKey(event, keys, one)) return true
  const next = altKey ? null : placeAfter(keys, event)
  if (next) keys.goTo(next)
  else if (altKey || ctrlKey || metaKey || !line) return false
  else if (key === 'Enter' && line.kind !== 'none') keys.fold(line)
  else if (key === ' ' && line.kind === 'group') keys.fold(line)
  else if (key === ' ' && line.kind === 'person') keys.onDetails()
  else if (keys.mayWrite && key.toLowerCase() === 'f' && line.kind !== 'group') keys.onFind()
  else if (keys.mayWrite && key.toLowerCase() === 'n') keys.onNew()
  else return false
  return true
}
