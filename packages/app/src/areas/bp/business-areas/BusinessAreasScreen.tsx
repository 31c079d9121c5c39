import type { NodeOfKind } from '@embpm/contract'
import type { BusinessArea } from '@embpm/contract/business-area'
import { Landmark } from 'lucide-react'
import { defineCodedTree } from '../../../entity/tree/TreeKind.js'
import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { TreeStart } from '../../../entity/tree/TreeStart.js'
import { businessAreaKind } from './businessAreaKind.js'

// One element for all rows: React has nothing to do for it when a row shows another node.
const glyph = <Landmark size={16} strokeWidth={1.5} aria-hidden />

/** The hierarchy of business areas. */
export const businessAreaTree = defineCodedTree<BusinessArea, NodeOfKind<'businessAreas'>>({
  kind: businessAreaKind,
  api: (client) => client.businessAreas,
  icon: () => glyph,
  longestCode: 20,
  copied: ({ description, ownerId, status, tags }) => ({ description, ownerId, status, tags }),
})

/** The hierarchy of business areas, and beside it the page of the chosen one. */
export function BusinessAreasScreen() {
  return <TreeScreen tree={businessAreaTree} />
}

/** What stands beside the hierarchy of business areas while none is chosen. */
export function BusinessAreasStart() {
  return <TreeStart kind={businessAreaKind} />
}
