import { indexTree } from './indexTree.js'
import type { TreeArrays } from './TreeArrays.js'

interface ParentOptions<Node> {
  key: (node: Node) => string
  parent: (node: Node) => string | null
  order: ((node: Node) => number) | undefined
}

/**
 * The arrays of a tree whose nodes name their parents, in any order. A node whose parent is not there is a root; of nodes
 * that are each other's parents the first one is.
 */
export function flattenParents<Node>(list: readonly Node[], options: ParentOptions<Node>): TreeArrays<Node> {
  const sorted = inOrder(list, options.order)
  const count = sorted.length
  const up = parentsOf(sorted, options)
  // Children as chains: filled from the end, each chain is in the list's order.
  const firstChild = new Int32Array(count + 1).fill(-1)
  const nextSibling = new Int32Array(count)
  for (let i = count - 1; i >= 0; i--) {
    const parent = up[i] ?? -1
    const slot = parent < 0 ? count : parent
    nextSibling[i] = firstChild[slot] ?? -1
    firstChild[slot] = i
  }
  const nodes: Node[] = []
  const depth = new Uint16Array(count)
  const seen = new Uint8Array(count)
  const visit = (i: number, level: number) => {
    const node = sorted[i]
    if (node === undefined) return
    seen[i] = 1
    depth[nodes.length] = level
    nodes.push(node)
  }
  const walk = (root: number) => {
    visit(root, 0)
    /** For each level the node that comes next. */
    const path = [firstChild[root] ?? -1]
    while (path.length > 0) {
      const i = path.at(-1) ?? -1
      if (i < 0) {
        path.pop()
        continue
      }
      path[path.length - 1] = nextSibling[i] ?? -1
      if (seen[i] === 1) continue
      visit(i, path.length)
      path.push(firstChild[i] ?? -1)
    }
  }
  for (let root = firstChild[count] ?? -1; root >= 0; root = nextSibling[root] ?? -1) walk(root)
  for (let i = 0; nodes.length < count && i < count; i++) if (seen[i] === 0) walk(i)
  return indexTree(nodes, depth)
}

/** The list by its order numbers, stable; the list itself where it is in order already. */
function inOrder<Node>(list: readonly Node[], order: ((node: Node) => number) | undefined): readonly Node[] {
  if (!order) return list
  const numbers = Float64Array.from(list, order)
  if (numbers.every((number, i) => i === 0 || (numbers[i - 1] ?? 0) <= number)) return list
  return list
    .map((node, i) => ({ node, number: numbers[i] ?? 0 }))
    .toSorted((a, b) => a.number - b.number)
    .map(({ node }) => node)
}

/** Index of each node's parent, -1 without one. */
function parentsOf<Node>(list: readonly Node[], { key, parent }: ParentOptions<Node>): Int32Array {
  const byKey = new Map<string, number>()
  for (const [i, node] of list.entries()) byKey.set(key(node), i)
  const up = new Int32Array(list.length).fill(-1)
  // Siblings often stand together: then the map is asked once for all of them.
  let lastKey: string | null = null
  let last = -1
  for (const [i, node] of list.entries()) {
    const wanted = parent(node)
    if (wanted === null) continue
    if (wanted !== lastKey) {
      lastKey = wanted
      last = byKey.get(wanted) ?? -1
    }
    up[i] = last === i ? -1 : last
  }
  return up
}
