import type { TreePath, TreeSource } from '@embpm/ui/tree-source'

/** A part of a tree, and how a path in it continues a path in the whole. */
export interface PartialTree<Node> {
  source: TreeSource<Node>
  /** The path in the whole tree of a path in this one. */
  whole: (path: TreePath<Node>) => TreePath<Node>
}

/** The whole tree as a part of itself. */
export const wholeTree = <Node>(source: TreeSource<Node>): PartialTree<Node> => ({ source, whole: (path) => path })

/** Some nodes of a tree as the roots of a tree of their own, in the order of the keys, with all that is below them. */
export function keysTree<Node>(source: TreeSource<Node>, keys: readonly string[]): PartialTree<Node> {
  const { key, hasChildren } = source
  let paths: readonly TreePath<Node>[] = []
  return {
    source: {
      key,
      hasChildren,
      resolve: (wanted, request) => source.resolve(wanted, request),
      children: async (parent, request) => {
        if (parent !== null) return source.children(parent, request)
        paths = await source.resolve(keys, request)
        const byKey = new Map(paths.flatMap((path) => path.slice(-1)).map((node) => [key(node), node]))
        return keys.map((one) => byKey.get(one)).filter((node) => node !== undefined)
      },
    },
    whole: (path) => {
      const above = paths.find((known) => known.at(-1) === path[0])
      return above === undefined ? path : [...above, ...path.slice(1)]
    },
  }
}
