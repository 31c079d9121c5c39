import { sampleRows } from '@embpm/backend/seeds'
import type { BusinessAreaNode } from '@embpm/contract/business-area'
import { flatTree, type TreeSource } from '@embpm/ui/tree-source'

/** A tree of areas in memory. */
export const businessAreaTree = (nodes: readonly BusinessAreaNode[]): TreeSource<BusinessAreaNode> =>
  flatTree(nodes, {
    parent: ({ parentId }) => parentId,
    order: ({ order }) => order,
    searchIn: ({ code, name }) => [code, name],
  })

/** 600 business areas. */
export const businessAreas: TreeSource<BusinessAreaNode> = businessAreaTree(sampleRows.businessAreas(600))
