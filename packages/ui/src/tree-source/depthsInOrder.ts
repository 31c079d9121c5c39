/** How nodes name the node above them. */
export interface ParentOptions<Node> {
  key: (node: Node) => string
  /** Key of the node above, `null` for a root. */
  parent: (node: Node) => string | null
  /** Number by which siblings are ordered, ascending; without it the list's order. */
  order: ((node: Node) => number) | undefined
}

/**
 * The depths of nodes that stand in the order of their tree already, each below the one above it and siblings ascending; `null`
 * when they do not. Lists most often come so, and then no map of a hundred thousand keys is needed.
 */
export function depthsInOrder<Node>(list: readonly Node[], options: ParentOptions<Node>): Uint16Array | null {
  const { key, parent, order } = options
  const depth = new Uint16Array(list.length)
  /** Keys and numbers from the root down to the node before; behind them what is over. */
  const keys: string[] = []
  const numbers: number[] = []
  let last = -1
  for (let i = 0; i < list.length; i++) {
    const node = list[i]
    if (node === undefined) return null
    const wanted = parent(node)
    let level = 0
    if (wanted !== null) {
      level = last + 1
      while (level > 0 && keys[level - 1] !== wanted) level--
      if (level === 0) return null
    }
    if (order) {
      const number = order(node)
      if (level <= last && !((numbers[level] ?? 0) <= number)) return null
      numbers[level] = number
    }
    keys[level] = key(node)
    depth[i] = level
    last = level
  }
  return depth
}
