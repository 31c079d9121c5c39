import type { SearchIndex } from '../row-source/SearchIndex.js'
import type { TreeArrays } from './TreeArrays.js'

/** A tree that is there as a whole, and its prepared search. */
export interface MemoryTree<Node> {
  readonly tree: TreeArrays<Node>
  readonly index: SearchIndex<Node>
}
