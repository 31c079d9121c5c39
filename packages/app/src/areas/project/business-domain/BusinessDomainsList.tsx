import type { BusinessDomain } from '@embpm/contract/business-domain'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { TreeList } from '../../../entity/tree/TreeList.js'
import { businessDomainKind } from './businessDomainKind.js'

/** Columns of the list of business domains. */
const businessDomainColumns: readonly ListColumn<BusinessDomain>[] = [
  { id: 'code', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'owner', width: 180, filterable: true },
  { id: 'description', width: 420 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 160 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 160, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

/** The business domains of all levels as a list. */
export function BusinessDomainsList() {
  return <TreeList kind={businessDomainKind} columns={businessDomainColumns} />
}
