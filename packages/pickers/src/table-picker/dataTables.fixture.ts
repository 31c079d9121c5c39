import type { DataTableNode } from '@embpm/contract'
import { flatTree, type TreeSource } from '@embpm/ui/tree-source'

type Family = readonly [tableName: string, description: string, ...below: Family[]]

const families: readonly Family[] = [
  [
    'VBAK',
    'Sales document: header',
    ['VBAP', 'Sales document: items', ['VBEP', 'Sales document: schedule lines']],
    ['VBPA', 'Sales document: partners'],
    ['VBKD', 'Sales document: business data'],
    ['VBFA', 'Sales document flow'],
  ],
  ['LIKP', 'Delivery: header', ['LIPS', 'Delivery: items']],
  ['VBRK', 'Billing document: header', ['VBRP', 'Billing document: items']],
  [
    'EKKO',
    'Purchasing document: header',
    ['EKPO', 'Purchasing document: items', ['EKET', 'Schedule lines'], ['EKBE', 'History of purchasing documents']],
  ],
  ['EBAN', 'Purchase requisition'],
  ['EINA', 'Purchasing info record', ['EINE', 'Purchasing info record: organisation data']],
  [
    'MARA',
    'Material: general data',
    ['MAKT', 'Material: descriptions'],
    ['MARC', 'Material: plant data', ['MARD', 'Material: storage location data']],
    ['MBEW', 'Material: valuation'],
    ['MVKE', 'Material: sales data'],
  ],
  ['MKPF', 'Material document: header', ['MSEG', 'Material document: items']],
  ['RBKP', 'Incoming invoice: header', ['RSEG', 'Incoming invoice: items']],
  ['BKPF', 'Accounting document: header', ['BSEG', 'Accounting document: items']],
  ['ACDOCA', 'Universal journal'],
  ['SKA1', 'G/L account: chart of accounts', ['SKAT', 'G/L account: texts'], ['SKB1', 'G/L account: company code']],
  ['KNA1', 'Customer: general data', ['KNB1', 'Customer: company code'], ['KNVV', 'Customer: sales data']],
  ['LFA1', 'Supplier: general data', ['LFB1', 'Supplier: company code'], ['LFM1', 'Supplier: purchasing data']],
  ['ANLA', 'Asset master', ['ANLZ', 'Asset: time-dependent data'], ['ANLC', 'Asset: values']],
  ['CSKS', 'Cost centre', ['CSKT', 'Cost centre: texts']],
  ['AUFK', 'Order master', ['AFKO', 'Production order: header', ['AFPO', 'Production order: items']]],
  ['PROJ', 'Project definition', ['PRPS', 'WBS element']],
  ['EQUI', 'Equipment master', ['EQUZ', 'Equipment: time segments']],
  ['QALS', 'Inspection lot', ['QAVE', 'Inspection: usage decision']],
]

/**
 * `count` tables, the same ones every time and parents before children: well-known families such as VBAK with VBAP and
 * VBEP, then own tables such as ZTAB00001, each with nine below it.
 */
export function sampleDataTables(count: number): DataTableNode[] {
  const nodes: DataTableNode[] = []
  const add = ([tableName, description, ...below]: Family, wbs: string, parentId: string | null, order: number) => {
    if (nodes.length >= count) return
    const id = `DT-${tableName}`
    nodes.push({ id, tableName, wbs, version: (nodes.length % 7) + 1, description, parentId, order })
    for (const [index, family] of below.entries()) add(family, `${wbs}.${index + 1}`, id, index)
  }
  for (const [index, family] of families.entries()) add(family, String(index + 1), null, index)
  for (let order = families.length; nodes.length < count; order++) {
    const first = `ZTAB${String(order - families.length + 1).padStart(5, '0')}`
    const parts = Array.from({ length: 9 }, (_, part): Family => [
      `${first}_${part + 1}`,
      `Extension, part ${part + 1}`,
    ])
    add([first, 'Own table', ...parts], String(order + 1), null, order)
  }
  return nodes
}

/** A tree of tables in memory; searched in all that its label shows, and in the description. */
const dataTableTree = (nodes: readonly DataTableNode[]): TreeSource<DataTableNode> =>
  flatTree(nodes, {
    parent: ({ parentId }) => parentId,
    order: ({ order }) => order,
    searchIn: ({ wbs, tableName, version, description }) => [wbs, tableName, `v${version}`, description],
  })

/** 500 tables. */
export const dataTables: TreeSource<DataTableNode> = dataTableTree(sampleDataTables(500))
