import * as z from 'zod/mini'

import type { Entity } from './entity.js'
import { entityEndpoints, entityRoute, type EntityParts, maxResolved } from './entityEndpoints.js'
import { clashing, conflictWith, misplaced, notFound } from './errors.js'

/** What a tree needs to know of a node. */
export interface TreeNode {
  id: string
  /** Id of the node above, `null` for a root. */
  parentId: string | null
  /** Place among its siblings. */
  order: number
}

/** What the endpoints of the nodes of a tree are made of. */
export interface NodeParts<N extends TreeNode> {
  /** Where they stand, such as `/processes/business-areas`. */
  path: `/${string}`
  tag: string
  /** What many are called, such as `business areas`. */
  many: string
  /** Schema of a node in lists and pickers. */
  node: z.ZodMiniType<N>
}

const childCount = z.object({
  /** Nodes directly below it; without any, it cannot be opened. */
  childCount: z.int().check(z.minimum(0)),
})

/** A node as trees answer it: with the number of nodes directly below it. */
export type Counted<N> = N & z.infer<typeof childCount>

const nodeId = z.string().check(z.minLength(1), z.maxLength(120))

/** The endpoints that read a tree piece by piece. */
export function nodeEndpoints<N extends TreeNode>(parts: NodeParts<N>) {
  const { many, node } = parts
  const route = entityRoute(parts)
  const counted = z.intersection(node, childCount)
  /** From the root down to the node itself. */
  const path = z.array(counted)
  return {
    /** The nodes below one in their order, the roots without `parentId`. An unknown node has none. */
    children: route('GET', '/children', `Children in the tree of ${many}`)
      .input(z.object({ parentId: z.optional(nodeId) }))
      .output(z.array(counted)),

    /**
     * The nodes in which every token is found, each with the nodes above it, in the order of the tree: at most `size`
     * (1 to 1000, 200 unless given). `total` is the number of all hits.
     */
    find: route('GET', '/find', `Search the tree of ${many}`)
      .input(
        z.object({
          search: z.string().check(z.maxLength(500)),
          size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1000)), 200),
        }),
      )
      .output(z.object({ paths: z.array(path), total: z.int().check(z.minimum(0)) })),

    /** Nodes by id, each with the nodes above it. Unknown ids are left out. */
    paths: route('POST', '/paths', `Find ${many} by id with those above`)
      .input(z.object({ ids: z.array(nodeId).check(z.maxLength(maxResolved)) }))
      .output(z.array(path)),
  }
}

function made<E extends Entity & N, N extends TreeNode, I, P, C extends string>(
  parts: EntityParts<E, I, P, C> & NodeParts<N>,
) {
  const conflict = conflictWith(parts.schema)
  return {
    ...entityEndpoints(parts),
    ...nodeEndpoints(parts),

    /**
     * Moves what the caller read at `lockVersion`, with all below it, to a place among the children of `parentId` (`null`:
     * among the roots). A place past the end is the last one. MISPLACED says why it cannot stand there.
     */
    move: entityRoute(parts)('POST', '/{id}/move', `Move ${parts.one} in the tree`)
      .input(
        z.object({
          id: z.string().check(z.minLength(1), z.maxLength(64)),
          lockVersion: z.int().check(z.minimum(1)),
          parentId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
          order: z.int().check(z.minimum(0)),
        }),
      )
      .output(parts.schema)
      .errors({ ...notFound, ...conflict, ...misplaced, ...clashing }),
  }
}

/** The endpoints that read a tree, by the type of its nodes. */
export type NodeEndpoints<N extends TreeNode> = ReturnType<typeof nodeEndpoints<N>>

/** The endpoints of entities that form a tree, by the types of the entity, of its nodes, and of {@link entityEndpoints}. */
export type TreeEndpoints<E extends Entity & N, N extends TreeNode, I, P, C extends string> = {
  [K in keyof ReturnType<typeof made<E, N, I, P, C>>]: ReturnType<typeof made<E, N, I, P, C>>[K]
}

/** The endpoints of entities that form a tree: those of every entity, those that read the tree, and `move`. */
export const treeEndpoints = <E extends Entity & N, N extends TreeNode, I, P, C extends string>(
  parts: EntityParts<E, I, P, C> & NodeParts<N>,
): TreeEndpoints<E, N, I, P, C> => made(parts)
