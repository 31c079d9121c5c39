import type { BusinessDomain, BusinessDomainNode } from '@embpm/contract/business-domain'
import { Shapes } from 'lucide-react'
import { defineCodedTree } from '../../../entity/tree/TreeKind.js'
import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { businessDomainKind } from './businessDomainKind.js'
import { TreeStart } from '../../../entity/tree/TreeStart.js'

// One element for all rows: React has nothing to do for it when a row shows another node.
const glyph = <Shapes size={16} strokeWidth={1.5} aria-hidden />

/** The hierarchy of business domains. */
export const businessDomainTree = defineCodedTree<BusinessDomain, BusinessDomainNode>({
  kind: businessDomainKind,
  api: (client) => client.businessDomains,
  icon: () => glyph,
  longestCode: 20,
  copied: ({ description, ownerId, tags }) => ({ description, ownerId, tags }),
})

/** The hierarchy of business domains, and beside it the page of the chosen one. */
export function BusinessDomainsScreen() {
  return <TreeScreen tree={businessDomainTree} />
}

/** What stands beside the hierarchy of business domains while none is chosen. */
export function BusinessDomainsStart() {
  return <TreeStart kind={businessDomainKind} />
}
