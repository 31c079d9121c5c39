import type { SapTableNode } from '@embpm/contract'
import { flatTree, type TreeSource } from '@embpm/ui/tree-source'
import { sampleTransactions } from '../transaction-picker/transactions.fixture.js'

type Used = readonly [tableName: string, description: string, category?: string]

/** The tables that the transactions of a component use, by the beginning of the component. */
const used: readonly (readonly [component: string, tables: readonly Used[]])[] = [
  [
    'SD-BIL',
    [
      ['VBRK', 'Billing document: header'],
      ['VBRP', 'Billing document: items'],
      ['KONV', 'Conditions', 'CLUSTER'],
    ],
  ],
  [
    'SD',
    [
      ['VBAK', 'Sales document: header'],
      ['VBAP', 'Sales document: items'],
      ['VBEP', 'Sales document: schedule lines'],
      ['VBPA', 'Sales document: partners'],
      ['KNA1', 'Customer: general data'],
      ['V_TVAK', 'Sales document types', 'VIEW'],
    ],
  ],
  [
    'LE',
    [
      ['LIKP', 'Delivery: header'],
      ['LIPS', 'Delivery: items'],
      ['VBFA', 'Sales document flow'],
    ],
  ],
  [
    'MM-PUR',
    [
      ['EKKO', 'Purchasing document: header'],
      ['EKPO', 'Purchasing document: items'],
      ['EKET', 'Schedule lines'],
      ['LFA1', 'Supplier: general data'],
    ],
  ],
  [
    'MM-IV',
    [
      ['RBKP', 'Incoming invoice: header'],
      ['RSEG', 'Incoming invoice: items'],
    ],
  ],
  [
    'MM',
    [
      ['MKPF', 'Material document: header'],
      ['MSEG', 'Material document: items'],
      ['MARD', 'Material: storage location data'],
    ],
  ],
  [
    'LO',
    [
      ['MARA', 'Material: general data'],
      ['MAKT', 'Material: descriptions'],
      ['MARC', 'Material: plant data'],
    ],
  ],
  [
    'FI',
    [
      ['BKPF', 'Accounting document: header'],
      ['BSEG', 'Accounting document: items'],
      ['ACDOCA', 'Universal journal'],
      ['T001', 'Company codes'],
    ],
  ],
  [
    'CO',
    [
      ['CSKS', 'Cost centre'],
      ['COBK', 'Controlling document: header'],
      ['COEP', 'Controlling document: items'],
    ],
  ],
  [
    '',
    [
      ['AUFK', 'Order master'],
      ['JEST', 'Object status'],
      ['T001W', 'Plants'],
    ],
  ],
]

/**
 * `count` nodes of the SAP transaction tables, the same ones every time and parents before children: components such as SD
 * and SD-SLS, below them the transactions, below these their tables. Ids: SD-SLS, VA01, VA01/VBAK.
 */
export function sampleSapTables(count: number): SapTableNode[] {
  const nodes: SapTableNode[] = []
  const below = new Map<string | null, number>()
  const known = new Set<string>()
  const place = (id: string, parentId: string | null) => {
    const order = below.get(parentId) ?? 0
    below.set(parentId, order + 1)
    return { internalId: String(nodes.length + 1), id, parentId, order }
  }
  for (const { tcode, name, program, package: pack, component, componentPath } of sampleTransactions(count)) {
    if (nodes.length >= count) break
    let parentId: string | null = null
    for (const [index, attr2] of componentPath.entries()) {
      const id = component
        .split('-')
        .slice(0, index + 1)
        .join('-')
      if (!known.has(id)) {
        known.add(id)
        nodes.push({ ...place(id, parentId), type: 'component', attr1: id, attr2, attr3: null, meta: null })
      }
      parentId = id
    }
    const meta = { tcode, package: pack }
    nodes.push({ ...place(tcode, parentId), type: 'transaction', attr1: tcode, attr2: name, attr3: program, meta })
    const tables = used.find(([start]) => component.startsWith(start))?.[1] ?? []
    for (const [tableName, attr2, attr3 = 'TRANSP'] of tables) {
      const access = /^(?:Display|List)/.test(name) ? 'read' : 'write'
      const at = place(`${tcode}/${tableName}`, tcode)
      nodes.push({ ...at, type: 'table', attr1: tableName, attr2, attr3, meta: { tableName, access } })
    }
  }
  return nodes.slice(0, count)
}

/** A tree of SAP transaction tables in memory; searched in technical names and descriptions. */
export const sapTableTree = (nodes: readonly SapTableNode[]): TreeSource<SapTableNode> =>
  flatTree(nodes, {
    parent: ({ parentId }) => parentId,
    order: ({ order }) => order,
    searchIn: ({ attr1, attr2 }) => [attr1, attr2],
  })

/** 1,000 nodes. */
export const sapTables: TreeSource<SapTableNode> = sapTableTree(sampleSapTables(1000))
