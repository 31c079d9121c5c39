import { useEffect, useEffectEvent, useState } from 'react'
import type { GraphEdge, GraphLayout, GraphShape, GraphShapes } from './GraphLayout.js'
import { layoutGraph } from './layoutGraph.js'

/** What is known of the layout of a graph. */
export interface LaidGraph {
  /** The last one that was found, also while another is looked for. */
  layout: GraphLayout | null
  isFailed: boolean
  retry: () => void
}

/**
 * Lays a graph out anew whenever its nodes, their sizes or its edges change. What is no longer asked for is cancelled, and its answer is
 * never shown.
 */
export function useGraphLayout(nodes: readonly GraphShape[], edges: readonly GraphEdge[]): LaidGraph {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ layout: GraphLayout | null; failed: string | null }>({
    layout: null,
    failed: null,
  })
  // By what the layout depends on: a new face of the same node moves nothing.
  const key = JSON.stringify([nodes.map(shapeOf), edges, attempt])
  const shapes = useEffectEvent((): GraphShapes => ({ nodes: nodes.map(shapeOf), edges }))
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    layoutGraph(shapes(), signal).then(
      (layout) => {
        if (!signal.aborted) setFound({ layout, failed: null })
      },
      () => {
        if (!signal.aborted) setFound(({ layout }) => ({ layout, failed: key }))
      },
    )
    return () => controller.abort()
  }, [key])
  return { layout: found.layout, isFailed: found.failed === key, retry: () => setAttempt((last) => last + 1) }
}

const shapeOf = ({ id, width, height, column, ports }: GraphShape): GraphShape => ({ id, width, height, column, ports })
