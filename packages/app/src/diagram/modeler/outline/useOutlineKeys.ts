import { useRef, type KeyboardEvent } from 'react'
import type { OutlineRowData } from './outlineRows.js'

/** Letters that come within this time, in ms, belong to one word. */
const pause = 700

/** What the keys of an outline do. */
export interface OutlineKeyActions {
  /** A command by its letter; `true` if there is one. */
  command: (key: 'a' | 'A' | 'b' | 'c' | 'k' | 'm' | 'F2' | 'Delete' | '?' | '/' | 'Enter') => void
  goTo: (index: number) => void
  setOpen: (id: string, isOpen: boolean) => void
  undo: () => void
  redo: () => void
}

interface OutlineKeyOptions extends OutlineKeyActions {
  rows: readonly OutlineRowData[]
  /** Index of the row with the cursor; -1 where there is none. */
  at: number
  /** Rows that are in sight at once. */
  page: number
  nameOf: (row: OutlineRowData) => string
}

const commands: ReadonlyMap<string, Parameters<OutlineKeyActions['command']>[0]> = new Map([
  ['a', 'a'],
  ['A', 'A'],
  ['b', 'b'],
  ['B', 'b'],
  ['c', 'c'],
  ['C', 'c'],
  ['k', 'k'],
  ['K', 'k'],
  ['m', 'm'],
  ['M', 'm'],
  ['F2', 'F2'],
  ['Delete', 'Delete'],
  ['Backspace', 'Delete'],
  ['?', '?'],
  ['/', '/'],
  ['Enter', 'Enter'],
])

/**
 * The keys of an outline: arrows, Home, End, Page Up and Down move, right and left open and close; A, B, C, K, M, F2 and Delete change,
 * Ctrl+Z and Ctrl+Y take back. Other letters jump to a name; a letter of a command belongs to a name once one has begun to type it.
 */
export function useOutlineKeys({ rows, at, page, nameOf, ...actions }: OutlineKeyOptions) {
  const typed = useRef({ text: '', at: -Infinity })

  const history = (event: KeyboardEvent): boolean => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) actions.undo()
    else if (key === 'y' || key === 'z') actions.redo()
    else return false
    return true
  }
  const move = ({ key }: KeyboardEvent): boolean => {
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: at + page,
      PageUp: at - page,
    }[key]
    if (to === undefined) return false
    actions.goTo(Math.max(0, Math.min(to, rows.length - 1)))
    return true
  }
  const side = (event: KeyboardEvent): boolean => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const row = rows[at]
    if (!row || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return false
    if ((event.key === 'ArrowRight') !== isRtl) {
      if (row.isOpen === false) actions.setOpen(row.node.id, true)
      else if (rows[at + 1]?.node.parent === row.node.id) actions.goTo(at + 1)
    } else if (row.isOpen) actions.setOpen(row.node.id, false)
    else {
      const up = rows.findIndex(({ node }) => node.id === row.node.parent)
      if (up >= 0) actions.goTo(up)
    }
    return true
  }
  const isTyping = (event: KeyboardEvent) => event.timeStamp - typed.current.at < pause
  const command = (event: KeyboardEvent): boolean => {
    const found = commands.get(event.key)
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return false
    if (found.length === 1 && /[a-z]/i.test(found) && isTyping(event)) return false
    if (event.key === 'Backspace' && isTyping(event)) return true
    actions.command(found)
    return true
  }
  const letter = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false
    if (!isTyping(event) && !/[\p{L}\p{N}]/u.test(event.key)) return false
    const text = (isTyping(event) ? typed.current.text : '') + event.key.toLowerCase()
    typed.current = { text, at: event.timeStamp }
    const isOne = new Set(text).size === 1
    const wanted = isOne ? text.slice(0, 1) : text
    for (let step = isOne ? 1 : 0; step <= rows.length; step++) {
      const index = (Math.max(at, 0) + step) % rows.length
      const row = rows[index]
      if (row && !row.node.isFlow && nameOf(row).toLowerCase().startsWith(wanted)) {
        actions.goTo(index)
        break
      }
    }
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.defaultPrevented) return
    if (![history, move, side, command, letter].some((key) => key(event))) return
    event.preventDefault()
    event.stopPropagation()
  }
}
