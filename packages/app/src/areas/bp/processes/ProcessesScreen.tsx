import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { processTree } from './processTree.js'

/** The hierarchy of processes, and beside it the page of the chosen one. */
export function ProcessesScreen() {
  return <TreeScreen tree={processTree} />
}
