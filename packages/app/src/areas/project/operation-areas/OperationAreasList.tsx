import { TreeList } from '../../../entity/tree/TreeList.js'
import { operationAreaColumns } from './operationAreaColumns.js'
import { operationAreaKind } from './operationAreaKind.js'

/** The operation areas of all levels as a list. */
export function OperationAreasList() {
  return <TreeList kind={operationAreaKind} columns={operationAreaColumns} />
}
