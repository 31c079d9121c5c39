import type { CostObjectGroup, CostObjectGroupNode } from '@embpm/contract/cost-object-group'
import { FolderTree } from 'lucide-react'
import { defineCodedTree } from '../../../entity/tree/TreeKind.js'
import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { costObjectGroupKind } from './costObjectGroupKind.js'
import { TreeStart } from '../../../entity/tree/TreeStart.js'

// One element for all rows: React has nothing to do for it when a row shows another node.
const glyph = <FolderTree size={16} strokeWidth={1.5} aria-hidden />

/** The hierarchy of groups of cost objects. */
export const costObjectGroupTree = defineCodedTree<CostObjectGroup, CostObjectGroupNode>({
  kind: costObjectGroupKind,
  api: (client) => client.costObjectGroups,
  icon: () => glyph,
  longestCode: 20,
  copied: ({ description, tags }) => ({ description, tags }),
})

/** The hierarchy of groups of cost objects, and beside it the page of the chosen one. */
export function CostObjectGroupsScreen() {
  return <TreeScreen tree={costObjectGroupTree} />
}

/** What stands beside the hierarchy of groups of cost objects while none is chosen. */
export function CostObjectGroupsStart() {
  return <TreeStart kind={costObjectGroupKind} />
}
