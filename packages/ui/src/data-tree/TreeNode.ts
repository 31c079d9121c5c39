/** A node as the model's services deliver it: nested, ordered among its siblings. */
export interface TreeNode {
  /** The database's own key. */
  internalId: string
  /** Unique in the tree. */
  id: string
  /** `id` of the node above, `null` for a root. */
  parentId: string | null
  /** From 0 among the siblings. */
  order: number
  /** What kind of thing it is, such as `process`. */
  type: string
  /** The name. */
  attr1: string
  attr2: string | null
  attr3: string | null
  /** Anything else, as JSON. */
  meta: unknown
  children: readonly TreeNode[]
}
