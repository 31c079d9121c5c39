import { zipOf } from './zipOf.js'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const main = (kind: string) => `${office}/${kind}/2006/main`

/** What every Office file begins with: which part is the document, and what it is. */
const frame = (part: string, type: string, more = '') => ({
  '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/>${more}</Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
})

const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`

/** A Word file with headings and paragraphs; the texts have nothing that XML would have to escape. */
export const docxOf = (lines: readonly { text: string; heading?: boolean }[]) =>
  zipOf({
    ...frame('word/document.xml', 'wordprocessingml.document'),
    'word/document.xml': `${head}<w:document xmlns:w="${main('wordprocessingml')}"><w:body>${lines
      .map(({ text, heading }) => paragraph(text, heading ? 'Heading1' : ''))
      .join('')}</w:body></w:document>`,
  })

const cell = (value: string | number, place: string) =>
  typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`

/** At most 26 columns. */
const row = (cells: readonly (string | number)[], index: number) =>
  `<row r="${index + 1}">${cells.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${index + 1}`)).join('')}</row>`

/** An Excel file with one sheet; the texts have nothing that XML would have to escape. */
export const xlsxOf = (rows: readonly (readonly (string | number)[])[]) =>
  zipOf({
    ...frame(
      'xl/workbook.xml',
      'spreadsheetml.sheet',
      '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>',
    ),
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main('spreadsheetml')}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Plan" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main('spreadsheetml')}"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
  })
