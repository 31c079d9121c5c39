import type { Counted, TreeNode } from '@embpm/contract'
import type { DataTreeState } from '@embpm/ui/data-tree'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TreeStore } from './createTreeStore.js'

/** What shall be seen in a tree. */
interface Wanted {
  id: string
  /** Begins to change its name. */
  rename: boolean
}

/** What revealing needs. */
export interface ScrollToNodeOptions<N extends TreeNode> {
  tree: DataTreeState<Counted<N>>
  store: TreeStore<N>
  /** The node that is to be seen at the beginning and whenever it becomes another one; `null` for none. */
  id: string | null
  expand: (ids: readonly string[]) => void
}

/**
 * Brings nodes into sight: opens what is above them and, as soon as they are there, puts the cursor on them.
 * @returns a function that does so with any node
 */
export function useScrollToNode<N extends TreeNode>({ tree, store, id, expand }: ScrollToNodeOptions<N>) {
  const wanted = useRef<Wanted | null>(null)
  const [asked, setAsked] = useState(0)
  const { model, version } = tree

  /** @param _turn changes whenever there may be something else to see */
  const goThere = useEffectEvent((here: typeof model, _turn: number) => {
    const { current } = wanted
    if (!current || !here.view || here.stale) return
    const position = here.positionOf(current.id)
    // It may still be on its way; what a search does not show is no reason to take it away later.
    if (position < 0) {
      if (here.searched) wanted.current = null
      return
    }
    if (here.view.indexOf(position) < 0) return
    wanted.current = null
    tree.moveTo(position)
    if (current.rename) tree.edit.startRename(position)
  })
  useLayoutEffect(() => goThere(model, version + asked), [model, version, asked])

  const reveal = (from: TreeStore<N>, target: Wanted, signal: AbortSignal) => {
    wanted.current = target
    const here = tree.pathOf(target.id)
    // Where it cannot be found, the tree stays as it is.
    const path = here.length > 0 ? Promise.resolve(here) : from.pathTo(target.id, signal).catch(() => [])
    void path.then((nodes) => {
      if (signal.aborted) return
      expand(nodes.slice(0, -1).map((node) => node.id))
      setAsked((count) => count + 1)
    })
  }
  const revealOpen = useEffectEvent((from: TreeStore<N>, target: string, signal: AbortSignal) =>
    reveal(from, { id: target, rename: false }, signal),
  )
  useEffect(() => {
    if (id === null) return
    const controller = new AbortController()
    revealOpen(store, id, controller.signal)
    return () => controller.abort()
  }, [id, store])

  return (target: string, rename = false) => reveal(store, { id: target, rename }, new AbortController().signal)
}
