import type { CostElement } from '@embpm/contract/cost-element'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of cost elements. */
export const costElementColumns: readonly ListColumn<CostElement>[] = [
  { id: 'costElement', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 300, pinned: true },
  { id: 'controllingArea', width: 130, filterable: true },
  { id: 'kind', width: 120 },
  { id: 'category', width: 260 },
  { id: 'unit', width: 90, filterable: true },
  { id: 'validFrom', width: 130 },
  { id: 'validTo', width: 130 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
