import type { CostObjectGroup } from '@embpm/contract/cost-object-group'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { TreeList } from '../../../entity/tree/TreeList.js'
import { costObjectGroupKind } from './costObjectGroupKind.js'

/** Columns of the list of groups of cost objects. */
const costObjectGroupColumns: readonly ListColumn<CostObjectGroup>[] = [
  { id: 'code', type: 'technical', width: 120, pinned: true },
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'description', width: 420 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 160 },
  { id: 'createdAt', width: 150, hidden: true },
  { id: 'createdBy', width: 160, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]

/** The groups of cost objects of all levels as a list. */
export function CostObjectGroupsList() {
  return <TreeList kind={costObjectGroupKind} columns={costObjectGroupColumns} />
}
