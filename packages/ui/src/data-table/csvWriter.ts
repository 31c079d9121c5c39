import { csvFile, csvText, type CsvValue } from '../file-export/csvText.js'
import type { ExportValue, TableWriter } from './exportValue.js'

/** Writes CSV, formulas defused. */
export function csvWriter(): TableWriter {
  const parts: string[] = []
  return {
    begin: (headers) => void parts.push(csvText([headers])),
    add: (rows) => void parts.push(csvText(rows.map((row) => row.map(plain)))),
    end: () => csvFile(...parts),
  }
}

const plain = (value: ExportValue): CsvValue => {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? value.day : value
}
