import { sapTableEndpoints, type SapTableNode } from '@embpm/contract/sap-table'
import type { Transaction } from '@embpm/contract/transaction'
import { implement } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { withReading } from '../entity/withAccess.js'
import { nodeReader } from '../tree/nodeReader.js'
import { usedTables } from './sap-table.data.js'
import { transactionTable } from './transaction.js'

const made = new WeakMap<readonly Transaction[], readonly SapTableNode[]>()

/**
 * The nodes of the SAP transaction tables: components such as SD and SD-SLS, below them the transactions, below these
 * their tables. Ids: SD-SLS, VA01, VA01/VBAK. They follow from the transactions and are kept for as long as their list.
 */
export function sapTableNodes(transactions: readonly Transaction[]): readonly SapTableNode[] {
  const before = made.get(transactions)
  if (before) return before
  const nodes: SapTableNode[] = []
  const below = new Map<string | null, number>()
  const known = new Set<string>()
  const place = (id: string, parentId: string | null) => {
    const order = below.get(parentId) ?? 0
    below.set(parentId, order + 1)
    return { internalId: String(nodes.length + 1), id, parentId, order }
  }
  for (const { tcode, name, program, package: pack, component, componentPath } of transactions) {
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
    const tables = usedTables.find(([start]) => component.startsWith(start))?.[1] ?? []
    for (const [tableName, attr2, attr3 = 'TRANSP'] of tables) {
      const access = /^(?:Display|List)/.test(name) ? 'read' : 'write'
      const at = place(`${tcode}/${tableName}`, tcode)
      nodes.push({ ...at, type: 'table', attr1: tableName, attr2, attr3, meta: { tableName, access } })
    }
  }
  made.set(transactions, nodes)
  return nodes
}

const reader = nodeReader<SapTableNode>(['attr1', 'attr2'])
const on = implement(sapTableEndpoints)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => ['processes', 'consulting']))

/** The handlers of the SAP transaction tables. */
export const sapTables = {
  children: on.children.handler(async ({ input, context }) =>
    reader.children(sapTableNodes(await transactionTable.all(context)), input.parentId ?? null),
  ),
  find: on.find.handler(async ({ input, context }) =>
    reader.find(sapTableNodes(await transactionTable.all(context)), input.search, input.size),
  ),
  paths: on.paths.handler(async ({ input, context }) =>
    reader.paths(sapTableNodes(await transactionTable.all(context)), input.ids),
  ),
}
