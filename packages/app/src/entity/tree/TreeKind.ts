import type { Client, Counted, Entity, TreeApi, TreeNode } from '@embpm/contract'
import type { ReactNode } from 'react'
import type { EntityKind } from '../EntityKind.js'

/** A node that people know by a name and a short key. */
export interface NamedNode extends TreeNode {
  lockVersion: number
  name: string
  code: string
}

/** A kind of entity whose entities form a tree. */
export interface TreeKind<E extends Entity & N, N extends NamedNode> {
  kind: EntityKind<E>
  /** Its endpoints, those of the tree among them. */
  api: (client: Client) => TreeApi<E, N>
  /** A 16 px glyph before the name. */
  icon: (node: Counted<N>) => ReactNode
  /** Longest code that the contract takes. */
  longestCode: number
  /** The fields that a copy takes over from the original; code, name and place are its own. */
  copied: (entity: E) => object
}

/** Writes down a kind of entity whose entities form a tree. */
export const defineTree = <E extends Entity & N, N extends NamedNode>(tree: TreeKind<E, N>): TreeKind<E, N> => tree
