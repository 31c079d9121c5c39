import type { Counted, Entity } from '@embpm/contract'
import type { TreeChange, TreePlace } from '@embpm/ui/data-tree'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { usePlace } from '../usePlace.js'
import { copyBranch, createCoded, maxCopied, readBranch } from './copyBranch.js'
import type { TreeStore } from './createTreeStore.js'
import type { KeptNode, TreeKind } from './TreeKind.js'
import type { TreeOp } from './applyTreeOps.js'
import { useTreeTelling } from './useTreeTelling.js'

/** What the changes of a tree need. */
export interface TreeChangesOptions<E extends Entity & N, N extends KeptNode> {
  tree: TreeKind<E, N>
  store: TreeStore<N>
  /** Shows a node, opens those above it and, for a new one, begins to name it. */
  reveal: (id: string, rename?: boolean) => void
  /** Opens a node, so that what comes to stand below it is seen. */
  expand: (id: string) => void
  /** Called with a node that was deleted. */
  onDeleted: (node: Counted<N>) => void
}

/**
 * Makes the changes that the user proposes in a tree: each is shown at once, sent after the one before it, and taken back
 * with a word on why when the server refuses it. A deletion is shown once it is made: until then the keyboard stays where it
 * is. Lists and object pages of the same kind follow.
 */
export function useTreeChanges<E extends Entity & N, N extends KeptNode>(options: TreeChangesOptions<E, N>) {
  type Node = Counted<N>
  const { tree, store, reveal, expand, onDeleted } = options
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const api = tree.api(client)
  const tell = useTreeTelling()
  const queue = useRef({ last: Promise.resolve(), waiting: 0 })
  /** Versions that the nodes on the screen do not have yet. */
  const versions = useRef(new Map<string, number>())

  const removing = useRef(new Set<string>())

  const versionOf = ({ id, lockVersion }: Node) => Math.max(lockVersion, versions.current.get(id) ?? 0)
  const known = (entity: E) => {
    versions.current.set(entity.id, entity.lockVersion)
    queryClient.setQueryData(queryKeys.one(organisation, tree.kind.name, entity.id), entity)
    return entity
  }

  /** Work that begins when all before it is done. When nothing waits any more, everything is asked for anew. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const state = queue.current
    state.waiting += 1
    const done = state.last.then(work).finally(() => {
      state.waiting -= 1
      // After this turn: what was made is then written into the answers.
      if (state.waiting === 0) {
        setTimeout(() => void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, tree.kind.name) }))
      }
    })
    state.last = done.then(
      () => {},
      () => {},
    )
    return done
  }

  /** Shows a change, makes it, and says when it could not be made. A deletion is made first. */
  const make = async (op: TreeOp<N>, name: string, work: () => Promise<E>, again: () => void): Promise<boolean> => {
    const isShownFirst = op.type !== 'remove'
    if (isShownFirst) store.begin(op)
    try {
      const { id, lockVersion } = known(await inTurn(work))
      if (!isShownFirst) store.begin(op)
      store.end(op, [op, { type: 'change', id, change: (node) => ({ ...node, lockVersion }) }])
      return true
    } catch (error) {
      store.end(op, [])
      tell.failed(error, name, again)
      return false
    }
  }

  const rename = (node: Node, name: string): Promise<boolean> =>
    make(
      { type: 'change', id: node.id, change: (before) => ({ ...before, name }) },
      tree.nameOf(node),
      () => api.update({ id: node.id, lockVersion: versionOf(node), fields: { name } }),
      () => void rename(node, name),
    )

  /** Place of the child before which a node shall stand, among the others. */
  const orderAt = async ({ parentKey, beforeKey }: TreePlace, id: string): Promise<number> => {
    const others = (await api.children(parentKey === null ? {} : { parentId: parentKey })).filter(
      (one) => one.id !== id,
    )
    const at = others.findIndex((one) => one.id === beforeKey)
    return at < 0 ? others.length : at
  }

  const move = async (node: Node, place: TreePlace): Promise<boolean> => {
    const { parentKey, beforeKey = null } = place
    const again = () => void move(node, place)
    try {
      // A node that goes where nothing was loaded yet would be gone from the screen.
      await store.children(parentKey)
    } catch (error) {
      tell.failed(error, tree.nameOf(node), again)
      return false
    }
    if (parentKey !== null) expand(parentKey)
    return make(
      { type: 'move', node, parentId: parentKey, beforeId: beforeKey },
      tree.nameOf(node),
      async () =>
        api.move({
          id: node.id,
          lockVersion: versionOf(node),
          parentId: parentKey,
          order: await orderAt(place, node.id),
        }),
      again,
    )
  }

  const restore = async (node: Node): Promise<void> => {
    try {
      known(await inTurn(() => api.restore({ id: node.id })))
      reveal(node.id)
      tell.said(t('tree.restored', { name: tree.nameOf(node) }))
    } catch (error) {
      tell.failed(error, tree.nameOf(node), () => void restore(node))
    }
  }

  const remove = async (node: Node): Promise<void> => {
    // It is still there until the server has answered.
    if (removing.current.has(node.id)) return
    removing.current.add(node.id)
    const work = () => api.remove({ id: node.id, lockVersion: versionOf(node) })
    const made = await make({ type: 'remove', node }, tree.nameOf(node), work, () => void remove(node))
    removing.current.delete(node.id)
    if (!made) return
    queryClient.removeQueries({ queryKey: queryKeys.one(organisation, tree.kind.name, node.id), type: 'inactive' })
    onDeleted(node)
    tell.deleted(tree.nameOf(node), () => void restore(node))
  }

  /** Where a new node comes to stand, from what the server has there. */
  const newPlace = async (parentId: string | null) => {
    const [siblings, [path]] = await Promise.all([
      api.children(parentId === null ? {} : { parentId }),
      parentId === null ? [] : api.paths({ ids: [parentId] }),
    ])
    const last = path?.at(-1)
    return { parentId, above: last ? tree.codeOf(last) : null, siblings: siblings.map(tree.codeOf) }
  }

  /** Puts a new node at its place, for new ones stand last among their siblings. */
  const placed = async (created: E, place: TreePlace): Promise<E> => {
    if (place.beforeKey === null || place.beforeKey === undefined) return created
    const { id, lockVersion } = created
    return api.move({ id, lockVersion, parentId: place.parentKey, order: await orderAt(place, id) })
  }

  const add = async (place: TreePlace): Promise<void> => {
    const { coded } = tree
    if (!coded) return
    const name = t(`${tree.kind.words}.new`)
    try {
      const created = await inTurn(async () =>
        placed(await createCoded(coded, api, await newPlace(place.parentKey), { name }), place),
      )
      known(created)
      reveal(created.id, true)
    } catch (error) {
      tell.failed(error, name, () => void add(place))
    }
  }

  const copy = async (node: Node, place: TreePlace): Promise<void> => {
    const { coded } = tree
    if (!coded) return
    try {
      const created = await inTurn(async () => {
        const branch = await readBranch(api, node)
        return (
          branch && placed(await copyBranch({ ...tree, coded }, api, branch, await newPlace(place.parentKey)), place)
        )
      })
      if (!created) return tell.refused(t('tree.copyTooLarge', { name: tree.nameOf(node), count: maxCopied }))
      known(created)
      reveal(created.id)
      tell.said(t('tree.copied', { name: tree.nameOf(node), code: tree.codeOf(created) }))
    } catch (error) {
      tell.failed(error, tree.nameOf(node), () => void copy(node, place))
    }
  }

  return (change: TreeChange<Node>): void => {
    // The tree waits for its next source to go to what was added; a new node goes there by itself.
    if (change.type === 'add' || change.type === 'copy') store.touch()
    if (change.type === 'rename') void rename(change.node, change.label)
    else if (change.type === 'add') void add(change)
    else {
      const [node] = change.nodes
      if (node === undefined) return
      if (change.type === 'move') void move(node, change)
      else if (change.type === 'delete') void remove(node)
      else void copy(node, change)
    }
  }
}
