import type { TreeNode } from './TreeNode.js'

/** A name and what is below it. */
type Branch = readonly [name: string, ...below: Branch[]]

const model: readonly Branch[] = [
  [
    'Finance',
    [
      'Record to report',
      ['General ledger accounting', ['Journal entries', ['Manual postings', ['Enter document'], ['Release document']]]],
      [
        'Period-end closing',
        [
          'Accruals and deferrals',
          [
            'Month-end accruals',
            ['Collect accruals'],
            ['Post accruals'],
            ['Review variance'],
            ['Post correction'],
            ['Close period'],
          ],
          ['Deferral release'],
        ],
        ['Foreign currency valuation'],
        ['GR/IR clearing'],
      ],
      ['Asset accounting', ['Depreciation run']],
      ['Intercompany reconciliation'],
    ],
    ['Procure to pay', ['Invoice verification'], ['Payment run']],
    ['Order to cash', ['Order entry'], ['Delivery'], ['Billing', ['Billing due list'], ['Credit memo']]],
  ],
  ['Supply chain', ['Demand planning'], ['Warehouse management', ['Inbound'], ['Outbound']]],
  ['Manufacturing', ['Production order'], ['Quality inspection']],
  ['Human resources', ['Hire to retire'], ['Time recording']],
]

const types = ['area', 'group', 'process', 'subprocess', 'activity', 'step']

const nodesOf = (list: readonly Branch[], path: string, parentId: string | null, level: number): TreeNode[] =>
  list.map(([name, ...below], order) => {
    const id = path === '' ? String(order + 1) : `${path}.${order + 1}`
    return {
      internalId: `n-${id}`,
      id,
      parentId,
      order,
      type: types[level] ?? 'step',
      attr1: name,
      attr2: id,
      attr3: null,
      meta: null,
      children: nodesOf(below, id, id, level + 1),
    }
  })

/** Processes in six levels. */
export const processes: readonly TreeNode[] = nodesOf(model, '', null, 0)

const nouns = ['Order', 'Invoice', 'Delivery', 'Payment', 'Contract', 'Shipment', 'Receipt']
const verbs = ['check', 'release', 'post', 'review', 'archive']

/** Exactly so many nodes: 5 roots, then 4 children for each node. */
export const manyProcesses = (count: number): TreeNode[] => {
  const all: (TreeNode & { children: TreeNode[] })[] = []
  const roots: TreeNode[] = []
  for (let i = 0; i < count; i++) {
    const parent = i < 5 ? undefined : all[Math.floor((i - 5) / 4)]
    const siblings: TreeNode[] = parent?.children ?? roots
    const node = {
      internalId: `n-${i}`,
      id: `p${i}`,
      parentId: parent?.id ?? null,
      order: siblings.length,
      type: 'process',
      attr1: `${nouns[i % nouns.length]} ${verbs[i % verbs.length]} ${i}`,
      attr2: null,
      attr3: null,
      meta: null,
      children: [],
    }
    siblings.push(node)
    all.push(node)
  }
  return roots
}
