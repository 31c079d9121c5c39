import { useEffect, useRef, type RefObject } from 'react'
import type { FieldRegistry } from '../form/fieldRegistry.js'
import { firstFocusable } from '../form/useContainer.js'

/** One row of an array in a form. */
export interface Row {
  /** Stays with the row wherever it moves. */
  id: string
  /** Path of the row in the form, for the names of its fields: `steps.0`. */
  name: string
  /** Place in the array, from 0. */
  index: number
}

/** The rows of an array, and what changes them. */
export interface RowArray {
  /** One for each row, in the order of the rows. */
  ids: readonly string[]
  append: (value: unknown) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

interface RowsOptions {
  /** Path of the array in the form. */
  name: string
  array: RowArray
  registry: FieldRegistry
  /** The element with a child for each row, and the one that adds a row. */
  list: RefObject<HTMLElement | null>
  adder: RefObject<HTMLElement | null>
}

/** Where the focus goes once the rows are drawn: into a row, to what had it, or to the button that adds. */
type Wanted = { row: number } | { element: Element | null } | null

/** The rows of an array in a form, and what changes them; the focus and unreadable texts follow what was done. */
export function useRows({ name, array, registry, list, adder }: RowsOptions) {
  const wanted = useRef<Wanted>(null)

  useEffect(() => {
    const now = wanted.current
    wanted.current = null
    if (now === null) return
    const target = 'element' in now ? now.element : firstFocusable(list.current?.children[now.row])
    const usable = target instanceof HTMLElement && !target.matches(':disabled') ? target : adder.current
    usable?.focus()
  })

  const rows = array.ids.map((id, index): Row => ({ id, name: `${name}.${index}`, index }))
  return {
    rows,
    add: (value: unknown) => {
      wanted.current = { row: rows.length }
      array.append(value)
    },
    remove: (index: number) => {
      wanted.current = { row: Math.min(index, rows.length - 2) }
      registry.moveRows(name, (old) => (old === index ? null : old > index ? old - 1 : old))
      array.remove(index)
    },
    /** Takes a row to another place. @returns whether there is one */
    move: (from: number, to: number): boolean => {
      if (to < 0 || to >= rows.length || from === to) return false
      wanted.current = { element: document.activeElement }
      registry.moveRows(name, (old) => {
        if (old === from) return to
        if (from < old && old <= to) return old - 1
        return to <= old && old < from ? old + 1 : old
      })
      array.move(from, to)
      return true
    },
  }
}
