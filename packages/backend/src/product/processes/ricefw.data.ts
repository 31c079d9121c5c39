import type { Ricefw } from '@embpm/contract/ricefw'

/** The types with the beginnings of their numbers. */
export const ricefwKinds = [
  { type: 'Report', prefix: 'RPT' },
  { type: 'Interface', prefix: 'INT' },
  { type: 'Conversion', prefix: 'CNV' },
  { type: 'Enhancement', prefix: 'ENH' },
  { type: 'Form', prefix: 'FRM' },
  { type: 'Workflow', prefix: 'WFL' },
] as const

/** What the items are about, and the other side of an interface. */
export const ricefwObjects = [
  { object: 'sales order', module: 'SD', to: 'web shop' },
  { object: 'purchase order', module: 'MM', to: 'supplier portal' },
  { object: 'supplier invoice', module: 'FI', to: 'scanning service' },
  { object: 'outbound delivery', module: 'LE', to: 'carrier' },
  { object: 'billing document', module: 'SD', to: 'tax authority' },
  { object: 'material', module: 'MM', to: 'product database' },
  { object: 'production order', module: 'PP', to: 'machine control' },
  { object: 'journal entry', module: 'FI', to: 'consolidation' },
  { object: 'cost centre', module: 'CO', to: 'planning tool' },
  { object: 'maintenance order', module: 'PM', to: 'mobile app' },
  { object: 'business partner', module: 'CA', to: 'customer portal' },
  { object: 'payment run', module: 'FI', to: 'house bank' },
  { object: 'inspection lot', module: 'QM', to: 'laboratory' },
  { object: 'goods movement', module: 'MM', to: 'warehouse control' },
  { object: 'price list', module: 'SD', to: 'sales app' },
  { object: 'fixed asset', module: 'FI', to: 'insurance broker' },
  { object: 'work order', module: 'PM', to: 'service partner' },
] as const

/** What makes items of the same object and country differ. */
export const ricefwPurposes = [
  '',
  ', returns',
  ', intercompany',
  ', consignment',
  ', foreign currency',
  ', spare parts',
  ', project stock',
  ', year end',
  ', new plant',
  ', by batch',
  ', third-party deals',
  ', prepayments',
  ', corrections',
] as const

/** The name of an item. */
export function ricefwTitle(type: Ricefw['type'], object: string, to: string): string {
  const start = `${object.charAt(0).toUpperCase()}${object.slice(1)}`
  if (type === 'Report') return `Open ${object.replace(/y$/, 'ie')}s by due date`
  if (type === 'Interface') return `${start} to ${to}`
  if (type === 'Conversion') return `${start} migration`
  if (type === 'Enhancement') return `${start} check on saving`
  return type === 'Form' ? `${start} confirmation form` : `${start} approval`
}
