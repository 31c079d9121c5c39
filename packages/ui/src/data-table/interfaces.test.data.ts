import { columnHelper } from './DataColumnDef.js'

/** A row of the stories. */
export interface Interface {
  id: string
  name: string
  technicalName: string
  wbs: string
  technology: string
  domain: string
  size: number
  active: boolean
  changed: string
  status: string
  meta: { version: string; scope: string[] }
}

const column = columnHelper<Interface>()

/** The columns of the stories: one of each type. */
export const columns = column.columns([
  column.accessor('name', { header: 'Name', meta: { type: 'name', pinned: true } }),
  column.accessor('technicalName', { header: 'Technical name', meta: { type: 'technical' } }),
  column.accessor('wbs', { header: 'WBS', size: 72 }),
  column.accessor('technology', { header: 'Technology', size: 110, enableColumnFilter: true }),
  column.accessor('domain', { header: 'Business domain', size: 150, enableColumnFilter: true }),
  column.accessor('status', { header: 'Status', meta: { type: 'status' } }),
  column.accessor('size', { header: 'Size, kB', meta: { type: 'number' } }),
  column.accessor('active', { header: 'Active', meta: { type: 'boolean' } }),
  column.accessor('changed', { header: 'Changed', meta: { type: 'date' } }),
  column.accessor('meta', { header: 'Metadata', enableSorting: false, meta: { type: 'json' } }),
])

const things = ['Sales order', 'Billing document', 'Outbound delivery', 'Purchase order', 'Cost centre', 'Stock']
const verbs = ['', ' simulation', ' item', ' status', ' list']
const technologies = ['OData', 'RFC', 'SOAP', 'Event']
const domains = ['Order to cash', 'Procure to pay', 'Record to report', 'Plan to produce']
const statuses = ['ACTIVE', 'IMPLEMENTATION', 'INACTIVE', 'DEVELOPMENT', 'PREPARED', 'PLANNED', 'FINISHED']

const pick = (list: readonly string[], i: number): string => list[i % list.length] ?? ''

/** The same rows every time. */
export const interfaces = (count: number, long = false): Interface[] =>
  Array.from({ length: count }, (_, i) => {
    const name = `${pick(things, i)}${pick(verbs, Math.floor(i / 6))}`
    return {
      id: `if-${i + 1}`,
      name:
        i === 99_999 ? 'Interface 100,000' : long ? `${name} with a name that goes on and on beyond any column` : name,
      technicalName: `API_${name.toUpperCase().replaceAll(' ', '_')}_${long ? 'AND_A_TECHNICAL_NAME_TO_MATCH_' : ''}${i + 1}`,
      wbs: `${1 + (i % 6)}.${1 + (i % 4)}.${1 + (i % 12)}`,
      technology: pick(technologies, i * 7),
      domain: pick(domains, Math.floor(i / 3)),
      size: (i * 7919) % 12_345,
      active: i % 3 !== 0,
      changed: `2026-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
      status: pick(statuses, i * 3),
      meta: { version: `1.${i % 10}.0`, scope: ['BD9', 'BKJ'] },
    }
  })
