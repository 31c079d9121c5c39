/** Where nodes come to stand. */
export interface TreePlace {
  /** Key of the node above, `null` for the roots. */
  parentKey: string | null
  /** From 0 among the children that are there when moved nodes have been taken out. */
  index: number
  /**
   * Key of the child before which they stand, `null` behind the last one; a tree always says it. Where only some of the
   * children are shown (a server searched, or they are not loaded yet), `index` counts those, and this is the place.
   */
  beforeKey?: string | null
}

/** A change that the user proposes; the owner of the nodes makes it, or does not. */
export type TreeChange<Node> =
  | ({ type: 'add'; relation: 'child' | 'sibling' } & TreePlace)
  | ({ type: 'copy'; keys: readonly string[]; nodes: readonly Node[] } & TreePlace)
  | ({ type: 'move'; keys: readonly string[]; nodes: readonly Node[] } & TreePlace)
  | { type: 'delete'; keys: readonly string[]; nodes: readonly Node[] }
  | { type: 'rename'; key: string; node: Node; label: string }
