import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportValue, TableWriter } from './exportValue.js'
import { xlsxFiles } from './xlsxFiles.js'

/** So many rows fit into a sheet. */
const MOST_ROWS = 1_048_576
/** Longer texts do not fit into a cell. */
const LONGEST = 32_767
const DAY = 86_400_000
/** Days from the spreadsheet's day 0 to 1970-01-01. */
const EPOCH = 25_569

/**
 * Writes an Office Open XML sheet: one sheet with a head that stays, numbers, booleans and dates typed, texts as inline
 * strings, which no spreadsheet takes for formulas. Rows are compressed as they come, here and not in a worker: one made
 * from a blob would need more than `'self'` in the page's policy, and without that would never answer.
 */
export function xlsxWriter(): TableWriter {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  const zip = new Zip((error, data) => {
    if (error) throw error
    chunks.push(new Uint8Array(data))
  })
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  const push = (rows: readonly (readonly ExportValue[])[], style?: number) => {
    if (count + rows.length > MOST_ROWS) throw new RangeError('too many rows for a sheet')
    sheet.push(strToU8(rows.map((row) => rowXml(row, ++count, style)).join('')))
  }
  return {
    begin(headers, widths) {
      for (const [name, text] of Object.entries(xlsxFiles)) {
        const file = new ZipDeflate(name)
        zip.add(file)
        file.push(strToU8(text), true)
      }
      zip.add(sheet)
      const columns = widths.map(
        (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width / 7}" customWidth="1"/>`,
      )
      sheet.push(
        strToU8(
          '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
            '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
            '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>' +
            `</sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`,
        ),
      )
      push([headers], 3)
    },
    add: (rows) => push(rows),
    end() {
      sheet.push(strToU8('</sheetData></worksheet>'), true)
      zip.end()
      return new Blob(chunks, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
    },
  }
}

const rowXml = (row: readonly ExportValue[], number: number, style?: number): string =>
  `<row r="${number}">${row.map((value, i) => cellXml(value, `${columnName(i)}${number}`, style)).join('')}</row>`

function cellXml(value: ExportValue, place: string, style?: number): string {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (value instanceof Date) {
    // A sheet knows no time zones: the time that the table shows.
    const local = value.getTime() - value.getTimezoneOffset() * 60_000
    return `<c r="${place}" s="2"><v>${local / DAY + EPOCH}</v></c>`
  }
  if (typeof value === 'object') return `<c r="${place}" s="1"><v>${Date.parse(value.day) / DAY + EPOCH}</v></c>`
  const styled = style === undefined ? '' : ` s="${style}"`
  return `<c r="${place}" t="inlineStr"${styled}><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const rest = index >= 26 ? columnName(Math.floor(index / 26) - 1) : ''
  return rest + String.fromCharCode(65 + (index % 26))
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Characters that XML does not allow are left out. */
const escapeXml = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? character)
