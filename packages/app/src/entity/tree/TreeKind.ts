import type { Client, Counted, Entity, TreeApi, TreeNode } from '@embpm/contract'
import type { ReactNode } from 'react'
import type { EntityKind } from '../EntityKind.js'

/** A node of a tree that can be changed. */
export interface KeptNode extends TreeNode {
  lockVersion: number
}

/** A node that people know by a name and a short key. */
export interface NamedNode extends KeptNode {
  name: string
  code: string
}

/** How nodes are named, added and copied in a tree itself. */
export interface CodedNodes<E extends Entity> {
  /** Longest code that the contract takes. */
  longest: number
  /** The fields that a copy takes over from the original; code, name and place are its own. */
  copied: (entity: E) => object
}

/** A kind of entity whose entities form a tree. */
export interface TreeKind<E extends Entity & N, N extends KeptNode> {
  kind: EntityKind<E>
  /** Its endpoints, those of the tree among them. */
  api: (client: Client) => TreeApi<E, N>
  /** A 16 px glyph before the name. */
  icon: (node: Counted<N>) => ReactNode
  /** What a node is called. Keep it the same between renders. */
  nameOf: (node: N) => string
  /** Short key behind the name; an empty text where the name is one already. */
  codeOf: (node: N) => string
  /** `null` where that is done on a page: a name is made of several fields then. */
  coded: CodedNodes<E> | null
}

/** Writes down a kind of entity whose entities form a tree and are named, added and copied on pages of their own. */
export const defineTree = <E extends Entity & N, N extends KeptNode>(
  tree: Omit<TreeKind<E, N>, 'codeOf' | 'coded'>,
): TreeKind<E, N> => ({ ...tree, codeOf: () => '', coded: null })

/** Writes down a kind of entity whose entities form a tree and have a name and a code each. */
export const defineCodedTree = <E extends Entity & N, N extends NamedNode>({
  longestCode,
  copied,
  ...tree
}: Omit<TreeKind<E, N>, 'nameOf' | 'codeOf' | 'coded'> & {
  longestCode: CodedNodes<E>['longest']
  copied: CodedNodes<E>['copied']
}): TreeKind<E, N> => ({
  ...tree,
  nameOf: ({ name }) => name,
  codeOf: ({ code }) => code,
  coded: { longest: longestCode, copied },
})
