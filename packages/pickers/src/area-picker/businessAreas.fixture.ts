import type { BusinessAreaNode } from '@embpm/contract'
import { flatTree, type TreeSource } from '@embpm/ui/tree-source'

const areas: Readonly<Record<string, readonly string[]>> = {
  'Sales and distribution': ['Order management', 'Pricing', 'Shipping', 'Billing', 'Customer service', 'Field sales'],
  Procurement: ['Strategic sourcing', 'Operative purchasing', 'Supplier management', 'Contracts', 'Invoice checking'],
  Manufacturing: ['Production planning', 'Assembly', 'Paint shop', 'Shop-floor control', 'Toolmaking'],
  Logistics: ['Inbound warehouse', 'Outbound warehouse', 'Transport', 'Customs', 'Stock control'],
  Finance: ['General ledger', 'Accounts payable', 'Accounts receivable', 'Asset accounting', 'Treasury', 'Tax'],
  Controlling: ['Cost centres', 'Internal orders', 'Product costing', 'Profitability', 'Budgeting'],
  'Human resources': ['Recruiting', 'Personnel administration', 'Time management', 'Payroll', 'Learning'],
  Maintenance: ['Planned maintenance', 'Breakdown repair', 'Spare parts', 'Calibration'],
  Quality: ['Goods-receipt inspection', 'In-process inspection', 'Complaints', 'Audits'],
  'Research and development': ['Product design', 'Change management', 'Prototyping', 'Approvals'],
  'Information technology': ['Service desk', 'Applications', 'Infrastructure', 'Security'],
  'Environment and safety': ['Dangerous goods', 'Waste', 'Occupational safety', 'Emissions'],
}
const steps = ['Planning', 'Master data', 'Execution', 'Monitoring', 'Reporting']
const sites = ['Brno', 'Lille', 'Gdynia', 'Porto', 'Kassel', 'Zaragoza', 'Leeds', 'Riga', 'Graz']
const statuses = [
  'ACTIVE',
  'ACTIVE',
  'IMPLEMENTATION',
  'ACTIVE',
  'DEVELOPMENT',
  'PLANNED',
  'ACTIVE',
  'INACTIVE',
] as const

interface Place {
  code: string
  name: string
  parent: Place | null
  order: number
}

/**
 * `count` business areas, the same ones every time and parents before children: 12 areas (1000 Sales and distribution),
 * their parts (1100 Order management), the steps of these (1110 Planning), and then one site after the other.
 */
export function sampleBusinessAreas(count: number): BusinessAreaNode[] {
  const top = Object.keys(areas).map((name, order): Place => ({ code: `${order + 1}000`, name, parent: null, order }))
  const parts = top.flatMap((parent) =>
    (areas[parent.name] ?? []).map((name, order): Place => ({
      code: `${parent.code.slice(0, -3)}${order + 1}00`,
      name,
      parent,
      order,
    })),
  )
  const leaves = parts.flatMap((parent) =>
    steps.map((name, order): Place => ({ code: `${parent.code.slice(0, -2)}${order + 1}0`, name, parent, order })),
  )
  const found = [...top, ...parts, ...leaves]
  for (let order = 0; found.length < count; order++) {
    const site = sites[order % sites.length] ?? ''
    const name = order < sites.length ? site : `${site} ${Math.floor(order / sites.length) + 1}`
    for (const parent of leaves) found.push({ code: `${parent.code}.${order + 1}`, name, parent, order })
  }
  return found.slice(0, count).map(areaNode)
}

function areaNode({ code, name, parent, order }: Place, index: number): BusinessAreaNode {
  return {
    id: `BA-${code}`,
    code,
    name,
    description:
      parent === null ? `All that belongs to ${name.toLowerCase()}.` : `${name} of ${parent.name.toLowerCase()}.`,
    parentId: parent === null ? null : `BA-${parent.code}`,
    order,
    status: statuses[index % statuses.length] ?? 'ACTIVE',
  }
}

/** A tree of areas in memory. */
export const businessAreaTree = (nodes: readonly BusinessAreaNode[]): TreeSource<BusinessAreaNode> =>
  flatTree(nodes, {
    parent: ({ parentId }) => parentId,
    order: ({ order }) => order,
    searchIn: ({ code, name }) => [code, name],
  })

/** 600 business areas. */
export const businessAreas: TreeSource<BusinessAreaNode> = businessAreaTree(sampleBusinessAreas(600))
