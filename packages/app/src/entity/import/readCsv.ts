import { withoutMark } from '@embpm/ui/file-export'
import Papa from 'papaparse'
import type { Sheet } from './Cell.js'
import { decodeText } from './decodeText.js'
import { ImportFileError } from './ImportFileError.js'
import type { ImportLimits } from './importLimits.js'
import { toSheet } from './toSheet.js'

/**
 * Reads CSV with `;`, `,`, tab or `|` between its values, in any of the usual encodings. A first line `sep=;`, by which
 * spreadsheets are told the separator, is followed.
 * @throws ImportFileError when nothing is in it or too much
 */
export function readCsv(bytes: Uint8Array, limits: ImportLimits): Sheet[] {
  const text = decodeText(bytes)
  // Binary files have bytes that no text has.
  if (text.slice(0, 4096).includes('\0')) throw new ImportFileError('damaged')
  const told = /^sep=(.)\r?\n/.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const { data } = Papa.parse<string[]>(body, {
    delimiter: told?.[1] ?? guessDelimiter(body),
    // One more than is allowed, so that the limit is noticed; with room for a head and empty lines.
    preview: limits.rows * 2 + 2,
  })
  const records = data.map((record) => record.map(withoutMark))
  const sheet = toSheet('', told ? [[], ...records] : records, limits)
  if (!sheet) throw new ImportFileError('empty')
  return [sheet]
}

/** What stands between the values of the first lines; empty lines, which would mislead, do not count. */
const guessDelimiter = (text: string): string =>
  Papa.parse(text, { preview: 50, skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t', '|'] }).meta.delimiter
