import type { Sheet } from './Cell.js'
import { decodeText } from './decodeText.js'
import { type FileReaderName, fileReaders } from './fileReaders.js'
import { ImportFileError } from './ImportFileError.js'
import { importLimits } from './importLimits.js'
import { readCsv } from './readCsv.js'
import { readXlsx } from './readXlsx.js'

/**
 * Reads the tables of a file; what kind it is, is told by what is in it and not by its name.
 * @param readers what is tried before a text is taken for CSV
 * @throws ImportFileError when it cannot be imported
 */
export async function readSheets(
  file: Blob,
  limits = importLimits,
  readers: readonly FileReaderName[] = [],
): Promise<Sheet[]> {
  if (file.size > limits.bytes) throw new ImportFileError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (!isArchive && !isOld) {
    for (const name of readers) {
      const sheet = (await fileReaders[name].load())(decodeText(bytes), limits)
      if (sheet) return [sheet]
    }
  }
  const sheets = isArchive || isOld ? await readXlsx(bytes, limits) : readCsv(bytes, limits)
  if (sheets.every(({ rows }) => rows.length === 0)) throw new ImportFileError('noRows')
  return sheets.filter(({ rows }) => rows.length > 0)
}
