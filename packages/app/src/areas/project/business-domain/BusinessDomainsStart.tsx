import { TreeStart } from '../../../entity/tree/TreeStart.js'
import { businessDomainKind } from './businessDomainKind.js'

/** What stands beside the hierarchy of business domains while none is chosen. */
export function BusinessDomainsStart() {
  return <TreeStart kind={businessDomainKind} />
}
