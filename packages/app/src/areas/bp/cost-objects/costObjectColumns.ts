import type { CostObject } from '@embpm/contract/cost-object'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of cost objects. */
export const costObjectColumns: readonly ListColumn<CostObject>[] = [
  { id: 'costObject', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 300, pinned: true },
  { id: 'controllingArea', width: 130, filterable: true },
  { id: 'type', width: 130 },
  { id: 'responsible', width: 150, filterable: true },
  { id: 'costObjectGroup', type: 'technical', width: 150, filterable: true },
  { id: 'costObjectGroupText', width: 180 },
  { id: 'category', width: 130, filterable: true },
  { id: 'plant', width: 90, filterable: true },
  { id: 'functionalArea', width: 160, filterable: true },
  { id: 'currency', width: 90, filterable: true },
  { id: 'profitCenter', type: 'technical', width: 120, filterable: true },
  { id: 'hierarchy', width: 110 },
  { id: 'validFrom', width: 130 },
  { id: 'validTo', width: 130 },
  { id: 'description', width: 320, hidden: true },
  { id: 'metadata', width: 220, sortable: false, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
