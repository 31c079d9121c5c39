import { flattenNested } from './flattenNested.js'
import { memorySource } from './memorySource.js'
import type { TreeSource } from './TreeSource.js'

/** Options of `nestedTree`. */
export interface NestedTreeOptions<Node> {
  /** The node's key, unique in the tree. Default `node.id`, as text. */
  key?: (node: Node) => string
  /** The nodes below a node. Default `node.children`. */
  children?: (node: Node) => readonly Node[] | null | undefined
  /** The values in which a node is searched. Default its own texts, numbers, booleans and dates. */
  searchIn?: (node: Node) => readonly unknown[]
}

/** What the default `children` and `key` read. */
export interface NestedNode<Node> {
  id?: unknown
  children?: readonly Node[] | null
}

/**
 * A tree in memory whose nodes hold their children. It is flattened into arrays when it is first shown, and searched in
 * texts that are prepared in idle time. The nodes must not change; give a changed tree a source of its own.
 */
export function nestedTree<Node extends NestedNode<Node>>(
  nodes: readonly Node[],
  options: NestedTreeOptions<Node> = {},
): TreeSource<Node> {
  const { key = (node) => String(node.id), children = (node) => node.children, searchIn } = options
  return memorySource({
    key,
    searchIn,
    hasChildren: (node) => (children(node)?.length ?? 0) > 0,
    flatten: () => flattenNested(nodes, children),
  })
}
