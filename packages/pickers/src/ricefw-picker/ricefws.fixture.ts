import type { RicefwRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

const subjects = [
  { object: 'sales order', module: 'SD', path: ['Order to cash', 'Sales order handling'], to: 'web shop' },
  { object: 'purchase order', module: 'MM', path: ['Procure to pay', 'Operative purchasing'], to: 'supplier portal' },
  { object: 'supplier invoice', module: 'FI', path: ['Procure to pay', 'Invoice checking'], to: 'scanning service' },
  { object: 'outbound delivery', module: 'LE', path: ['Order to cash', 'Shipping'], to: 'carrier' },
  { object: 'billing document', module: 'SD', path: ['Order to cash', 'Billing'], to: 'tax authority' },
  { object: 'material', module: 'MM', path: ['Plan to produce', 'Master data'], to: 'product database' },
  { object: 'production order', module: 'PP', path: ['Plan to produce', 'Shop-floor control'], to: 'machine control' },
  { object: 'journal entry', module: 'FI', path: ['Record to report', 'General ledger'], to: 'consolidation' },
  { object: 'cost centre', module: 'CO', path: ['Record to report', 'Cost accounting'], to: 'planning tool' },
  { object: 'maintenance order', module: 'PM', path: ['Acquire to retire', 'Maintenance'], to: 'mobile app' },
  { object: 'business partner', module: 'CA', path: ['Lead to order', 'Customer master'], to: 'CRM system' },
  { object: 'payment run', module: 'FI', path: ['Record to report', 'Treasury'], to: 'house bank' },
] as const
const kinds = [
  { type: 'Report', prefix: 'RPT' },
  { type: 'Interface', prefix: 'INT' },
  { type: 'Conversion', prefix: 'CNV' },
  { type: 'Enhancement', prefix: 'ENH' },
  { type: 'Form', prefix: 'FRM' },
  { type: 'Workflow', prefix: 'WFL' },
] as const
const companies = ['', ' Poland', ' Germany', ' France', ' Portugal', ' Brazil', ' Spain']
const complexities = ['medium', 'low', 'high', 'medium', 'very high'] as const
const priorities = ['high', 'medium', 'low', 'critical', 'medium', 'medium', 'high'] as const
const statuses = ['build', 'functional spec', 'done', 'identified', 'unit test', 'technical spec', 'UAT'] as const

/** `count` RICEFW items, the same ones every time, the six types in turn: RPT-0001, INT-0001, CNV-0001, …, RPT-0002. */
export function sampleRicefws(count: number): RicefwRow[] {
  return Array.from({ length: count }, (_, index) => sampleRicefw(index))
}

function sampleRicefw(index: number): RicefwRow {
  const { type, prefix } = pick(kinds, index)
  const nth = Math.floor(index / kinds.length)
  const { object, module, path, to } = pick(subjects, nth)
  const round = Math.floor(nth / subjects.length)
  const company = pick(companies, round)
  const again = round < companies.length ? '' : ` ${Math.floor(round / companies.length) + 1}`
  const id = `${prefix}-${String(nth + 1).padStart(4, '0')}`
  return {
    id,
    ricefwId: id,
    wbs: `${(nth % 4) + 1}.${(Math.floor(nth / 4) % 9) + 1}.${(index % kinds.length) + 1}`,
    name: `${titleOf(type, object, to)}${company}${again}`,
    type,
    ricefwInfo: { ricefw: id },
    module,
    complexity: pick(complexities, index + round),
    priority: pick(priorities, index),
    status: pick(statuses, index + nth),
    processPath: [...path],
  }
}

function titleOf(type: RicefwRow['type'], object: string, to: string): string {
  const start = `${object.charAt(0).toUpperCase()}${object.slice(1)}`
  if (type === 'Report') return `Open ${object}s by due date`
  if (type === 'Interface') return `${start} to ${to}`
  if (type === 'Conversion') return `${start} migration`
  if (type === 'Enhancement') return `${start} check on saving`
  return type === 'Form' ? `${start} confirmation form` : `${start} approval`
}

/** A list of RICEFW items in memory. */
const ricefwSource = (rows: readonly RicefwRow[]): RowSource<RicefwRow> =>
  arraySource(rows, {
    value: (row, column): unknown => (column === 'processPath' ? row.processPath.join(' ') : Reflect.get(row, column)),
  })

/** 1,120 RICEFW items. */
export const ricefws: RowSource<RicefwRow> = ricefwSource(sampleRicefws(1120))

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('An empty list has no item')
  return item
}
