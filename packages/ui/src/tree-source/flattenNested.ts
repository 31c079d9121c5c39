import { indexTree, type TreeArrays } from './TreeArrays.js'

/** The arrays of a tree whose nodes hold their children. No recursion: a chain may be long. */
export function flattenNested<Node>(
  roots: readonly Node[],
  children: (node: Node) => readonly Node[] | null | undefined,
): TreeArrays<Node> {
  const nodes: Node[] = []
  const depth: number[] = []
  const lists: (readonly Node[])[] = [roots]
  const next = [0]
  let level = 0
  while (level >= 0) {
    const list = lists[level] ?? []
    const i = next[level] ?? 0
    const node = list[i]
    if (node === undefined) {
      level--
      continue
    }
    next[level] = i + 1
    nodes.push(node)
    depth.push(level)
    const below = children(node)
    if (below && below.length > 0) {
      level++
      lists[level] = below
      next[level] = 0
    }
  }
  return indexTree(nodes, new Uint16Array(depth))
}
