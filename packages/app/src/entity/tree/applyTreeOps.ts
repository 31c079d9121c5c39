import type { Counted, TreeNode } from '@embpm/contract'

/** A change of a tree that is shown before the server has made it. */
export type TreeOp<N extends TreeNode> =
  | { type: 'add'; node: Counted<N>; beforeId: string | null }
  | { type: 'change'; id: string; change: (node: Counted<N>) => Counted<N> }
  | { type: 'move'; node: Counted<N>; parentId: string | null; beforeId: string | null }
  | { type: 'remove'; node: Counted<N> }

/**
 * The children of a node as they are after some changes: `list` is what the server answered for `parentId`. A change that
 * the answer already holds changes nothing more. The same list is answered where nothing changes.
 */
export function applyTreeOps<N extends TreeNode>(
  list: readonly Counted<N>[],
  parentId: string | null,
  ops: readonly TreeOp<N>[],
): readonly Counted<N>[] {
  return ops.reduce((before, op) => applied(before, parentId, op), list)
}

/**
 * What a search found, as it is after some changes: what was removed is gone, what was changed is shown so. What was moved
 * stays where the search found it until it is asked again.
 */
export function applyToPaths<N extends TreeNode>(
  paths: readonly (readonly Counted<N>[])[],
  ops: readonly TreeOp<N>[],
): readonly (readonly Counted<N>[])[] {
  return ops.reduce((before, op) => {
    if (op.type === 'remove') return before.filter((path) => !path.some(({ id }) => id === op.node.id))
    return op.type === 'change' ? before.map((path) => changed(path, op.id, op.change)) : before
  }, paths)
}

type Nodes<N extends TreeNode> = readonly Counted<N>[]

function applied<N extends TreeNode>(list: Nodes<N>, parentId: string | null, op: TreeOp<N>): Nodes<N> {
  switch (op.type) {
    case 'change':
      return changed(list, op.id, op.change)
    case 'add':
      return inserted(counted(list, op.node.parentId, 1), parentId, op.node, op.beforeId)
    case 'remove':
      return without(counted(list, op.node.parentId, -1), op.node.id)
    case 'move': {
      const { node } = op
      const rest = without(list, node.id)
      if (node.parentId === op.parentId) return inserted(rest, parentId, node, op.beforeId)
      const left = counted(counted(rest, node.parentId, -1), op.parentId, 1)
      return inserted(left, parentId, { ...node, parentId: op.parentId }, op.beforeId)
    }
  }
}

const changed = <N extends TreeNode>(list: Nodes<N>, id: string, change: (node: Counted<N>) => Counted<N>): Nodes<N> =>
  list.some((node) => node.id === id) ? list.map((node) => (node.id === id ? change(node) : node)) : list

const without = <N extends TreeNode>(list: Nodes<N>, id: string): Nodes<N> =>
  list.some((node) => node.id === id) ? list.filter((node) => node.id !== id) : list

const counted = <N extends TreeNode>(list: Nodes<N>, id: string | null, more: number): Nodes<N> =>
  list.some((node) => node.id === id)
    ? list.map((node) => (node.id === id ? { ...node, childCount: Math.max(0, node.childCount + more) } : node))
    : list

/** Puts a node among its siblings; lists of other parents stay as they are. */
function inserted<N extends TreeNode>(
  list: Nodes<N>,
  parentId: string | null,
  node: Counted<N>,
  beforeId: string | null,
): Nodes<N> {
  if (node.parentId !== parentId) return list
  const rest = list.filter(({ id }) => id !== node.id)
  const at = rest.findIndex(({ id }) => id === beforeId)
  return rest.toSpliced(at < 0 ? rest.length : at, 0, node)
}
