import { csvFormat } from '../file-export/csvFormat.js'
import { csvFile, csvText, type CsvValue } from '../file-export/csvText.js'
import type { ExportValue, TableWriter } from './exportValue.js'

/**
 * Writes CSV, formulas defused.
 * @param locale language whose spreadsheets are to read it
 */
export function csvWriter(locale: string): TableWriter {
  const format = csvFormat(locale)
  const parts: string[] = []
  return {
    begin: (headers) => void parts.push(csvText([headers], format)),
    add: (rows) =>
      void parts.push(
        csvText(
          rows.map((row) => row.map(plain)),
          format,
        ),
      ),
    end: () => csvFile(...parts),
  }
}

const plain = (value: ExportValue): CsvValue => {
  if (value === null) return ''
  if (value instanceof Date) return wallTime(value)
  return typeof value === 'object' ? value.day : value
}

/** A moment as spreadsheets of every language take it, on the user's clock: `2026-11-23 09:05:00`, which is how Swedish writes it. */
const wallTime = (time: Date): string => time.toLocaleString('sv-SE')
