import type { TreeModel } from '../tree-source/TreeModel.js'
import type { TreePlace } from './TreeChange.js'

/** What can be done with the nodes at these positions, and where they would come to stand. */
export function placesOf<Node>(model: TreeModel<Node>) {
  const tree = model.view?.tree

  /** Whether a position is one of these or below one of them. */
  const isWithin = (position: number, positions: readonly number[]): boolean =>
    positions.some((top) => position >= top && position < (tree?.end[top] ?? 0))

  /** Children of a node in order; the roots for -1. */
  const childrenOf = (parent: number): number[] => {
    const children: number[] = []
    const last = parent < 0 ? (tree?.nodes.length ?? 0) : (tree?.end[parent] ?? 0)
    for (let at = parent + 1; at < last; at = tree?.end[at] ?? last) children.push(at)
    return children
  }

  return {
    childrenOf,
    isWithin,
    parentOf: (position: number): number => tree?.parent[position] ?? -1,

    /** Those that are not below another of them, in the tree's order. */
    topmost: (positions: readonly number[]): number[] =>
      positions.filter((position) => !isWithin(tree?.parent[position] ?? -1, positions)).toSorted((a, b) => a - b),

    /** The place before a child of a node, behind the last one without; moved nodes do not count. */
    placeBefore(parent: number, before: number | null, moved: readonly number[] = []): TreePlace {
      const rest = childrenOf(parent).filter((child) => !moved.includes(child))
      const index = before === null ? -1 : rest.findIndex((child) => child >= before)
      return {
        parentKey: parent < 0 ? null : model.key(parent),
        index: index < 0 ? rest.length : index,
        beforeKey: index < 0 ? null : model.key(rest[index] ?? -1),
      }
    },
  }
}
