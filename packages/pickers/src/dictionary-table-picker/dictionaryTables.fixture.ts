import { columnValues } from '@embpm/ui/data-table'
import type { DictionaryTableRow } from '@embpm/contract'
import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { pick } from '../testing/pick.fixture.js'
import { dictionaryTableColumns } from './dictionaryTableColumns.js'

const tables = [
  ['VBAK', 'Sales document: header', 'Sales order'],
  ['VBAP', 'Sales document: item', 'Sales order'],
  ['LIKP', 'Delivery: header', 'Outbound delivery'],
  ['LIPS', 'Delivery: item', 'Outbound delivery'],
  ['VBRK', 'Billing document: header', 'Billing document'],
  ['EKKO', 'Purchasing document: header', 'Purchase order'],
  ['EKPO', 'Purchasing document: item', 'Purchase order'],
  ['RBKP', 'Supplier invoice: header', 'Supplier invoice'],
  ['MARA', 'General material data', 'Material'],
  ['MARC', 'Plant data of material', 'Material'],
  ['MBEW', 'Material valuation', 'Material'],
  ['BKPF', 'Accounting document: header', 'Journal entry'],
  ['BSEG', 'Accounting document: item', 'Journal entry'],
  ['KNA1', 'General customer data', 'Business partner'],
  ['LFA1', 'General supplier data', 'Business partner'],
  ['CSKS', 'Cost centre master', 'Cost centre'],
  ['AUFK', 'Order master data', 'Internal order'],
  ['AFKO', 'Production order: header', 'Production order'],
] as const
const systems = [
  { system: 'S4P', systemInfo: { systemName: 'S/4HANA production', description: 'ERP of all companies in Europe' } },
  { system: 'S4Q', systemInfo: { systemName: 'S/4HANA quality', description: 'Tests of the European ERP' } },
  { system: 'ECP', systemInfo: { systemName: 'ECC production', description: 'ERP of the companies in Brazil' } },
] as const
const categories = ['TRANSP', 'TRANSP', 'VIEW', 'TRANSP', 'STRUCT'] as const

/** `count` tables, the same ones every time: DT-00001 VBAK, DT-00002 VBAP, …, later ones with a number behind their name. */
function sampleDictionaryTables(count: number): DictionaryTableRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, text, businessObject] = pick(tables, index)
    const round = Math.floor(index / tables.length)
    const tableName = round === 0 ? name : `Z${name}_${String(round).padStart(2, '0')}`
    const short = round === 0 ? text : `${text}, extension ${round}`
    return {
      id: `DT-${String(index + 1).padStart(5, '0')}`,
      ...pick(systems, index + round),
      category: pick(categories, index),
      tableName,
      businessObject,
      version: (index % 3) + 1,
      wbs: `${(index % 4) + 1}.${(Math.floor(index / 4) % 9) + 1}.${(round % 9) + 1}`,
      descriptionInfo: {
        shortDescription: short,
        heading: short,
        headingLength: 55,
        shortLabel: name,
        shortLabelLength: 10,
        mediumLabel: businessObject,
        mediumLabelLength: 20,
        longLabel: short.slice(0, 40),
        longLabelLength: 40,
        description: `${short}; one row for each ${businessObject.toLowerCase()} that the system knows.`,
      },
    }
  })
}

/** Tables in memory: searched, sorted and filtered by the columns that are shown of them. */
const dictionaryTableSource = (rows: readonly DictionaryTableRow[]): RowSource<DictionaryTableRow> =>
  arraySource(rows, {
    searchIn: ({ systemInfo, descriptionInfo, ...row }) => [
      ...Object.values(row),
      systemInfo.systemName,
      descriptionInfo.shortDescription,
      descriptionInfo.description,
    ],
    value: columnValues(dictionaryTableColumns((key) => key)),
  })

/** 1,120 tables. */
export const dictionaryTables: RowSource<DictionaryTableRow> = dictionaryTableSource(sampleDictionaryTables(1120))
