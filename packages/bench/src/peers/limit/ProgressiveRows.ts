import type { ServiceRow } from '@embpm/contract/service'
import { SearchText } from './SearchText.ts'
import { firstByText } from './firstByText.ts'
import { sortByText } from './sortByText.ts'

/** Rows to show: `order` holds row numbers, `null` means all rows in their own order. */
export interface RowView {
  order: Int32Array | null
  length: number
}

/** How long one slice of background work may hold the main thread, in ms. */
const sliceTime = 6

/** Filter and sort that answer the first screen at once and the rest in slices, so that input is never kept waiting. */
export class ProgressiveRows {
  /** Whether a filter or sort still runs. */
  busy = false
  readonly #rows: readonly ServiceRow[]
  readonly #text: SearchText
  /** Number of rows that fill the screen. */
  readonly #screen: number
  readonly #show: (view: RowView) => void
  #view: RowView
  #job = 0

  constructor(rows: readonly ServiceRow[], screen: number, show: (view: RowView) => void) {
    this.#rows = rows
    this.#text = new SearchText(rows)
    this.#screen = screen
    this.#show = show
    this.#view = { order: null, length: rows.length }
    requestIdleCallback(() => void this.#prepare())
  }

  /** Keeps the rows that contain the text in any column. */
  async filter(search: string): Promise<void> {
    const job = ++this.#job
    this.busy = true
    const text = search.toLowerCase()
    if (text === '') this.#emit({ order: null, length: this.#rows.length })
    else {
      const found = new Int32Array(this.#rows.length)
      let length = 0
      let block = 0
      while (block < this.#text.blockCount && length < this.#screen)
        length = this.#text.find(block++, text, found, length)
      this.#emit({ order: found, length })
      if (block < this.#text.blockCount) {
        const find = (next: number) => (length = this.#text.find(next, text, found, length))
        if (!(await this.#inSlices(job, block, find))) return
        this.#emit({ order: found, length })
      }
    }
    this.busy = false
  }

  /** Sorts the shown rows by name. */
  async sortByName(): Promise<void> {
    const job = ++this.#job
    this.busy = true
    const { order, length } = this.#view
    const shown = order?.slice(0, length) ?? Int32Array.from({ length }, (_, row) => row)
    const name = (row: number) => this.#rows[row]?.name ?? ''
    const first = firstByText(shown, name, this.#screen)
    this.#emit({ order: first, length: first.length })
    await afterPaint()
    if (job !== this.#job) return
    this.#emit({ order: sortByText(shown, name), length })
    this.busy = false
  }

  /** Stops everything that still runs. */
  dispose(): void {
    this.#job = Number.NaN
  }

  #emit(view: RowView): void {
    this.#view = view
    this.#show(view)
  }

  /** Builds the search text while nothing else is to do. */
  async #prepare(): Promise<void> {
    let since = performance.now()
    for (let block = 0; block < this.#text.blockCount; block++) {
      this.#text.block(block)
      if (performance.now() - since < sliceTime) continue
      await scheduler.yield()
      if (Number.isNaN(this.#job)) return
      since = performance.now()
    }
  }

  async #inSlices(job: number, from: number, work: (block: number) => void): Promise<boolean> {
    let since = performance.now()
    for (let block = from; block < this.#text.blockCount; block++) {
      work(block)
      if (performance.now() - since < sliceTime) continue
      await scheduler.yield()
      if (job !== this.#job) return false
      since = performance.now()
    }
    return true
  }
}

async function afterPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await scheduler.yield()
}
