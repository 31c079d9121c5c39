import { EntityList } from '../../../entity/EntityList.js'
import { costElementColumns } from './costElementColumns.js'
import { costElementKind } from './costElementKind.js'

/** The list of cost elements. */
export function CostElementsScreen() {
  return <EntityList kind={costElementKind} columns={costElementColumns} />
}
