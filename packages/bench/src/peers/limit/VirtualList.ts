import type { ServiceRow } from '@embpm/contract/service'
import './limit.css'
import { cellText, columns, columnWidth, rowHeight } from '../../data.ts'
import { element } from '../../page/drawPage.ts'
import type { RowView } from './ProgressiveRows.ts'

const overscan = 8
const offscreen = 'translateY(-9999px)'

interface Slot {
  row: HTMLElement
  cells: Text[]
  /** Position in the view and number of the row that the slot shows; -1 for none. */
  position: number
  number: number
}

/** Rows drawn into a fixed set of elements that move and change their text: nothing is created while scrolling. */
export class VirtualList {
  readonly viewport: HTMLElement
  /** Number of slots: a screen of rows and some to spare. */
  readonly size: number
  readonly #rows: readonly ServiceRow[]
  readonly #surface: HTMLElement
  readonly #slots: Slot[]
  #view: RowView
  #selected = -1

  constructor(rows: readonly ServiceRow[], head: HTMLElement) {
    this.#rows = rows
    this.#view = { order: null, length: rows.length }
    this.size = Math.ceil(innerHeight / rowHeight) + 1 + 2 * overscan
    this.#slots = Array.from({ length: this.size }, createSlot)
    this.#surface = element('div', { className: 'limit-rows' }, ...this.#slots.map((slot) => slot.row))
    this.#surface.style.width = `${columns.length * columnWidth}px`
    head.style.width = this.#surface.style.width
    this.viewport = element('div', { className: 'limit-viewport', tabIndex: 0, role: 'grid' }, head, this.#surface)
    this.viewport.addEventListener('scroll', () => this.#draw(), { passive: true })
    this.#surface.addEventListener('click', (event) => this.#select(event.target))
    this.show(this.#view)
  }

  /** Shows other rows. */
  show(view: RowView): void {
    this.#view = view
    for (const slot of this.#slots) slot.number = -1
    this.#surface.style.height = `${view.length * rowHeight}px`
    this.#draw()
  }

  /** The row that was clicked last. */
  get selected(): ServiceRow | undefined {
    return this.#rows[this.#selected]
  }

  /** The element of the row at a position of the view, or `null` when it is not drawn. */
  rowAt(position: number): HTMLElement | null {
    return this.#slots.find((slot) => slot.position === position && slot.row.isConnected)?.row ?? null
  }

  #draw(): void {
    const { scrollTop, clientHeight } = this.viewport
    const { order, length } = this.#view
    const end = Math.min(length, Math.ceil((scrollTop + (clientHeight || innerHeight)) / rowHeight) + overscan)
    const start = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight) - overscan, end - 1))
    for (let position = start; position < end; position++) {
      const slot = this.#slots[position % this.size]
      if (slot) this.#fill(slot, position, order ? (order[position] ?? 0) : position)
    }
    for (const slot of this.#slots) {
      if (slot.position < length) continue
      slot.row.style.transform = offscreen
      slot.position = -1
    }
  }

  #fill(slot: Slot, position: number, number: number): void {
    if (slot.position !== position) {
      slot.position = position
      slot.row.style.transform = `translateY(${position * rowHeight}px)`
      slot.row.ariaRowIndex = String(position + 1)
    }
    const row = this.#rows[number]
    if (slot.number === number || !row) return
    slot.number = number
    slot.row.ariaSelected = String(number === this.#selected)
    for (const [index, column] of columns.entries()) {
      const cell = slot.cells[index]
      if (cell) cell.data = cellText(row, column.id)
    }
  }

  #select(target: EventTarget | null): void {
    const slot = this.#slots.find(({ row }) => target instanceof Node && row.contains(target))
    if (!slot) return
    this.#selected = slot.number
    for (const { row, number } of this.#slots) row.ariaSelected = String(number === this.#selected)
  }
}

function createSlot(): Slot {
  const cells = columns.map(() => document.createTextNode(''))
  const row = element('div', { className: 'limit-row', role: 'row' })
  row.append(...cells.map((cell) => element('div', { role: 'gridcell' }, cell)))
  row.style.width = `${columns.length * columnWidth}px`
  row.style.transform = offscreen
  return { row, cells, position: -1, number: -1 }
}
