import { csvFile, csvText } from '@embpm/ui/file-export'
import type { ImportFormat } from './ImportFormat.js'

/** A CSV file as spreadsheets of the user's language read it: `;` divides where the comma is in numbers. */
export const csvFileOf = (records: readonly (readonly string[])[], { decimal }: ImportFormat): Blob =>
  csvFile(csvText(records, { delimiter: decimal === ',' ? ';' : ',' }))
