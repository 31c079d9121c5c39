import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useKeys } from '../kbd/useKeys.js'
import type { RowSelection } from '../row-source/selection/useRowSelection.js'
import type { TreeModel } from '../tree-source/TreeModel.js'
import { useWords } from '../ui-strings/index.js'
import { placesOf } from './placesOf.js'
import type { TreeChange, TreePlace } from './TreeChange.js'
import { words } from './words.js'

type ChangeType = TreeChange<unknown>['type']

/** Editing of a tree; every change is proposed to `onChange`. Positions are those of the view. */
export interface TreeEdit {
  /** Whether changes are possible. */
  active: boolean
  /** Whether this change is. */
  can: (change: ChangeType) => boolean
  /** Key of the node whose name is being changed. */
  renaming: string | null
  /** Keys of the nodes that wait for their new parent. */
  cut: ReadonlySet<string>
  /** What a screen reader is told. */
  message: string
  startRename: (position: number) => void
  /** @param label `null` keeps the name */
  endRename: (position: number, label: string | null) => void
  add: (position: number, relation: 'child' | 'sibling') => void
  copy: (position: number) => void
  remove: (position: number) => void
  /** Up and down among the siblings, `in` to the sibling before, `out` behind the parent. */
  moveBy: (position: number, way: 'up' | 'down' | 'in' | 'out') => void
  /** Whether nodes can come to stand below this one (-1: as roots). */
  canMove: (keys: readonly string[], parent: number) => boolean
  /** @param before the child of `parent` before which they shall stand, `null` for behind the last */
  move: (keys: readonly string[], parent: number, before: number | null) => void
  /** Begins "Move to…". */
  startMove: (position: number) => void
  /** Ends "Move to…" below this node, or cancels it. */
  endMove: (position: number | null) => void
  /** Keys that an action on this node concerns: the selected ones when it is one of several. */
  keysAt: (position: number) => string[]
}

interface Options<Node> {
  model: TreeModel<Node>
  label: (node: Node) => string
  onChange: ((change: TreeChange<Node>) => void) | undefined
  /** What can be changed; `undefined` for everything. */
  changes: readonly ChangeType[] | undefined
  selection: RowSelection<Node>
  moveTo: (row: number | null) => void
  /** No row has the cursor, such as after its node is gone. */
  hasNoCursor: boolean
  setOpen: (positions: readonly number[], open: boolean) => void
  setSearch: (search: string) => void
  treeRef: RefObject<HTMLElement | null>
}

/** Where the cursor goes once the owner has made a change. */
interface Expected {
  place?: TreePlace & { not: string | null }
  key?: string | null
  rename?: boolean
  moved?: boolean
  /** Nodes that the owner was asked to delete; until they are gone the cursor stays, and nothing is said. */
  deleted?: { keys: readonly string[]; name: string }
}

/** Whether nodes were deleted: not when the owner refused or has not decided, nor while it is unknown what is beside them. */
function isGone<Node>(model: TreeModel<Node>, keys: readonly string[], beside: string | null = null): boolean {
  const isThere = (key: string) => model.positionOf(key) >= 0
  return !keys.some(isThere) && (beside === null || isThere(beside))
}

/** The editing of a tree and where the cursor is after it. */
export function useTreeEdit<Node>(options: Options<Node>): TreeEdit {
  const { model, label, onChange, changes, selection, moveTo, hasNoCursor, setOpen, setSearch, treeRef } = options
  const t = useWords(words)
  const keys = useKeys()
  const [renaming, setRenaming] = useState<string | null>(null)
  const [cut, setCut] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const expected = useRef<(Expected & { before: TreeModel<Node> }) | null>(null)
  const { view } = model
  const places = placesOf(model)
  const nodeAt = (position: number): Node | undefined => view?.tree.nodes[position]
  const nameAt = (position: number): string => {
    const node = nodeAt(position)
    return node === undefined ? '' : label(node)
  }
  // The rows of an older search are not those of the change.
  const ready = view !== null && !model.stale
  // A search that answers meanwhile may take the node away.
  if (ready && renaming !== null && model.positionOf(renaming) < 0) setRenaming(null)
  const latest = useRef({ label, setOpen, moveTo, hasNoCursor, t })
  useLayoutEffect(() => {
    latest.current = { label, setOpen, moveTo, hasNoCursor, t }
  })

  useLayoutEffect(() => {
    const wanted = expected.current
    if (!ready || !wanted || wanted.before === model) return
    if (wanted.deleted && !isGone(model, wanted.deleted.keys, wanted.key)) return
    expected.current = null
    const { label, setOpen, moveTo, hasNoCursor, t } = latest.current
    if (wanted.deleted) {
      setMessage(t('deleted', { name: wanted.deleted.name }))
      if (hasNoCursor && wanted.key) moveTo(model.positionOf(wanted.key))
      return
    }
    const places = placesOf(model)
    const parent = wanted.place?.parentKey ? model.positionOf(wanted.place.parentKey) : -1
    // Below a node that is not there (yet) nothing stands at that place.
    const below = wanted.place && wanted.place.parentKey !== null && parent < 0 ? [] : places.childrenOf(parent)
    const position = wanted.place ? (below[wanted.place.index] ?? -1) : model.positionOf(wanted.key ?? '')
    const key = model.key(position)
    if (key === null || key === wanted.place?.not) return
    const above: number[] = []
    for (let up = places.parentOf(position); up >= 0; up = places.parentOf(up)) {
      if (model.view?.open[up] === 0) above.push(up)
    }
    if (above.length > 0) setOpen(above, true)
    moveTo(position)
    if (wanted.rename) setRenaming(key)
    const node = model.view?.tree.nodes[position]
    if (!wanted.moved || !model.view || node === undefined) return
    const { place, count } = model.view.placeOf(position)
    setMessage(t('moved', { name: label(node), level: (model.view.tree.depth[position] ?? 0) + 1, place, count }))
  }, [model, ready])

  const propose = (change: TreeChange<Node>, then: Expected) => {
    expected.current = { ...then, before: model }
    onChange?.(change)
  }
  const positionsOf = (keys: readonly string[]): number[] => {
    const wanted = new Set(keys)
    const found: number[] = []
    const count = view?.tree.nodes.length ?? 0
    for (let at = 0; found.length < wanted.size && at < count; at++) {
      if (wanted.has(model.key(at) ?? '')) found.push(at)
    }
    return places.topmost(found)
  }
  const keysAt = (position: number): string[] => {
    const key = model.key(position) ?? ''
    const several = selection.mode === 'multiple' && selection.keys.has(key) && selection.keys.size > 1
    return several ? [...selection.keys] : [key]
  }
  /** The nodes of these keys, topmost only. */
  const partsOf = (keys: readonly string[]) => {
    const positions = positionsOf(keys)
    return {
      positions,
      keys: positions.flatMap((at) => model.key(at) ?? []),
      nodes: positions.flatMap((at) => nodeAt(at) ?? []),
    }
  }
  const can = (change: ChangeType): boolean => onChange !== undefined && (changes?.includes(change) ?? true)
  const canMove = (keys: readonly string[], parent: number): boolean =>
    can('move') && (parent < 0 || !places.isWithin(parent, positionsOf(keys)))
  const move = (keys: readonly string[], parent: number, before: number | null) => {
    const parts = partsOf(keys)
    const [first] = parts.positions
    if (first === undefined) return
    if (!canMove(keys, parent)) return setMessage(t('cannotMove', { name: nameAt(first) }))
    const place = places.placeBefore(parent, before, parts.positions)
    setCut(new Set())
    propose({ type: 'move', keys: parts.keys, nodes: parts.nodes, ...place }, { key: parts.keys[0], moved: true })
  }

  return {
    active: onChange !== undefined,
    can,
    renaming,
    cut,
    message,
    keysAt,
    canMove,
    move,
    startRename: (position) => {
      if (can('rename')) setRenaming(model.key(position))
    },
    endRename(position, name) {
      const node = nodeAt(position)
      const key = model.key(position)
      setRenaming(null)
      treeRef.current?.focus({ preventScroll: true })
      if (name === null || node === undefined || key === null || name === label(node)) return
      propose({ type: 'rename', key, node, label: name }, { key })
    },
    add(position, relation) {
      if (!can('add')) return
      const parent = relation === 'child' ? position : places.parentOf(position)
      const place = places.placeBefore(parent, relation === 'child' ? null : (view?.tree.end[position] ?? null))
      const not = model.key(places.childrenOf(parent)[place.index] ?? -1)
      propose({ type: 'add', relation, ...place }, { place: { ...place, not }, rename: true })
      // A new node has no name yet, and no search would find it.
      if (model.searched) setSearch('')
    },
    copy(position) {
      if (!can('copy')) return
      const { keys, nodes } = partsOf(keysAt(position))
      const place = places.placeBefore(places.parentOf(position), view?.tree.end[position] ?? null)
      const not = model.key(places.childrenOf(places.parentOf(position))[place.index] ?? -1)
      propose({ type: 'copy', keys, nodes, ...place }, { place: { ...place, not } })
    },
    remove(position) {
      if (!can('delete')) return
      const { positions, keys, nodes } = partsOf(keysAt(position))
      const parent = places.parentOf(positions[0] ?? -1)
      const siblings = places.childrenOf(parent)
      const at = siblings.indexOf(positions[0] ?? -1)
      const stays = (other: number) => !positions.includes(other)
      const next = siblings.slice(at).find(stays) ?? siblings.slice(0, Math.max(0, at)).findLast(stays) ?? parent
      const deleted = { keys, name: nodes.map(label).join(', ') }
      propose({ type: 'delete', keys, nodes }, { key: model.key(next), deleted })
    },
    moveBy(position, way) {
      const parent = places.parentOf(position)
      const siblings = places.childrenOf(parent)
      const at = siblings.indexOf(position)
      const [before, after] = [siblings[at - 1], siblings[at + 1]]
      const keys = [model.key(position) ?? '']
      if (way === 'up' && before !== undefined) move(keys, parent, before)
      else if (way === 'down' && after !== undefined) move(keys, parent, siblings[at + 2] ?? null)
      else if (way === 'in' && before !== undefined) move(keys, before, null)
      else if (way === 'out' && parent >= 0) move(keys, places.parentOf(parent), view?.tree.end[parent] ?? null)
      else setMessage(t('cannotMove', { name: nameAt(position) }))
    },
    startMove(position) {
      if (!can('move')) return
      setCut(new Set(keysAt(position)))
      setMessage(t('moving', { name: nameAt(position), keys: keys('Ctrl+V') }))
    },
    endMove(position) {
      if (position !== null) return move([...cut], position, null)
      if (cut.size === 0) return
      setCut(new Set())
      setMessage(t('moveCancelled'))
    },
  }
}
