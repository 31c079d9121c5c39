/** A tree as flat arrays: a node's place in them is its position, parents stand before their children (pre-order). */
export interface TreeArrays<Node> {
  readonly nodes: readonly Node[]
  /** 0 for roots. */
  readonly depth: Uint16Array
  /** Position of the parent, -1 for roots. */
  readonly parent: Int32Array
  /** Position after the last node below; the next one for a leaf. */
  readonly end: Int32Array
  /** From 0 among the siblings. */
  readonly place: Int32Array
  readonly childCount: Int32Array
  readonly rootCount: number
}
