import { type RoleLetter, roleLetters } from '@embpm/bpmn'
import type { KeyboardEvent, RefObject } from 'react'

/** A cell by the numbers of its row and column, from 0; the last row and column are those of sums and checks. */
export interface GridPlace {
  row: number
  column: number
}

/** What {@link useMatrixKeys} needs. */
export interface MatrixKeysOptions {
  table: RefObject<HTMLTableElement | null>
  /** How many rows and columns say letters. */
  rows: number
  columns: number
  active: GridPlace
  /** Gives the focus to a cell. */
  go: (place: GridPlace) => void
  onLetter: (letter: RoleLetter, isAdded: boolean) => void
  onClear: () => void
  onMenu: () => void
  onUndo: () => void
  onRedo: () => void
}

/**
 * The letter of a key: what it writes or, on a keyboard of another script, what stands on it in Latin letters; `null` for other keys.
 */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): RoleLetter | null {
  const written = /^[a-z]$/i.test(key) ? key : /^\p{L}$/u.test(key) ? code.replace(/^Key/, '') : ''
  return roleLetters.find((letter) => letter === written.toUpperCase()) ?? null
}

/** Where a key leads in a grid of so many rows and columns; `null` for keys that move nothing. */
export function placeAfterKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridPlace,
  { rows, columns, page, forward }: { rows: number; columns: number; page: number; forward: 1 | -1 },
): GridPlace | null {
  const all = ctrlKey || metaKey
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: all ? 0 : row, column: 0 },
    End: { row: all ? rows - 1 : row, column: columns },
  }
  const to = moves[key]
  if (!to) return null
  const place = { row: Math.max(0, Math.min(to.row, rows)), column: Math.max(0, Math.min(to.column, columns)) }
  // Below the checks and beside the sums there is nothing.
  if (place.row < rows || place.column < columns) return place
  return key.startsWith('Page') || key === 'ArrowDown' ? { ...place, row: rows - 1 } : { ...place, column: columns - 1 }
}

/** The keys of the matrix, by the grid pattern of the ARIA Authoring Practices Guide. */
export function useMatrixKeys(options: MatrixKeysOptions) {
  const { table, rows, columns, active, go } = options
  const isEntry = active.row < rows && active.column < columns

  const onMove = (event: KeyboardEvent<HTMLElement>): boolean => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const height = table.current?.parentElement?.clientHeight ?? 0
    const rowHeight = table.current?.tBodies[0]?.rows[0]?.offsetHeight ?? 36
    const page = Math.max(1, Math.floor(height / rowHeight) - 3)
    const place = placeAfterKey(event, active, { rows, columns, page, forward })
    if (place) go(place)
    return place !== null
  }
  const onCommand = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const letter = key.toLowerCase()
    if (letter === 'z' && !shiftKey) options.onUndo()
    else if (letter === 'y' || (letter === 'z' && shiftKey)) options.onRedo()
    else return false
    return true
  }
  const onEntry = (event: KeyboardEvent): boolean => {
    const letter = letterOfKey(event)
    if (letter) options.onLetter(letter, event.shiftKey)
    else if (event.key === 'Delete' || event.key === 'Backspace') options.onClear()
    else if (event.key === 'Enter' || event.key === ' ' || (event.key === 'F10' && event.shiftKey)) options.onMenu()
    else return false
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const isDone = onMove(event) || (isCommand ? onCommand(event) : isEntry && onEntry(event))
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
}
