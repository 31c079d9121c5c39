import { TreeList } from '../../../entity/tree/TreeList.js'
import { businessDomainColumns } from './businessDomainColumns.js'
import { businessDomainKind } from './businessDomainKind.js'

/** The business domains of all levels as a list. */
export function BusinessDomainsList() {
  return <TreeList kind={businessDomainKind} columns={businessDomainColumns} />
}
