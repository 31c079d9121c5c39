import * as z from 'zod/mini'

import { nodeEndpoints } from '../common/treeEndpoints.js'

/**
 * What the nodes of the tree of SAP transaction tables have in common. They take the field names of the model's tree nodes
 * (internalId, id, parentId, order, type, attr1, attr2, attr3, meta), so a tree that shows those shows these. `children`
 * is left out: a source answers them per node, because a system has more than a hundred thousand transactions.
 */
const node = {
  /** The database's own key. */
  internalId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Unique in the tree. The same table stands below each transaction that uses it, as VA01/VBAK and VA02/VBAK. */
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  /** `id` of the node above, `null` for a root. */
  parentId: z.nullable(z.string().check(z.maxLength(120))),
  /** Place among its siblings, from 0. */
  order: z.int().check(z.minimum(0)),
  /** The technical name: component, transaction code or table name. */
  attr1: z.string().check(z.minLength(1), z.maxLength(40)),
  /** What it is, in words. */
  attr2: z.string().check(z.maxLength(200)),
}

/** An application component, such as SD or SD-SLS: a folder. */
const componentNode = z.object({
  ...node,
  type: z.literal('component'),
  attr3: z.null(),
  meta: z.null(),
})

/** A transaction, such as VA01: a folder of the tables it uses. */
const transactionNode = z.object({
  ...node,
  type: z.literal('transaction'),
  /** The program it starts. */
  attr3: z.string().check(z.maxLength(40)),
  meta: z.object({ tcode: z.string().check(z.maxLength(20)), package: z.string().check(z.maxLength(30)) }),
})

/** A table that the transaction above it uses: what a picker picks. */
const tableNode = z.object({
  ...node,
  type: z.literal('table'),
  /** Table category in the dictionary, such as TRANSP or VIEW. */
  attr3: z.string().check(z.maxLength(20)),
  meta: z.object({ tableName: z.string().check(z.maxLength(40)), access: z.enum(['read', 'write']) }),
})

/**
 * Schema of one node of the SAP transaction tables: application components, below them transactions, below these the
 * tables they use. Components and transactions can be opened, tables cannot. Source: the specification's picker of SAP
 * transaction tables, and its tree node.
 */
export const sapTableNode = z.discriminatedUnion('type', [componentNode, transactionNode, tableNode])

/** One node of the SAP transaction tables. */
export type SapTableNode = z.infer<typeof sapTableNode>

/** The endpoints of the SAP transaction tables, under `/processes/sap-tables`: a tree to read. */
export const sapTableEndpoints = nodeEndpoints({
  path: '/processes/sap-tables',
  tag: 'Processes',
  many: 'SAP transaction tables',
  node: sapTableNode,
})
