import { flattenParents } from './flattenParents.js'
import { memorySource } from './memorySource.js'
import type { TreeSource } from './TreeSource.js'

/** Options of `flatTree`. */
export interface FlatTreeOptions<Node> {
  /** The node's key, unique in the tree. Default `node.id`, as text. */
  key?: (node: Node) => string
  /** Key of the node above, `null` for a root. A node whose parent is not in the list is a root too. */
  parent: (node: Node) => string | null
  /** Number by which siblings are ordered, ascending. Default: the list's order. */
  order?: (node: Node) => number
  /** The values in which a node is searched. Default its own texts, numbers, booleans and dates. */
  searchIn?: (node: Node) => readonly unknown[]
}

// Not by `Reflect.get`, which takes ten times as long: it is asked for every node.
const idOf = (node: object): string => String('id' in node ? node.id : undefined)

/**
 * A tree in memory given as a list whose nodes name their parents, in any order. The nodes must not change; give a changed
 * list a source of its own.
 */
export function flatTree<Node extends object>(
  nodes: readonly Node[],
  { key = idOf, parent, order, searchIn }: FlatTreeOptions<Node>,
): TreeSource<Node> {
  let parents: Set<string | null> | undefined
  return memorySource({
    key,
    searchIn,
    hasChildren(node) {
      parents ??= new Set(nodes.map(parent))
      return parents.has(key(node))
    },
    flatten: () => flattenParents(nodes, { key, parent, order }),
  })
}
