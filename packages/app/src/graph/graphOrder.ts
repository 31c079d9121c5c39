import type { GraphEdge, GraphLayout } from './GraphLayout.js'

/** Where an arrow key leads: along the edges, against them, or to the next in the same column. */
export type GraphStep = 'onward' | 'back' | 'up' | 'down'

/** The nodes as they are read: column by column, each from the top. */
export const readingOrder = ({ nodes }: Pick<GraphLayout, 'nodes'>): string[] =>
  [...nodes]
    .toSorted(([, one], [, other]) => Math.round(one.x) - Math.round(other.x) || one.y - other.y)
    .map(([id]) => id)

/** The node that an arrow key leads to; `null` where there is none. Of several the nearest, then the upper. */
export function stepFrom(
  { nodes }: Pick<GraphLayout, 'nodes'>,
  edges: readonly GraphEdge[],
  from: string,
  step: GraphStep,
): string | null {
  const here = nodes.get(from)
  if (!here) return null
  if (step === 'up' || step === 'down') {
    const column = [...nodes]
      .filter(([, { x }]) => Math.abs(x - here.x) < 1)
      .toSorted(([, one], [, other]) => one.y - other.y)
      .map(([id]) => id)
    return column[column.indexOf(from) + (step === 'up' ? -1 : 1)] ?? null
  }
  const met = edges.flatMap((edge) => {
    const [start, end] = step === 'onward' ? [edge.from, edge.to] : [edge.to, edge.from]
    return start === from && end !== from ? [end] : []
  })
  const away = (id: string) => Math.abs((nodes.get(id)?.y ?? Infinity) - here.y)
  const top = (id: string) => nodes.get(id)?.y ?? 0
  return met.toSorted((one, other) => away(one) - away(other) || top(one) - top(other))[0] ?? null
}
