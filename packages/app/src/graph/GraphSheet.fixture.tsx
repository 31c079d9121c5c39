import { Card } from '@embpm/ui/card'
import type { GraphEdge } from './GraphLayout.js'
import { GraphView, type GraphNode, type GraphViewProps } from './GraphView.js'

/** So many nodes: each is connected with one or two before it. */
export function manyNodes(count: number): { nodes: GraphNode[]; edges: GraphEdge[] } {
  const ids = Array.from({ length: count }, (_, index) => `N${index + 1}`)
  const edges = ids.flatMap((to, index) =>
    index === 0
      ? []
      : [...new Set([Math.floor((index - 1) / 3), Math.floor((index * 7) / 11) - 1])].flatMap((before) => {
          const from = ids[before]
          return from === undefined || before >= index ? [] : { id: `${from} > ${to}`, from, to }
        }),
  )
  return {
    edges,
    nodes: ids.map((id, index) => ({
      id,
      width: 168,
      height: 54,
      href: `#${id}`,
      current: index === 0,
      content: (
        <>
          <b>{id}</b>
          <br />
          Node number {index + 1}
        </>
      ),
    })),
  }
}

/** A process, a requirement and what serves it. */
const threeColumns: Pick<GraphViewProps, 'nodes' | 'edges' | 'columns'> = {
  columns: ['Processes', 'Requirements', 'RICEFW items'],
  nodes: ['O2C-20 Sell from stock', 'REQ-0118 Block orders', 'ENH-0042 Credit check', 'RPT-0117 Blocked orders'].map(
    (name, index) => ({
      id: name.slice(0, 8).trim(),
      width: 168,
      height: 54,
      column: Math.min(index, 2),
      href: `#${index}`,
      current: index === 1,
      content: name,
    }),
  ),
  edges: [
    { id: '1', from: 'O2C-20 S', to: 'REQ-0118' },
    { id: '2', from: 'REQ-0118', to: 'ENH-0042' },
    { id: '3', from: 'REQ-0118', to: 'RPT-0117' },
  ],
}

/** A graph in a room. */
export const GraphSheet = (props: Partial<GraphViewProps>) => (
  <Card flush title="What is connected">
    <GraphView label="What is connected" {...threeColumns} {...props} />
  </Card>
)
