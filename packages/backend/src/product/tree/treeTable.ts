import type { Entity, TreeNode } from '@embpm/contract'
import { columnText } from '../entity/columnText.js'
import type { Draft } from '../entity/draft.js'
import { entityTable } from '../entity/entityTable.js'
import type { Caller, EntityTableDefinition } from '../entity/EntityTableDefinition.js'
import { conflicting, misplacedFor, missing } from '../entity/refusals.js'
import { touch } from '../entity/entityStep.js'
import { nodeReader } from './nodeReader.js'
import { pathIn } from './treeIndex.js'
import { levelBelow, type Place, placement, refusalBelow, refusalOfMove, type Placing } from './placement.js'

/** What a table of entities that form a tree is made of. */
export interface TreeTableDefinition<E extends Entity & TreeNode> extends EntityTableDefinition<E> {
  /** How many levels the tree has at most. Default: 50. */
  deepest?: number
  /** Writes the level, from 1, into an entity that shows it. */
  withLevel?: (entity: E, level: number) => E
}

/** A kind of entity that forms a tree. */
export type TreeTable<E extends Entity & TreeNode> = ReturnType<typeof treeTable<E>>

/**
 * Makes the table of a kind of entity that forms a tree. New ones, and those whose `parentId` is changed, stand last among
 * their siblings.
 */
export function treeTable<E extends Entity & TreeNode>(definition: TreeTableDefinition<E>) {
  const { deepest = 50, withLevel = (entity: E) => entity, derive = (entity: E) => entity } = definition
  const reader = nodeReader<E>(definition.entity.search)

  const table = entityTable<E>({
    ...definition,
    recorded: ['order', ...(definition.recorded ?? [])],
    derive(entity, context) {
      const { before } = context
      const tree = draftTree(context.draft)
      const isPlaced = before !== undefined && before.parentId === entity.parentId
      const order = isPlaced ? entity.order : (tree.children(entity.parentId).at(-1)?.order ?? -1) + 1
      return derive(withLevel({ ...entity, order }, levelBelow(tree, entity.parentId)), context)
    },
    admit(entity, context) {
      const tree = draftTree(context.draft)
      const standing = tree.get(entity.id)
      const refusal =
        standing === undefined
          ? refusalBelow(tree, entity.parentId, deepest)
          : standing.parentId === entity.parentId
            ? undefined
            : refusalOfMove(tree, standing, entity.parentId, deepest)
      if (refusal) throw misplacedFor(refusal)
      definition.admit?.(entity, context)
    },
    consequences(entity, { draft, before }) {
      if (!before || before.parentId === entity.parentId) return []
      const tree = draftTree(draft)
      const changes = placement(tree, before, { parentId: entity.parentId, order: Infinity }, deepest)
      if (typeof changes === 'string') return []
      return [...changes].flatMap(([id, { level }]) => {
        const below = id === entity.id ? undefined : tree.get(id)
        return below ? [withLevel(below, level)] : []
      })
    },
    release({ id }, context) {
      if (draftTree(context.draft).children(id).length > 0) throw misplacedFor('has children')
    },
  })

  return {
    ...table,

    children: async (parentId: string | undefined, caller: Caller) =>
      reader.children(await table.all(caller), parentId ?? null),

    find: async ({ search, size }: { search: string; size: number }, caller: Caller) =>
      reader.find(await table.all(caller), search, size),

    paths: async (ids: readonly string[], caller: Caller) => reader.paths(await table.all(caller), ids),

    /** Answers the names from the root down to an entity by its id; an unknown one has none. */
    async namesAbove(caller: Caller) {
      const tree = reader.indexOf(await table.all(caller))
      return (id: string | null) => {
        const node = id === null ? undefined : tree.get(id)
        return node ? tree.path(node).map((one) => columnText(one, 'name')) : []
      }
    },

    move: ({ id, lockVersion, ...place }: { id: string; lockVersion: number } & Place, caller: Caller) =>
      table.writeOne(caller, ({ draft, replace }) => {
        const tree = draftTree(draft)
        const current = tree.get(id)
        if (!current) throw missing(id)
        if (current.lockVersion !== lockVersion) throw conflicting(current)
        const changes = placement(tree, current, place, deepest)
        if (typeof changes === 'string') throw misplacedFor(changes)
        definition.admit?.({ ...current, parentId: place.parentId }, { before: current, draft, caller })
        let moved = current
        for (const [changedId, { parentId, order, level }] of changes) {
          const node = tree.get(changedId)
          if (!node) continue
          const placed = withLevel({ ...node, parentId, order }, level)
          if (changedId === id) moved = replace(node, { ...placed, ...touch(caller.user) })
          else replace(node, placed, { follows: true })
        }
        return moved
      }),
  }
}

/** The tree of a draft, as it stands at each question. */
const draftTree = <E extends Entity & TreeNode>(draft: Draft<E>): Placing<E> => ({
  get: (id) => draft.get(id),
  children: (parentId) => draft.where('parentId', parentId ?? '').toSorted((left, right) => left.order - right.order),
  path: (node) => pathIn(node, (id) => draft.get(id)),
})
