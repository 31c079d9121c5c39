import type { TreeNode } from '@embpm/contract'

/** A tree, made of the list of its nodes. */
export interface TreeIndex<N extends TreeNode> {
  get(id: string): N | undefined
  /** The nodes below one in their order, the roots for `null`. */
  children(parentId: string | null): readonly N[]
  /** From the root down to the node. */
  path(node: N): N[]
  /** All nodes that can be reached from a root, each before those below it. */
  readonly inOrder: readonly N[]
}

/** Makes the trees of lists of nodes and keeps them for as long as the lists live, which must not be changed in place. */
export function treeIndexes<N extends TreeNode>(): (nodes: readonly N[]) => TreeIndex<N> {
  const made = new WeakMap<readonly N[], TreeIndex<N>>()
  return (nodes) => {
    const index = made.get(nodes) ?? treeIndex(nodes)
    made.set(nodes, index)
    return index
  }
}

/** The tree of a list of nodes. Siblings with the same place stand as they do in the list. */
export function treeIndex<N extends TreeNode>(nodes: readonly N[]): TreeIndex<N> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const below = new Map<string | null, N[]>()
  for (const node of nodes) {
    const siblings = below.get(node.parentId)
    if (siblings) siblings.push(node)
    else below.set(node.parentId, [node])
  }
  for (const siblings of below.values()) siblings.sort((left, right) => left.order - right.order)
  const children = (parentId: string | null): readonly N[] => below.get(parentId) ?? []
  let inOrder: readonly N[] | undefined
  return {
    get: (id) => byId.get(id),
    children,
    path: (node) => pathIn(node, (id) => byId.get(id)),
    get inOrder() {
      return (inOrder ??= walk(children))
    },
  }
}

function walk<N extends TreeNode>(children: (parentId: string | null) => readonly N[]): readonly N[] {
  const walked: N[] = []
  const waiting = [...children(null)].toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    walked.push(node)
    waiting.push(...children(node.id).toReversed())
  }
  return walked
}

/** The nodes from the root down to one. A circle, which damaged data may have, is walked once. */
export function pathIn<N extends TreeNode>(node: N, get: (id: string) => N | undefined): N[] {
  const path = [node]
  const seen = new Set([node.id])
  for (let parentId = node.parentId; parentId !== null && !seen.has(parentId);) {
    const parent = get(parentId)
    if (!parent) break
    seen.add(parentId)
    path.unshift(parent)
    parentId = parent.parentId
  }
  return path
}
