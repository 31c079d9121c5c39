import { zipSync, strToU8 } from 'fflate'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import type { ImportedRow } from '@embpm/contract'
import { ricefw, ricefwPriorities, ricefwStatuses, ricefwTypes, type Ricefw } from '@embpm/contract/ricefw'
import type { EntityKind } from '../EntityKind.js'
import { ImportButton } from './ImportButton.js'
import { storyOrganisation, Workplace } from './Workplace.fixture.js'

/** RICEFW items as the stories import and change them. */
export const storyKind: EntityKind<Ricefw> = {
  name: 'ricefws',
  family: 'processes',
  words: 'ricefws',
  api: (client) => client.ricefws,
  schema: ricefw.schema,
  form: { schema: ricefw.values, empty: ricefw.empty },
  nameOf: ({ ricefwId, name }) => `${ricefwId} ${name}`,
  fields: {
    ricefwId: { label: 'ricefwId', kind: 'text', required: true },
    name: { label: 'name', kind: 'text', required: true, bulk: true },
    type: { label: 'type', kind: 'choice', choices: { set: 'ricefwType', values: ricefwTypes }, required: true },
    status: { label: 'status', kind: 'choice', choices: { set: 'ricefwStatus', values: ricefwStatuses }, bulk: true },
    priority: { label: 'priority', kind: 'choice', choices: { set: 'level', values: ricefwPriorities }, bulk: true },
    module: { label: 'module', kind: 'text', bulk: true },
    estimateHours: { label: 'estimateHours', kind: 'number', bulk: true },
    processId: { label: 'process', kind: 'reference', to: 'processes' },
    technicalOwnerId: { label: 'technicalOwner', kind: 'reference', to: 'people', bulk: true },
    processPath: { label: 'process', kind: 'computed' },
    changedAt: { label: 'changedAt', kind: 'computed' },
  },
  sortColumns: ['createdAt'],
  filterColumns: [],
  conditionKinds: {},
}

/** Called after an import. */
export const imported = fn()

/** The import button on a page of its own. */
export const importPage = (language = 'en') => (
  <Workplace language={language}>
    {() => <ImportButton kind={storyKind} organisation={storyOrganisation} onImported={imported} />}
  </Workplace>
)

/** A file of some rows: new ones, and some with mistakes. */
export const goodRows = [
  'RICEFW ID;Name;Type;Status;Module;Planned (h);Remark;Changed at',
  'NEW-0001;Supplier invoices by due date;Report;build;FI;12,5;ask Anna;20.11.2026',
  'NEW-0002;Delivery to carrier;Interface;Functional spec;LE;1.240;;20.11.2026',
  'NEW-0003;Material migration;Conversion;identified;MM;80;;20.11.2026',
]

/** Rows of which some are refused. */
export const mixedRows = [
  ...goodRows,
  'NEW-0004;;Form;identified;MM;16;;',
  'NEW-0005;Payment run approval;Workflow;somewhere;FI;many;;',
  'NEW-0006;<script>alert(1)</script>;Report;identified;FI;-5;"<img src=x onerror=alert(2)>";',
  'NEW-0001;The same number again;Report;identified;SD;8;;',
]

/** A CSV file. */
export const csv = (rows: readonly string[], name = 'ricefw.csv') =>
  new File([rows.join('\n')], name, { type: 'text/csv' })

/** So many good rows. */
export const manyRows = (count: number) => [
  'RICEFW ID;Name;Type',
  ...Array.from({ length: count }, (_, index) => `LOAD-${index};Item ${index};Report`),
]

const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`

/** A spreadsheet with two sheets. */
export function workbook(): File {
  const sheet = (rows: readonly (readonly string[])[]) =>
    `<worksheet><sheetData>${rows
      .map(
        (row, r) =>
          `<row r="${r + 1}">${row.map((text, c) => inline(`${'ABC'[c] ?? 'A'}${r + 1}`, text)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
  const parts = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Reports" sheetId="1" r:id="rId1"/><sheet name="Forms" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet([
      ['ricefwId', 'Name', 'Type'],
      ['NEW-0001', 'Supplier invoices by due date', 'Report'],
    ]),
    'xl/worksheets/sheet2.xml': sheet([
      ['ricefwId', 'Bezeichnung', 'Typ'],
      ['NEW-0007', 'Delivery note', 'Form'],
    ]),
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))
  return new File([new Uint8Array(zipSync(files))], 'ricefw.xlsx')
}

/** What types and presses in a story. */
export interface Typing {
  click: (element: Element) => Promise<void>
}
/** Where a story looks for what it presses. */
export interface Page {
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>
}

/** Opens the dialog. */
export async function openImport(canvas: Page, userEvent: Typing, name: string | RegExp = /^(Import|Importieren)$/) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** The field for the file, once it is there. */
export const fileInput = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!found) throw new Error('There is no field for a file')
    return found
  })

/** What the system's dialog does once a file was chosen there; testing tools would leave an input that cannot be set. */
export async function upload(file: File) {
  const input = await fileInput()
  const data = new DataTransfer()
  data.items.add(file)
  input.files = data.files
  await fireEvent.change(input)
}

/** Opens the dialog and chooses a file. */
export async function chooseFile(canvas: Page, userEvent: Typing, file: File) {
  const dialog = await openImport(canvas, userEvent)
  await upload(file)
  return dialog
}

/** Chooses a file and waits for its columns. */
export async function mapFile(canvas: Page, userEvent: Typing, file: File) {
  const dialog = await chooseFile(canvas, userEvent, file)
  await screen.findByRole('heading', { name: /Which column|Welche Spalte/ })
  return dialog
}

/** Chooses a file and has its rows checked. */
export async function checkFile(canvas: Page, userEvent: Typing, file: File) {
  const dialog = await mapFile(canvas, userEvent, file)
  await userEvent.click(screen.getByRole('button', { name: /Check rows|Zeilen prüfen/ }))
  return dialog
}

/** What the import endpoint answers. */
export const importAnswer = (
  answer: (rows: readonly unknown[], mode: string) => readonly ImportedRow[] | null,
): HttpHandler =>
  http.post('*/api/processes/ricefws/import', async ({ request }) => {
    const body: unknown = await request.json()
    if (
      typeof body !== 'object' ||
      body === null ||
      !('rows' in body) ||
      !('mode' in body) ||
      !Array.isArray(body.rows)
    )
      return HttpResponse.json({}, { status: 400 })
    const rows = answer(body.rows, String(body.mode))
    return rows ? HttpResponse.json(rows) : HttpResponse.json({}, { status: 503 })
  })

/** As if every row were new. */
export const allNew = (rows: readonly unknown[]): ImportedRow[] =>
  rows.map((_, index) => ({ action: 'create', id: `R-${index}`, problems: [] }))
