import type { OperationArea, OperationAreaNode } from '@embpm/contract/operation-area'
import { Target } from 'lucide-react'
import { defineCodedTree } from '../../../entity/tree/TreeKind.js'
import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { operationAreaKind } from './operationAreaKind.js'
import { TreeStart } from '../../../entity/tree/TreeStart.js'

// One element for all rows: React has nothing to do for it when a row shows another node.
const glyph = <Target size={16} strokeWidth={1.5} aria-hidden />

/** The hierarchy of operation areas. */
export const operationAreaTree = defineCodedTree<OperationArea, OperationAreaNode>({
  kind: operationAreaKind,
  api: (client) => client.operationAreas,
  icon: () => glyph,
  longestCode: 20,
  copied: ({ description, managerId, tags }) => ({ description, managerId, tags }),
})

/** The hierarchy of operation areas, and beside it the page of the chosen one. */
export function OperationAreasScreen() {
  return <TreeScreen tree={operationAreaTree} />
}

/** What stands beside the hierarchy of operation areas while none is chosen. */
export function OperationAreasStart() {
  return <TreeStart kind={operationAreaKind} />
}
