import { useCallback, useEffect, useMemo, useRef, useState, type RefCallback } from 'react'
import { useLoaded } from '../lazy-part/useLoaded.js'
import type { DragHost, DropWhere } from './treeDrag.js'
import { placesOf } from './placesOf.js'
import { treeParts } from './treeParts.js'
import type { DataTreeState } from './useDataTree.js'

/** What is being dragged, and over what. */
export interface TreeDrag {
  /** `null` when nothing is dragged. */
  keys: ReadonlySet<string> | null
  over: { position: number; where: DropWhere } | null
  /** Makes a row one that can be dragged and dropped on; `undefined` until dragging is possible. */
  rowRef: RefCallback<HTMLElement> | undefined
}

/** Dragging of rows in a tree that can be changed. Its code comes when a pointer comes over the tree. */
export function useTreeDrag<Node>(tree: DataTreeState<Node>): TreeDrag {
  const { treeRef } = tree
  const { active } = tree.edit
  const [keys, setKeys] = useState<TreeDrag['keys']>(null)
  const [over, setOver] = useState<TreeDrag['over']>(null)
  const [near, setNear] = useState(false)
  // Without it keys and the menu move nodes as well; the next pointer tries again.
  const attach = useLoaded(treeParts.drag, near, () => setNear(false))
  const latest = useRef(tree)
  useEffect(() => {
    latest.current = tree
  })

  useEffect(() => {
    if (!active || near) return
    const element = treeRef.current
    const begin = () => setNear(true)
    element?.addEventListener('pointerover', begin)
    return () => element?.removeEventListener('pointerover', begin)
  }, [active, near, treeRef])

  const host = useMemo((): DragHost => {
    const positionOf = (element: Element): number => {
      const row = latest.current.model.view?.rowAt(Number(element.getAttribute('data-row')))
      return row === undefined || row < 0 ? -1 : row
    }
    const target = (element: Element, where: DropWhere) => {
      const { model } = latest.current
      const position = positionOf(element)
      const places = placesOf(model)
      if (where === 'child') return { parent: position, before: null }
      const parent = places.parentOf(position)
      if (where === 'before') return { parent, before: position }
      // Below an open node the gap is the one before its first child.
      const inside = model.view?.open[position] === 1 && (model.view.tree.end[position] ?? 0) > position + 1
      return inside
        ? { parent: position, before: position + 1 }
        : { parent, before: model.view?.tree.end[position] ?? null }
    }
    return {
      begin(element) {
        const { edit } = latest.current
        const dragged = edit.keysAt(positionOf(element))
        setKeys(new Set(dragged))
        return dragged
      },
      labelOf(element) {
        const node = latest.current.model.view?.tree.nodes[positionOf(element)]
        return node === undefined ? '' : latest.current.label(node)
      },
      canDrop(dragged, element, where) {
        const { parent } = target(element, where)
        return positionOf(element) >= 0 && latest.current.edit.canMove(dragged, parent)
      },
      over(element, where) {
        const position = element ? positionOf(element) : -1
        setOver((before) => {
          if (position < 0 || !where) return null
          return before?.position === position && before.where === where ? before : { position, where }
        })
      },
      drop(dragged, element, where) {
        const { parent, before } = target(element, where)
        latest.current.edit.move(dragged, parent, before)
      },
      end() {
        setKeys(null)
        setOver(null)
      },
      open(element) {
        const position = positionOf(element)
        if (latest.current.model.view?.open[position] === 0) latest.current.setOpen([position], true)
      },
    }
  }, [])

  useEffect(() => {
    const scroller = treeRef.current
    if (attach && active && scroller) return attach.scroller(scroller)
  }, [attach, active, treeRef])
  const row = useCallback(
    (element: HTMLElement | null) => (element ? attach?.row(element, host) : undefined),
    [attach, host],
  )
  return { keys, over, rowRef: attach && active ? row : undefined }
}
