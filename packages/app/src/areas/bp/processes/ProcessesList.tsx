import { TreeList } from '../../../entity/tree/TreeList.js'
import { processColumns } from './processColumns.js'
import { processKind } from './processKind.js'

/** The processes of all levels as a list. */
export function ProcessesList() {
  return <TreeList kind={processKind} columns={processColumns} />
}
