/** A point, in px from the upper left corner of the graph, as it is read from left to right. */
export interface GraphPoint {
  x: number
  y: number
}

/** How large something is, in px. */
export interface GraphSize {
  width: number
  height: number
}

/** A place at the side of a node where edges end, such as a column of a table. */
export interface GraphPort {
  id: string
  side: 'start' | 'end'
}

/** What the layout of a graph needs to know of a node. */
export interface GraphShape extends GraphSize {
  id: string
  /** From 0: nodes of the same column stand below each other. Default: as the edges say. */
  column?: number
  /** In their order from the top. Default: none, edges end in the middle of a side. */
  ports?: readonly GraphPort[]
}

/** A way from one node to another. */
export interface GraphEdge {
  id: string
  from: string
  to: string
  fromPort?: string
  toPort?: string
  /** What stands on it, such as the field that points; a long one is cut. Its nodes say it, too. An empty one keeps a node among those whose edges have one. Default: nothing. */
  label?: string
}

/** A graph without what it looks like. */
export interface GraphShapes {
  nodes: readonly GraphShape[]
  edges: readonly GraphEdge[]
}

/** Where everything stands. */
export interface GraphLayout extends GraphSize {
  /** By the id of the node. */
  nodes: ReadonlyMap<string, GraphPoint>
  /** The corners of each edge from its beginning to its end, by the id of the edge. */
  edges: ReadonlyMap<string, readonly GraphPoint[]>
  /** The upper left corners and sizes of what stands on edges, by the id of the edge. */
  labels: ReadonlyMap<string, GraphPoint & GraphSize>
}
