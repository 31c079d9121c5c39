import { sampleRows } from '@embpm/backend/seeds'
import type { DataTableNode } from '@embpm/contract/data-table'
import { flatTree, type TreeSource } from '@embpm/ui/tree-source'

/** A tree of tables in memory; searched in all that its label shows, and in the description. */
const dataTableTree = (nodes: readonly DataTableNode[]): TreeSource<DataTableNode> =>
  flatTree(nodes, {
    parent: ({ parentId }) => parentId,
    order: ({ order }) => order,
    searchIn: ({ wbs, tableName, version, description }) => [wbs, tableName, `v${version}`, description],
  })

/** 500 tables. */
export const dataTables: TreeSource<DataTableNode> = dataTableTree(sampleRows.dataTables(500))
