import './tree-limit.css'
import { rowHeight } from '../../data.ts'
import { element } from '../../page/drawPage.ts'
import type { TreeIndex } from './TreeIndex.ts'
import type { TreeRows } from './TreeRows.ts'

const overscan = 8
const indent = 16
const offscreen = 'translateY(-9999px)'

interface Slot {
  row: HTMLElement
  toggle: HTMLElement
  mark: Text
  label: Text
  /** Index in the list and position of the node that the slot shows; -1 for none. */
  at: number
  position: number
}

/** Nodes drawn into a fixed set of elements that move and change their text: nothing is created while scrolling. */
export class TreeList {
  readonly viewport: HTMLElement
  readonly #index: TreeIndex
  readonly #rows: TreeRows
  readonly #surface: HTMLElement
  readonly #slots: Slot[]
  #selected = -1

  constructor(index: TreeIndex, rows: TreeRows) {
    this.#index = index
    this.#rows = rows
    this.#slots = Array.from({ length: Math.ceil(innerHeight / rowHeight) + 1 + 2 * overscan }, createSlot)
    this.#surface = element('div', { className: 'tree-limit-rows' }, ...this.#slots.map(({ row }) => row))
    this.viewport = element('div', { className: 'tree-limit-viewport', tabIndex: 0, role: 'tree' }, this.#surface)
    this.viewport.addEventListener('scroll', () => this.#draw(), { passive: true })
    this.#surface.addEventListener('click', (event) => this.#click(event.target))
    this.update()
  }

  /** Draws what has changed. */
  update(): void {
    for (const slot of this.#slots) slot.position = -1
    this.#surface.style.height = `${this.#rows.length * rowHeight}px`
    this.#draw()
  }

  /** The name of the node that was clicked last. */
  get selected(): string | undefined {
    return this.#index.items[this.#selected]?.label
  }

  /** The element of the row at an index of the list, or `null` when it is not drawn. */
  rowAt(at: number): HTMLElement | null {
    return this.#slots.find((slot) => slot.at === at && slot.row.isConnected)?.row ?? null
  }

  #draw(): void {
    const { scrollTop, clientHeight } = this.viewport
    const { rows, length } = this.#rows
    const end = Math.min(length, Math.ceil((scrollTop + (clientHeight || innerHeight)) / rowHeight) + overscan)
    const start = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight) - overscan, end - 1))
    for (let at = start; at < end; at++) {
      const slot = this.#slots[at % this.#slots.length]
      if (slot) this.#fill(slot, at, rows[at] ?? 0)
    }
    for (const slot of this.#slots) {
      if (slot.at < length) continue
      slot.row.style.transform = offscreen
      slot.at = -1
    }
  }

  #fill(slot: Slot, at: number, position: number): void {
    const { row, toggle } = slot
    if (slot.at !== at) {
      slot.at = at
      row.style.transform = `translateY(${at * rowHeight}px)`
    }
    const item = this.#index.items[position]
    if (slot.position === position || !item) return
    slot.position = position
    const level = this.#index.level[position] ?? 1
    const isOpen = this.#rows.open[position] === 1
    slot.label.data = item.label
    slot.mark.data = item.children ? (isOpen ? '▾' : '▸') : ''
    toggle.style.marginInlineStart = `${(level - 1) * indent}px`
    row.ariaLevel = String(level)
    row.ariaExpanded = item.children ? String(isOpen) : null
    row.ariaSelected = String(position === this.#selected)
  }

  #click(target: EventTarget | null): void {
    const slot = this.#slots.find(({ row }) => target instanceof Node && row.contains(target))
    if (!slot) return
    if (target === slot.toggle) {
      this.#rows.open[slot.position] = this.#rows.open[slot.position] ? 0 : 1
      this.#rows.list()
      this.update()
      return
    }
    this.#selected = slot.position
    for (const { row, position } of this.#slots) row.ariaSelected = String(position === this.#selected)
  }
}

function createSlot(): Slot {
  const mark = document.createTextNode('')
  const label = document.createTextNode('')
  const toggle = element('span', { className: 'tree-limit-toggle' }, mark)
  const row = element('div', { className: 'tree-limit-row', role: 'treeitem' }, toggle, element('span', {}, label))
  row.style.transform = offscreen
  return { row, toggle, mark, label, at: -1, position: -1 }
}
