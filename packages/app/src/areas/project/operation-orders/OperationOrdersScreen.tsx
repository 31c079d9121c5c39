import { EntityList } from '../../../entity/EntityList.js'
import { operationOrderColumns } from './operationOrderColumns.js'
import { operationOrderKind } from './operationOrderKind.js'

/** The list of operation orders. */
export function OperationOrdersScreen() {
  return <EntityList kind={operationOrderKind} columns={operationOrderColumns} />
}
