import type { SearchIndex } from '../row-source/SearchIndex.js'
import type { TreeArrays } from './TreeArrays.js'

/** Options of one request. */
export interface TreeRequest {
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal
}

/** A node with the nodes above it, from the root down to the node itself. */
export type TreePath<Node> = readonly Node[]

/**
 * Where a tree or picker gets its nodes. In memory: `nestedTree(nodes, …)` or `flatTree(nodes, …)`. From a server: these
 * functions. A rejected promise is shown at the node with "Try again"; an aborted one is ignored.
 */
export interface TreeSource<Node> {
  /** Key of a node, unique in the tree. */
  key(node: Node): string
  /** Whether a node can be opened. One that then turns out to be empty says so. */
  hasChildren(node: Node): boolean
  /**
   * The children of a node in their order, the roots for `null`; at once (not a promise) where it can. Asked for once, when
   * the node is opened for the first time.
   */
  children(parent: Node | null, request: TreeRequest): readonly Node[] | Promise<readonly Node[]>
  /**
   * The nodes in which every token of the text is found, with the nodes above them, in the order of the tree. Without it,
   * the nodes that were loaded so far are searched.
   */
  search?(text: string, request: TreeRequest): Promise<readonly TreePath<Node>[]>
  /** Finds nodes by key with the nodes above them, for the label of a stored value. Unknown keys are left out. */
  resolve(keys: readonly string[], request: TreeRequest): readonly TreePath<Node>[] | Promise<readonly TreePath<Node>[]>
  /** What nodes were called at last that are no more, by key, as `lastNames` of a `RowSource`: asked for keys that `resolve` leaves out. */
  lastNames?(
    keys: readonly string[],
    request: TreeRequest,
  ): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>
  /**
   * The whole tree, from `nestedTree` and `flatTree`: what has it is shown and searched without a request per node. A source
   * of your own leaves it out.
   */
  memory?(): MemoryTree<Node>
}

/** A tree that is there as a whole, and its prepared search. */
export interface MemoryTree<Node> {
  readonly tree: TreeArrays<Node>
  readonly index: SearchIndex<Node>
}
