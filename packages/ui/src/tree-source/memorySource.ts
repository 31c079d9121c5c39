import { SearchIndex } from '../row-source/SearchIndex.js'
import { searchTokens } from '../row-source/searchText.js'
import { inSlices } from '../row-source/timeSlices.js'
import type { MemoryTree, TreePath, TreeSource } from './TreeSource.js'
import { scanChunks } from './searchChunks.js'
import { pathOf, type TreeArrays } from './TreeArrays.js'

/** How a tree in memory is made from what the caller has. */
export interface MemoryOptions<Node> {
  key: (node: Node) => string
  searchIn: ((node: Node) => readonly unknown[]) | undefined
  hasChildren: (node: Node) => boolean
  /** Called once, when the tree is first needed. */
  flatten: () => TreeArrays<Node>
}

/** A tree source over arrays that are made when first asked for. */
export function memorySource<Node extends object>(options: MemoryOptions<Node>): TreeSource<Node> {
  const { key, searchIn = plainValues, hasChildren, flatten } = options
  let made: MemoryTree<Node> | undefined
  const memory = (): MemoryTree<Node> => {
    if (made) return made
    const tree = flatten()
    made = { tree, index: new SearchIndex(tree.nodes, searchIn) }
    return made
  }
  return {
    key,
    hasChildren,
    memory,
    children(parent) {
      const { tree } = memory()
      const found: Node[] = []
      const up = parent === null ? -1 : tree.nodes.indexOf(parent)
      if (parent !== null && up < 0) return found
      const last = up < 0 ? tree.nodes.length : (tree.end[up] ?? 0)
      for (let position = up + 1; position < last; position = tree.end[position] ?? last) {
        const node = tree.nodes[position]
        if (node !== undefined) found.push(node)
      }
      return found
    },
    async search(text, { signal }) {
      const { tree, index } = memory()
      const tokens = searchTokens(text)
      const hits: number[] = []
      if (tokens.length > 0)
        await inSlices(
          scanChunks(index, tokens, (position) => hits.push(position)),
          signal,
        )
      return signal.aborted ? [] : hits.map((position) => pathOf(tree, position))
    },
    resolve(keys) {
      const { tree } = memory()
      const wanted = new Set(keys)
      const found = new Map<string, TreePath<Node>>()
      for (let position = 0; position < tree.nodes.length && found.size < wanted.size; position++) {
        const node = tree.nodes[position]
        if (node !== undefined && wanted.has(key(node))) found.set(key(node), pathOf(tree, position))
      }
      return keys.flatMap((one) => {
        const path = found.get(one)
        return path ? [path] : []
      })
    },
  }
}

/** Children and other nested values are not text of the node. */
const plainValues = (node: object): readonly unknown[] =>
  Object.values(node).filter((value) => typeof value !== 'object' || value instanceof Date)
