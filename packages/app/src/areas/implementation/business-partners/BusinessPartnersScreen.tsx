import type { BusinessPartner } from '@embpm/contract/business-partner'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { businessPartnerKind } from './businessPartnerKind.js'

const columns: readonly ListColumn<BusinessPartner>[] = [
  { id: 'bpNumber', type: 'technical', width: 130, pinned: true },
  { id: 'name', type: 'name', width: 300, pinned: true },
  { id: 'category', width: 140 },
  { id: 'roles', width: 200 },
  { id: 'country', width: 150 },
  { id: 'taxNumber', type: 'technical', width: 170 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of business partners. */
export function BusinessPartnersScreen() {
  return <EntityList kind={businessPartnerKind} columns={columns} />
}
