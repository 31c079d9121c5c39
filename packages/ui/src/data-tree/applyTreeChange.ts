import type { TreeChange, TreePlace } from './TreeChange.js'
import type { TreeNode } from './TreeNode.js'

/** How `applyTreeChange` makes nodes. */
export interface ApplyTreeChangeOptions {
  /** A new node with an `id` that no other has; its place is filled in. */
  newNode: (place: TreePlace) => TreeNode
  /** The copy of one node with a new `id`; called for each node below too, children and place are filled in. */
  copyNode: (node: TreeNode) => TreeNode
  /** The node under its new name. Default: in `attr1`. */
  renameNode?: (node: TreeNode, label: string) => TreeNode
}

type Nodes = readonly TreeNode[]

/**
 * Applies a change to nested nodes and keeps `order` (0…n-1 among siblings) and `parentId` right. Nothing is changed in
 * place: the array from before is the way back. A change that cannot be made (an unknown key, a node into itself, an `id` twice) gives the
 * same array.
 */
export function applyTreeChange(
  nodes: readonly TreeNode[],
  change: TreeChange<TreeNode>,
  { newNode, copyNode, renameNode = (node, label) => ({ ...node, attr1: label }) }: ApplyTreeChangeOptions,
): readonly TreeNode[] {
  switch (change.type) {
    case 'add': {
      const node = newNode({ parentKey: change.parentKey, index: change.index })
      return has(nodes, change.parentKey) && !has(nodes, node.id) ? insert(nodes, change, [node]) : nodes
    }
    case 'rename':
      return renamed(nodes, change.key, (node) => renameNode(node, change.label))
    case 'delete':
      return without(nodes, new Set(change.keys))
    case 'copy': {
      const found = pick(nodes, new Set(change.keys))
      if (found.length === 0 || !has(nodes, change.parentKey)) return nodes
      return insert(
        nodes,
        change,
        found.map((node) => copied(node, copyNode)),
      )
    }
    case 'move': {
      const keys = new Set(change.keys)
      const found = pick(nodes, keys)
      const rest = without(nodes, keys)
      return found.length > 0 && has(rest, change.parentKey) ? insert(rest, change, found) : nodes
    }
  }
}

/** Applies `edit` to every list of siblings; lists that stay the same stay the same objects. */
function rewrite(list: Nodes, parentId: string | null, edit: (list: Nodes, parentId: string | null) => Nodes): Nodes {
  const edited = edit(list, parentId)
  const next = edited.map((node, order) => {
    const children = rewrite(node.children, node.id, edit)
    const same = node.children === children && node.order === order && node.parentId === parentId
    return same ? node : { ...node, children, order, parentId }
  })
  return next.length === list.length && next.every((node, i) => node === list[i]) ? list : next
}

const without = (nodes: Nodes, keys: ReadonlySet<string>): Nodes =>
  rewrite(nodes, null, (list) => (list.some(({ id }) => keys.has(id)) ? list.filter(({ id }) => !keys.has(id)) : list))

const insert = (nodes: Nodes, { parentKey, index }: TreePlace, added: Nodes): Nodes =>
  rewrite(nodes, null, (list, parentId) =>
    parentId === parentKey ? list.toSpliced(Math.max(0, index), 0, ...added) : list,
  )

const renamed = (nodes: Nodes, key: string, rename: (node: TreeNode) => TreeNode): Nodes =>
  rewrite(nodes, null, (list) =>
    list.some(({ id }) => id === key) ? list.map((node) => (node.id === key ? rename(node) : node)) : list,
  )

/** The nodes of these keys in the tree's order; what is below a picked node comes with it. */
const pick = (nodes: Nodes, keys: ReadonlySet<string>): TreeNode[] =>
  nodes.flatMap((node) => (keys.has(node.id) ? [node] : pick(node.children, keys)))

const has = (nodes: Nodes, key: string | null): boolean =>
  key === null || nodes.some((node) => node.id === key || has(node.children, key))

function copied(node: TreeNode, copyNode: (node: TreeNode) => TreeNode): TreeNode {
  const copy = copyNode(node)
  return { ...copy, children: node.children.map((child) => ({ ...copied(child, copyNode), parentId: copy.id })) }
}
