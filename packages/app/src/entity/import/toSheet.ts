import { cellText, type Cell, type FileRow, type Sheet } from './Cell.js'
import { ImportFileError } from './ImportFileError.js'
import type { ImportLimits } from './importLimits.js'

const isEmpty = (cell: Cell | undefined) => cellText(cell).trim() === ''

/**
 * Makes a table of records: the first one that is not empty is the head, empty ones are left out, and so are columns in
 * which neither the head nor a record says anything.
 * @returns `null` when nothing is in it
 * @throws ImportFileError beyond a limit
 */
export function toSheet(name: string, records: readonly (readonly Cell[])[], limits: ImportLimits): Sheet | null {
  const first = records.findIndex((record) => !record.every(isEmpty))
  const head = records[first]
  if (!head) return null
  const kept: FileRow[] = []
  let width = usedWidth(head)
  let characters = 0
  for (const [index, cells] of records.entries()) {
    if (index <= first) continue
    const used = usedWidth(cells)
    if (used === 0) continue
    if (kept.length >= limits.rows) throw new ImportFileError('tooManyRows')
    width = Math.max(width, used)
    for (const cell of cells) if (typeof cell === 'string') characters += cell.length
    if (characters > limits.characters) throw new ImportFileError('tooMuch')
    kept.push({ line: index + 1, cells })
  }
  if (width > limits.columns) throw new ImportFileError('tooManyColumns')
  const headers = Array.from({ length: width }, (_, column) => cellText(head[column]).trim())
  return { name, headers, rows: kept }
}

function usedWidth(cells: readonly Cell[]): number {
  let width = cells.length
  while (width > 0 && isEmpty(cells[width - 1])) width--
  return width
}
