import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { businessDomainTree } from './businessDomainTree.js'

/** The hierarchy of business domains, and beside it the page of the chosen one. */
export function BusinessDomainsScreen() {
  return <TreeScreen tree={businessDomainTree} />
}
