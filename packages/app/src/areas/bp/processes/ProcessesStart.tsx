import { TreeStart } from '../../../entity/tree/TreeStart.js'
import { processKind } from './processKind.js'

/** What stands beside the hierarchy of processes while none is chosen. */
export function ProcessesStart() {
  return <TreeStart kind={processKind} />
}
