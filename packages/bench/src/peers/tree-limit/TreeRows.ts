import type { TreeIndex } from './TreeIndex.ts'

/** Which nodes are in sight: those whose parents are open, or those that a search keeps. */
export class TreeRows {
  /** Positions of the shown nodes; `length` of them. */
  readonly rows: Int32Array
  length = 0
  readonly open: Uint8Array
  readonly #index: TreeIndex
  #text: { all: string; starts: Int32Array } | null = null

  constructor(index: TreeIndex) {
    this.#index = index
    this.rows = new Int32Array(index.items.length)
    this.open = new Uint8Array(index.items.length)
    this.list()
  }

  openAll(): void {
    for (const position of this.open.keys()) this.open[position] = this.#index.hasChildren(position) ? 1 : 0
    this.list()
  }

  /** Shows what is open. */
  list(): void {
    const { end, items } = this.#index
    let length = 0
    for (let position = 0; position < items.length;) {
      this.rows[length++] = position
      position = this.open[position] ? position + 1 : (end[position] ?? items.length)
    }
    this.length = length
  }

  /** Shows the nodes that contain the text, with all nodes above them. */
  search(search: string): void {
    if (search === '') return this.list()
    const { all, starts } = this.prepare()
    const { parent } = this.#index
    const text = search.toLowerCase()
    const shown = new Uint8Array(this.rows.length)
    const path: number[] = []
    let length = 0
    let position = 0
    for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, starts[position + 1])) {
      while ((starts[position + 1] ?? Infinity) <= at) position++
      for (let up = position; up >= 0 && shown[up] === 0; up = parent[up] ?? -1) {
        shown[up] = 1
        path.push(up)
      }
      for (let up = path.pop(); up !== undefined; up = path.pop()) this.rows[length++] = up
    }
    this.length = length
  }

  /** One text of all labels, so that one `indexOf` passes over all nodes at the speed of a memory scan. */
  prepare(): { all: string; starts: Int32Array } {
    if (this.#text) return this.#text
    const { items } = this.#index
    const starts = new Int32Array(items.length + 1)
    const all = items
      .map(({ label }, position) => {
        starts[position + 1] = (starts[position] ?? 0) + label.length + 1
        return label
      })
      .join('\n')
      .toLowerCase()
    return (this.#text = { all, starts })
  }
}
