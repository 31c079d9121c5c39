import type { Sheet } from './Cell.js'
import { ImportFileError } from './ImportFileError.js'
import { importLimits } from './importLimits.js'
import { readCsv } from './readCsv.js'
import { readXlsx } from './readXlsx.js'

/**
 * Reads the tables of a file; what kind it is, is told by its first bytes and not by its name.
 * @throws ImportFileError when it cannot be imported
 */
export async function readSheets(file: Blob, limits = importLimits): Promise<Sheet[]> {
  if (file.size > limits.bytes) throw new ImportFileError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
  const sheets = isArchive || isOld ? await readXlsx(bytes, limits) : readCsv(bytes, limits)
  if (sheets.every(({ rows }) => rows.length === 0)) throw new ImportFileError('noRows')
  return sheets.filter(({ rows }) => rows.length > 0)
}
