import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js'
import * as z from 'zod/mini'
import { keepWorker } from '../keepWorker.js'
import type { GraphEdge, GraphLayout, GraphShape, GraphShapes, GraphSize } from './GraphLayout.js'

/** Why a graph has no layout: no worker can be had, or the library gives up. */
class GraphLayoutError extends Error {
  override name = 'GraphLayoutError'
}

/** px between what stands beside and below each other. */
const graphGap = { across: 28, down: 8 } as const

/** px of a line of text on an edge, and of a sign of it at most: a label is as wide as its room, and a long one is cut. */
const labelText = { line: 16, sign: 7, padding: 8, most: 140 } as const

const point = z.object({ x: z.number(), y: z.number() })
const box = z.object({ ...point.shape, width: z.number(), height: z.number() })
const answer = z.object({
  width: z.number(),
  height: z.number(),
  children: z.array(z.object({ id: z.string(), ...point.shape })),
  edges: z.optional(
    z.array(
      z.object({
        id: z.string(),
        labels: z.optional(z.array(box)),
        sections: z.optional(
          z.array(z.object({ startPoint: point, endPoint: point, bendPoints: z.optional(z.array(point)) })),
        ),
      }),
    ),
  ),
})

function start() {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  return { worker, elk: new ELK({ workerFactory: () => worker, algorithms: ['layered'] }) }
}

const lend = keepWorker(start)

/**
 * Finds places for nodes and orthogonal ways for edges, in a worker: three hundred nodes take half a second.
 * @throws {GraphLayoutError} when there is no layout; the reason of the signal when it was aborted
 */
export async function layoutGraph(graph: GraphShapes, signal: AbortSignal): Promise<GraphLayout> {
  signal.throwIfAborted()
  try {
    return await lend((kept) => answerOf(kept, graph, signal))
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw new GraphLayoutError('The graph could not be laid out', { cause: error })
  }
}

async function answerOf(
  { worker, elk }: ReturnType<typeof start>,
  graph: GraphShapes,
  signal: AbortSignal,
): Promise<GraphLayout> {
  const ended = new AbortController()
  const gone = new Promise<never>((_, reject) => {
    const options = { signal: ended.signal }
    signal.addEventListener('abort', () => reject(signal.reason), options)
    worker.addEventListener('error', () => reject(new Error('The worker failed')), options)
  })
  const laid = await Promise.race([elk.layout(elkOf(graph)), gone]).finally(() => ended.abort())
  const { width, height, children, edges = [] } = answer.parse(laid)
  return {
    width,
    height,
    nodes: new Map(children.map(({ id, x, y }) => [id, { x, y }])),
    edges: new Map(
      edges.map(({ id, sections = [] }) => [
        id,
        sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
      ]),
    ),
    labels: new Map(edges.flatMap(({ id, labels: [label] = [] }) => (label ? [[id, label] as const] : []))),
  }
}

const sizeOfLabel = (text: string): GraphSize => ({
  width: Math.min(labelText.most, text.length * labelText.sign + labelText.padding),
  height: labelText.line,
})

/** What has no text takes no part in the library's layout, so an empty label has one there. */
const elkLabel = ({ label }: GraphEdge) =>
  label === undefined
    ? {}
    : { labels: [{ text: label || '-', ...sizeOfLabel(label), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }] }

const portId = (node: string, port: string) => `${node} ${port}`

function elkNode({ id, width, height, column, ports = [] }: GraphShape): ElkNode {
  return {
    id,
    width,
    height,
    ports: ports.map((port, index) => ({
      id: portId(id, port.id),
      layoutOptions: {
        'elk.port.side': port.side === 'start' ? 'WEST' : 'EAST',
        // Clockwise from the top left: what is at the start counts from the bottom.
        'elk.port.index': String(port.side === 'start' ? ports.length - index : index),
      },
    })),
    layoutOptions: {
      ...(ports.length > 0 && { 'elk.portConstraints': 'FIXED_ORDER' }),
      ...(column !== undefined && { 'elk.partitioning.partition': String(column) }),
    },
  }
}

const elkOf = ({ nodes, edges }: GraphShapes): ElkNode => ({
  id: 'graph',
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': 'RIGHT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    'elk.partitioning.activate': String(nodes.some(({ column }) => column !== undefined)),
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.mergeEdges': 'true',
    'elk.spacing.nodeNode': String(graphGap.down),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(graphGap.across),
    'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
    'elk.spacing.componentComponent': '24',
  },
  children: nodes.map(elkNode),
  edges: edges.map(elkEdge),
})

const elkEdge = (edge: GraphEdge) => {
  const { id, from, to, fromPort, toPort } = edge
  return {
    ...elkLabel(edge),
    id,
    sources: [fromPort === undefined ? from : portId(from, fromPort)],
    targets: [toPort === undefined ? to : portId(to, toPort)],
  }
}
