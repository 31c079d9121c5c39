/** A way from one node to another, by their ids. */
export interface Way {
  source: string
  target: string
}

/**
 * The rank of each node along the flow, from 0: as many steps as the longest way to it has. A way that leads back to where it
 * came from does not count. Takes time in proportion to nodes and ways.
 */
export function ranksOf(nodes: readonly string[], ways: readonly Way[]): Map<string, number> {
  const ranks = new Map(nodes.map((id) => [id, 0]))
  const next = new Map<string, string[]>(nodes.map((id) => [id, []]))
  const waiting = new Map(nodes.map((id) => [id, 0]))
  for (const { source, target } of ways) {
    if (source === target || !ranks.has(source) || !ranks.has(target)) continue
    next.get(source)?.push(target)
    waiting.set(target, (waiting.get(target) ?? 0) + 1)
  }
  const done = new Set<string>()
  const ready = nodes.filter((id) => waiting.get(id) === 0)
  const reached: string[] = []
  const visit = (id: string) => {
    if (done.has(id)) return
    done.add(id)
    for (const target of next.get(id) ?? []) {
      if (done.has(target)) continue
      ranks.set(target, Math.max(ranks.get(target) ?? 0, (ranks.get(id) ?? 0) + 1))
      waiting.set(target, (waiting.get(target) ?? 0) - 1)
      if (waiting.get(target) === 0) ready.push(target)
      else reached.push(target)
    }
  }
  const visitReady = () => {
    for (let id = ready.pop(); id !== undefined; id = ready.pop()) visit(id)
  }
  visitReady()
  // What is left lies in circles: each is entered where it was reached first, else where the file begins it.
  for (let index = 0, first = 0; done.size < nodes.length;) {
    const id = index < reached.length ? reached[index++] : nodes[first++]
    if (id !== undefined) visit(id)
    visitReady()
  }
  return ranks
}
