import type { GraphEdge, GraphLayout, GraphPoint } from './GraphLayout.js'

/** px of a corner. */
const bend = 6

/** The way through some points, with round corners. */
function edgePath(points: readonly GraphPoint[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const start = towards(point, before)
      const end = towards(point, after)
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`
    })
    .join('')
}

/** A point on the way from one to another, half of it at most away. */
function towards(from: GraphPoint, to: GraphPoint): GraphPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(bend, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Props of `GraphEdges`. */
export interface GraphEdgesProps {
  layout: GraphLayout
  edges: readonly GraphEdge[]
}

/** What connects the nodes, and what stands on it. Screen readers hear of it by the order and the content of the nodes. */
export function GraphEdges({ layout: { width, height, edges, labels }, edges: known }: GraphEdgesProps) {
  return (
    <>
      <svg className="emb-graph-edges" width={width} height={height} aria-hidden="true" focusable="false">
        {[...edges].map(([id, points]) => (
          <path key={id} d={edgePath(points)} />
        ))}
      </svg>
      {known.map(({ id, label }) => {
        const room = labels.get(id)
        return room && label ? (
          <span
            key={id}
            className="emb-graph-label"
            aria-hidden="true"
            title={label}
            style={{ insetInlineStart: room.x, insetBlockStart: room.y, inlineSize: room.width }}
          >
            <bdi>{label}</bdi>
          </span>
        ) : null
      })}
    </>
  )
}
