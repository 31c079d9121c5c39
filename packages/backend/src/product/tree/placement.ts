import type { Misplacement, TreeNode } from '@embpm/contract'

import type { TreeIndex } from './treeIndex.js'

/** Where a node is to stand. */
export interface Place {
  parentId: string | null
  /** Among the children of the parent; one past the end is the last one. */
  order: number
}

/** The place of a node after a move, and its level from 1. */
export interface Placed extends Place {
  level: number
}

/** Level of what stands below a node, from 1. */
export function levelBelow<N extends TreeNode>(tree: Placing<N>, parentId: string | null): number {
  const parent = parentId === null ? undefined : tree.get(parentId)
  return parent ? tree.path(parent).length + 1 : 1
}

/** Why nothing new can stand below a node; `undefined` when it can. */
export function refusalBelow<N extends TreeNode>(
  tree: Placing<N>,
  parentId: string | null,
  deepest: number,
): Misplacement | undefined {
  if (parentId !== null && !tree.get(parentId)) return 'unknown parent'
  return levelBelow(tree, parentId) > deepest ? 'too deep' : undefined
}

/** What of a tree a place is decided by. */
export type Placing<N extends TreeNode> = Pick<TreeIndex<N>, 'get' | 'children' | 'path'>

/** A node with all that stands below it, with levels from 1. */
function branch<N extends TreeNode>(tree: Placing<N>, node: N): { node: N; level: number }[] {
  const found = [{ node, level: 1 }]
  for (const { node: above, level } of found) {
    for (const child of tree.children(above.id)) found.push({ node: child, level: level + 1 })
  }
  return found
}

/** Why a node cannot stand below another one with all that stands below itself; `undefined` when it can. */
export function refusalOfMove<N extends TreeNode>(
  tree: Placing<N>,
  moved: N,
  parentId: string | null,
  deepest: number,
): Misplacement | undefined {
  const parent = parentId === null ? undefined : tree.get(parentId)
  if (parentId !== null && !parent) return 'unknown parent'
  if (parent && tree.path(parent).some(({ id }) => id === moved.id)) return 'below itself'
  const level = levelBelow(tree, parentId)
  return branch(tree, moved).some((one) => level + one.level - 1 > deepest) ? 'too deep' : undefined
}

/**
 * What changes when a node is moved with all that stands below it: the places of the node, of its new siblings and, where
 * the level changes, of all below it; or why it cannot be moved there.
 */
export function placement<N extends TreeNode>(
  tree: Placing<N>,
  moved: N,
  place: Place,
  deepest: number,
): ReadonlyMap<string, Placed> | Misplacement {
  const refusal = refusalOfMove(tree, moved, place.parentId, deepest)
  if (refusal) return refusal
  const level = levelBelow(tree, place.parentId)
  const moving = branch(tree, moved)

  const changes = new Map<string, Placed>()
  const others = tree.children(place.parentId).filter(({ id }) => id !== moved.id)
  const siblings = others.toSpliced(Math.min(place.order, others.length), 0, moved)
  for (const [order, { id, order: before }] of siblings.entries()) {
    if (id === moved.id || order !== before) changes.set(id, { parentId: place.parentId, order, level })
  }
  if (level !== tree.path(moved).length) {
    for (const { node, level: down } of moving.slice(1)) {
      changes.set(node.id, { parentId: node.parentId, order: node.order, level: level + down - 1 })
    }
  }
  return changes
}
