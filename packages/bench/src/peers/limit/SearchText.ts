import type { ServiceRow } from '@embpm/contract/service'
import { cellText, columns } from '../../data.ts'

const blockRows = 1000

interface Block {
  text: string
  /** Where each row starts in the text, and the end. */
  starts: Int32Array
}

/** Lower-case text of all rows in blocks, so that one `indexOf` passes over many rows at the speed of a memory scan. */
export class SearchText {
  readonly blockCount: number
  readonly #rows: readonly ServiceRow[]
  readonly #blocks: Block[] = []

  constructor(rows: readonly ServiceRow[]) {
    this.#rows = rows
    this.blockCount = Math.ceil(rows.length / blockRows)
  }

  /** Builds a block if it is not there yet. */
  block(index: number): Block {
    return (this.#blocks[index] ??= this.#build(index))
  }

  /** Writes the numbers of the block's matching rows to `found` from `length` on; returns the new length. */
  find(index: number, search: string, found: Int32Array, length: number): number {
    const { text, starts } = this.block(index)
    let row = 0
    for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, starts[row])) {
      while ((starts[row + 1] ?? Infinity) <= at) row++
      found[length++] = index * blockRows + row
      row++
    }
    return length
  }

  #build(index: number): Block {
    const rows = this.#rows.slice(index * blockRows, (index + 1) * blockRows)
    const starts = new Int32Array(rows.length + 1)
    const parts = rows.map((row, at) => {
      let part = ''
      for (const column of columns) part += `${cellText(row, column.id)}\n`
      part = part.toLowerCase()
      starts[at + 1] = (starts[at] ?? 0) + part.length
      return part
    })
    return { text: parts.join(''), starts }
  }
}
