import { strFromU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { Cell, Sheet } from './Cell.js'
import { ImportFileError } from './ImportFileError.js'
import type { ImportLimits } from './importLimits.js'
import { toSheet } from './toSheet.js'

/** Last row and letters of the last column that a spreadsheet can have. */
const LAST_ROW = 1_048_576
const COLUMN_LETTERS = 3

/**
 * Reads all sheets of an XLSX file that have something in them. The archive is unpacked here, within limits, and handed on
 * without compression: so no part can unpack to more than it declares and was counted with, and the reader needs no worker
 * from a blob, which the page's policy forbids.
 * @throws ImportFileError when it is no such file or holds too much
 */
export async function readXlsx(bytes: Uint8Array, limits: ImportLimits): Promise<Sheet[]> {
  const parts = unpack(bytes, limits)
  checkPlaces(parts, limits)
  const stored = zipSync(parts, { level: 0 })
  const tables = await readXlsxFile(new Blob([stored]), { trim: false }).catch((cause: unknown) => {
    throw new ImportFileError('damaged', { cause })
  })
  const sheets = tables.flatMap(
    ({ sheet, data }) =>
      toSheet(
        sheet,
        data.map((row) => row.map(toCell)),
        limits,
      ) ?? [],
  )
  if (sheets.length === 0) throw new ImportFileError('empty')
  return sheets
}

function unpack(bytes: Uint8Array, limits: ImportLimits): Record<string, Uint8Array<ArrayBuffer>> {
  // Before 2007 spreadsheets were another kind of file; one with a password still is.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new ImportFileError('oldFormat')
  let total = 0
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.xml(?:\.rels)?$/.test(name)) return false
        total += originalSize
        if (total > limits.unpacked) throw new ImportFileError('tooMuch')
        return true
      },
    })
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, new Uint8Array(part)]))
  } catch (cause) {
    if (cause instanceof ImportFileError) throw cause
    throw new ImportFileError('damaged', { cause })
  }
}

/** A single cell far away would make a reader build all rows and columns up to it. */
function checkPlaces(parts: Readonly<Record<string, Uint8Array>>, limits: ImportLimits) {
  for (const [name, part] of Object.entries(parts)) {
    if (!/worksheets\/[^/]+\.xml$/.test(name)) continue
    let [rows, columns] = [0, 0]
    for (const [, letters = '', digits = ''] of strFromU8(part).matchAll(/\sr\s*=\s*["']\s*([A-Za-z]*)(\d+)\s*["']/g)) {
      const row = Number(digits)
      if (row > LAST_ROW || letters.length > COLUMN_LETTERS) throw new ImportFileError('damaged')
      if (letters === '') continue
      rows = Math.max(rows, row)
      columns = Math.max(columns, columnNumber(letters))
    }
    if (rows * columns > limits.places) throw new ImportFileError('tooMuch')
  }
}

const columnNumber = (letters: string): number => {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

/** A time of a sheet has no zone; the reader gives it as if it were in UTC. */
function toCell(value: unknown): Cell {
  if (value instanceof Date) {
    // Times are fractions of a day, which do not hit the second.
    const time = Math.round(value.getTime() / 1000) * 1000
    return Number.isFinite(time) ? { wall: new Date(time).toISOString().slice(0, 19) } : null
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
