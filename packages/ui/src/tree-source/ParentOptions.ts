/** How nodes name the node above them. */
export interface ParentOptions<Node> {
  key: (node: Node) => string
  /** Key of the node above, `null` for a root. */
  parent: (node: Node) => string | null
  /** Number by which siblings are ordered, ascending; without it the list's order. */
  order: ((node: Node) => number) | undefined
}
