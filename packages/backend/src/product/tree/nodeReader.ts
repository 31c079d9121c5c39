import type { Counted, TreeNode } from '@embpm/contract'

import { createQuery } from '../../query.js'
import { columnText } from '../entity/columnText.js'
import { treeIndexes } from './treeIndex.js'

/** Reads trees of one kind of node piece by piece, as their endpoints answer them. */
export function nodeReader<N extends TreeNode>(searchColumns: readonly string[]) {
  const indexOf = treeIndexes<N>()
  const query = createQuery<N>({ searchColumns, text: columnText })

  function reading(nodes: readonly N[]) {
    const tree = indexOf(nodes)
    const counted = (node: N): Counted<N> => ({ ...node, childCount: tree.children(node.id).length })
    return { tree, counted, pathOf: (node: N) => tree.path(node).map(counted) }
  }

  return {
    indexOf,

    children(nodes: readonly N[], parentId: string | null) {
      const { tree, counted } = reading(nodes)
      return tree.children(parentId).map(counted)
    },

    /** Nothing is found by a search without tokens. */
    find(nodes: readonly N[], search: string, size: number) {
      const { tree, pathOf } = reading(nodes)
      const hits = search.trim() === '' ? [] : query.search(tree.inOrder, search)
      return { paths: hits.slice(0, size).map(pathOf), total: hits.length }
    },

    paths(nodes: readonly N[], ids: readonly string[]) {
      const { tree, pathOf } = reading(nodes)
      return ids.flatMap((id) => {
        const node = tree.get(id)
        return node ? [pathOf(node)] : []
      })
    },
  }
}
