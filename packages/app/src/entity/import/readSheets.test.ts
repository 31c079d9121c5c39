import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Cell } from './Cell.js'
import { csvFileOf } from './ImportFormat.js'
import { importLimits, type ImportLimits } from './importLimits.js'
import { readSheets } from './readSheets.js'

const read = async (content: string | Uint8Array<ArrayBuffer>, limits?: Partial<ImportLimits>) => {
  const [sheet] = await readSheets(new Blob([content]), { ...importLimits, ...limits })
  return { headers: sheet?.headers, rows: sheet?.rows.map(({ cells }) => cells) }
}
const problemOf = (content: string | Uint8Array<ArrayBuffer>, limits?: Partial<ImportLimits>) =>
  read(content, limits).then(
    () => null,
    (error: unknown) => (error instanceof Error && 'problem' in error ? error.problem : error),
  )

const expected = { headers: ['Name', 'Größe'], rows: [['Äpfel', '1,5']] }

describe('CSV', () => {
  test.each([
    ['semicolons', 'Name;Größe\nÄpfel;1,5'],
    ['commas', 'Name,Größe\r\nÄpfel,"1,5"\r\n'],
    ['tabs', 'Name\tGröße\nÄpfel\t1,5\n\n'],
    ['a mark', '\uFEFFName;Größe\nÄpfel;1,5'],
    ['a told separator', 'sep=|\nName|Größe\nÄpfel|1,5'],
    ['empty lines', '\n;\nName;Größe\n;\nÄpfel;1,5\n;;'],
  ])('with %s', async (_, text) => {
    expect(await read(text)).toEqual(expected)
  })

  test('in windows-1252, and in UTF-16', async () => {
    const old = Uint8Array.from('Name;Größe\nÄpfel;1,5', (letter) => letter.charCodeAt(0))
    expect(await read(old)).toEqual(expected)
    const wide = new Uint16Array(Array.from('\uFEFFName;Größe\nÄpfel;1,5', (letter) => letter.charCodeAt(0)))
    expect(await read(new Uint8Array(wide.buffer))).toEqual(expected)
  })

  test('numbers its rows as a spreadsheet does', async () => {
    const [sheet] = await readSheets(new Blob(['a;b\n\n1;2\n3;4']))
    expect(sheet?.rows.map(({ line }) => line)).toEqual([3, 4])
  })

  test('takes an apostrophe back that the export put before a formula', async () => {
    const rows = [
      ['a', 'b'],
      ['=1+1', "'quoted'"],
    ]
    const text = await csvFileOf(rows, { decimal: ',', dateOrder: 'dmy' }).text()
    expect(await read(text)).toEqual({ headers: ['a', 'b'], rows: [['=1+1', "'quoted'"]] })
  })
})

const cell = (place: string, type: string, value: string) => `<c r="${place}" ${type}>${value}</c>`
const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const text = (place: string, value: string) => cell(place, 't="inlineStr"', `<is><t>${value}</t></is>`)

/** A spreadsheet file with these sheets. */
function xlsx(sheets: Record<string, string>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(names.map((name, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheets[name] ?? ''])),
  }
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))))
}

const head = `<row r="1">${text('A1', 'Name')}${text('B1', 'Day')}</row>`

describe('XLSX', () => {
  test('keeps numbers, booleans, days and times what they are', async () => {
    const row = `<row r="2">${text('A2', 'a &amp; b')}${cell('B2', 's="1"', '<v>46346</v>')}${cell('C2', 's="2"', '<v>46346.375</v>')}${cell('D2', '', '<v>1.5</v>')}${cell('E2', 't="b"', '<v>1</v>')}</row>`
    const cells: Cell[] = ['a & b', { wall: '2026-11-20T00:00:00' }, { wall: '2026-11-20T09:00:00' }, 1.5, true]
    expect((await read(xlsx({ Rows: sheetXml(head + row) }))).rows).toEqual([cells])
  })

  test('has several sheets; empty ones are left out', async () => {
    const row = `<row r="2">${text('A2', 'x')}</row>`
    const file = xlsx({ One: sheetXml(head + row), Empty: sheetXml(''), Two: sheetXml(head + row) })
    expect((await readSheets(new Blob([file]))).map(({ name }) => name)).toEqual(['One', 'Two'])
  })

  test('of 1 MB that unpacks without end is refused before it is unpacked', async () => {
    const bomb = xlsx({ Rows: sheetXml(head + ' '.repeat(5_000_000)) })
    expect(bomb.length).toBeLessThan(20_000)
    expect(await problemOf(bomb, { unpacked: 1_000_000 })).toBe('tooMuch')
  })

  test('that says it is smaller than it is, is not unpacked beyond what it says', async () => {
    const bomb = xlsx({ Rows: sheetXml(head + ' '.repeat(5_000_000)) })
    const view = new DataView(bomb.buffer)
    for (let at = 0; at < bomb.length - 4; at++) {
      const isEntry = view.getUint32(at, true) === 0x02014b50
      if (isEntry && view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 1000, true)
    }
    expect(await problemOf(bomb, { unpacked: 1_000_000 })).toBe('damaged')
  })

  test.each([
    ['a cell far to the right and below', `<row r="900000">${text('XFD900000', 'x')}</row>`, 'tooMuch'],
    ['a row beyond all rows', '<row r="99999999999"></row>', 'damaged'],
    ['a column beyond all columns', `<row r="2">${text('ZZZZ2', 'x')}</row>`, 'damaged'],
  ])('with %s is refused', async (_, row, problem) => {
    expect(await problemOf(xlsx({ Rows: sheetXml(head + row) }))).toBe(problem)
  })
})

test.each([
  ['nothing', '', 'empty'],
  ['white space', ' \n\n\t\n', 'empty'],
  ['a head alone', 'Name;Day\n', 'noRows'],
  ['a picture', '\u0089PNG\0\0', 'damaged'],
  ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'oldFormat'],
  ['a broken archive', 'PK\u0003\u0004 and no more', 'damaged'],
  ['an archive of something else', new Uint8Array(zipSync({ 'a.xml': strToU8('<a/>') })), 'damaged'],
])('%s cannot be imported', async (_, content, problem) => {
  expect(await problemOf(content)).toBe(problem)
})

test.each([
  ['bytes', { bytes: 10 }, 'tooLarge'],
  ['rows', { rows: 2 }, 'tooManyRows'],
  ['columns', { columns: 1 }, 'tooManyColumns'],
  ['characters', { characters: 3 }, 'tooMuch'],
])('too many %s are refused', async (_, limits, problem) => {
  expect(await problemOf('a;b\n1;2\n3;4\n5;6', limits)).toBe(problem)
})
