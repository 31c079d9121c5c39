import { sampleRows } from '@embpm/backend/seeds'
import type { SapTableNode } from '@embpm/contract/sap-table'
import { flatTree, type TreeSource } from '@embpm/ui/tree-source'

/** A tree of SAP transaction tables in memory; searched in technical names and descriptions. */
export const sapTableTree = (nodes: readonly SapTableNode[]): TreeSource<SapTableNode> =>
  flatTree(nodes, {
    parent: ({ parentId }) => parentId,
    order: ({ order }) => order,
    searchIn: ({ attr1, attr2 }) => [attr1, attr2],
  })

/** 1,000 nodes. */
export const sapTables: TreeSource<SapTableNode> = sapTableTree(sampleRows.sapTables(1000))
