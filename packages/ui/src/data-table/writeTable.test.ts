import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { arraySource, type RowSource } from '../row-source/index.js'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { columnHelper, type DataColumnDef } from './DataColumnDef.js'
import { emptyView } from './TableView.js'
import { useDataTable, type DataTableState } from './useDataTable.js'
import { writeTable } from './writeTable.js'

interface Row {
  id: string
  name: string
  size: number | null
  active: boolean
  day: string
}

const column = columnHelper<Row>()
const columns = column.columns([
  column.accessor('name', { header: 'Name, long' }),
  column.accessor('size', { header: 'Size', enableColumnFilter: true, meta: { type: 'number' } }),
  column.accessor('active', { header: 'Active', meta: { type: 'boolean' } }),
  column.accessor('day', { header: 'Day', meta: { type: 'date' } }),
])
/** A table's state as a component has it in its first render. */
function tableOf(
  source: RowSource<Row>,
  defaultView = emptyView,
  definitions: readonly DataColumnDef<Row>[] = columns,
) {
  const tables: DataTableState<Row>[] = []
  const Table = () => {
    tables.push(useDataTable({ columns: definitions, source, defaultView }))
    return null
  }
  renderToString(createElement(Table))
  const [table] = tables
  if (!table) throw new Error('Nothing was rendered')
  return table
}
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    name: `Row ${i}`,
    size: i,
    active: i % 2 === 0,
    day: '2026-11-21',
  }))
const csvOf = async (...names: string[]) => {
  const source = arraySource(names.map((name, i) => ({ id: `${i}`, name, size: -1, active: true, day: '2026-11-21' })))
  const blob = await writeTable(tableOf(source), { format: 'csv', columns: ['name', 'size'] })
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
}

test('CSV begins with a byte order mark and is quoted by RFC 4180', async () => {
  expect(await csvOf('a "b", c', 'two\nlines', 'plain')).toBe(
    '\uFEFF"Name, long",Size\r\n"a ""b"", c",-1\r\n"two\nlines",-1\r\nplain,-1\r\n',
  )
})

test.each(['=1+2', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '=1\n+2', '＝1'])(
  'CSV defuses %j, but no number',
  async (formula) => {
    const [, line = ''] = (await csvOf(formula)).split(/\r\n/)
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
    expect(line.endsWith(',-1')).toBe(true)
  },
)

test('CSV is what spreadsheets of the language read: in German, decimal commas between semicolons', async () => {
  const day = '2026-11-21'
  const sizes = [1.5, -0.25, -3, 1e-7]
  const source = arraySource(sizes.map((size, i) => ({ id: `${i}`, name: '-1,5; x', size, active: true, day })))
  const blob = await writeTable(tableOf(source), { format: 'csv', locale: 'de', columns: ['name', 'size', 'day'] })
  expect((await blob.text()).split('\r\n')).toEqual([
    'Name, long;Size;Day',
    `"'-1,5; x";1,5;${day}`,
    `"'-1,5; x";-0,25;${day}`,
    `"'-1,5; x";-3;${day}`,
    `"'-1,5; x";1e-7;${day}`,
    '',
  ])
})

test('CSV says times as spreadsheets read them, on the clock of the user', async () => {
  const time = new Date(2026, 10, 23, 9, 5)
  const source = arraySource<Row>([{ id: '1', name: 'a', size: 1, active: true, day: time.toISOString() }])
  const blob = await writeTable(tableOf(source), { format: 'csv', columns: ['day'] })
  expect((await blob.text()).split('\r\n')[1]).toBe('2026-11-23 09:05:00')
})

test('XLSX keeps numbers, booleans and days, and escapes texts', async () => {
  const source = arraySource<Row>([
    { id: '1', name: '=<a> & "b"\u0001', size: -1.5, active: true, day: '2026-11-21' },
    { id: '2', name: '', size: null, active: false, day: '' },
  ])
  const blob = await writeTable(tableOf(source), { format: 'xlsx' })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(Object.keys(files)).toContain('[Content_Types].xml')
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<c r="A1" t="inlineStr" s="3"><is><t xml:space="preserve">Name, long</t></is></c>')
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=&lt;a&gt; &amp; "b"</t></is></c>')
  expect(sheet).toContain('<c r="B2"><v>-1.5</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" s="1"><v>46347</v></c>')
  expect(sheet).toContain('<row r="3"><c r="C3" t="b"><v>0</v></c></row>')
})

test('all matching rows are asked for in pages, sorted and filtered as shown', async () => {
  const source = arraySource(rows(2500))
  const search = vi.spyOn(source, 'search')
  const onProgress = vi.fn<(done: number, total: number) => void>()
  const view = { ...emptyView, search: 'row', sort: { column: 'size', direction: 'descending' } as const }
  const blob = await writeTable(tableOf(source, view), { format: 'csv', onProgress })
  const lines = (await blob.text()).split('\r\n')
  expect(lines).toHaveLength(2502)
  expect(lines[1]).toBe('Row 2499,2499,false,2026-11-21')
  expect(search.mock.calls.map(([{ offset, limit }]) => [offset, limit])).toEqual([
    [0, 1000],
    [1000, 1000],
    [2000, 1000],
  ])
  expect(onProgress.mock.calls).toEqual([
    [1000, 2500],
    [2000, 2500],
    [2500, 2500],
  ])
})

test('coded values are written as their words, empty ones as nothing', async () => {
  const source = arraySource<Row>([
    { id: '1', name: 'FS', size: 1, active: true, day: '' },
    { id: '2', name: '', size: null, active: false, day: '' },
  ])
  const words: Readonly<Record<string, string>> = { FS: 'Functional spec', true: 'in use' }
  const meta = { valueText: (value: string) => words[value] ?? value }
  const coded = column.columns([
    column.accessor('name', { meta }),
    column.accessor('size', { meta }),
    column.accessor('active', { meta }),
  ])
  const blob = await writeTable(tableOf(source, emptyView, coded), { format: 'csv' })
  expect((await blob.text()).split('\r\n').slice(1)).toEqual(['Functional spec,1,in use', ',,false', ''])
})

test('what is filtered is what is exported', async () => {
  const source = arraySource(rows(30))
  const table = tableOf(source, { ...emptyView, filters: { size: ['27..', '3', '!29'] } })
  const blob = await writeTable(table, { format: 'csv', columns: ['size'] })
  expect((await blob.text()).split('\r\n').slice(1)).toEqual(['3', '27', '28', ''])
})

test('a failing source and a cancelled export reject', async () => {
  const failing: RowSource<Row> = { search: () => Promise.reject(new Error('503')), resolve: () => [] }
  await expect(writeTable(tableOf(failing), { format: 'csv' })).rejects.toThrow('503')
  const controller = new AbortController()
  const running = writeTable(tableOf(arraySource(rows(5000))), {
    format: 'xlsx',
    signal: controller.signal,
    onProgress: () => controller.abort(),
  })
  await expect(running).rejects.toThrow(/abort/i)
})
