import type { Counted, TreeNode } from '@embpm/contract'

/** A change of a tree that is shown before the server has made it. */
export type TreeOp<N extends TreeNode> =
  | { type: 'add'; node: Counted<N>; beforeId: string | null }
  | { type: 'change'; id: string; change: (node: Counted<N>) => Counted<N> }
  | { type: 'move'; node: Counted<N>; parentId: string | null; beforeId: string | null }
  | { type: 'remove'; node: Counted<N> }
