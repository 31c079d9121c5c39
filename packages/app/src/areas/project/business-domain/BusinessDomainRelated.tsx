import type { BusinessDomain } from '@embpm/contract/business-domain'
import { TreeChildren } from '../../../entity/tree/TreeChildren.js'
import { businessDomainTree } from './businessDomainTree.js'

/** What belongs to a business domain: those below it. */
export function BusinessDomainRelated({ entity }: { entity: BusinessDomain }) {
  return <TreeChildren tree={businessDomainTree} entity={entity} />
}
