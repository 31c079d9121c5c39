import type { RowSource } from '@embpm/ui/row-source'
import type { TreePath, TreeSource } from '@embpm/ui/tree-source'

/**
 * The nodes of a tree as rows, for the field of a picker: a row is the path from the root to the node. A source that cannot
 * search by itself suggests nothing; its dialog searches what it has loaded.
 */
export function pathSource<Node>(tree: TreeSource<Node>): RowSource<TreePath<Node>> {
  return {
    search: async ({ search, offset, limit }, { signal }) => {
      const found = (await tree.search?.(search, { signal })) ?? []
      return { rows: found.slice(offset, offset + limit), total: found.length }
    },
    resolve: (keys, request) => tree.resolve(keys, request),
    ...(tree.lastNames && { lastNames: (keys, request) => tree.lastNames?.(keys, request) ?? new Map() }),
  }
}
