import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { TreeModel } from '../tree-source/TreeModel.js'
import type { TreeSource } from '../tree-source/index.js'

interface Options<Node> {
  source: TreeSource<Node>
  texts: (node: Node) => readonly unknown[]
  search: string
  expandedKeys: readonly string[] | undefined
  defaultExpandedKeys: readonly string[]
}

/** The model of a source. Another source takes over what is open: it is most often the same tree after a change. */
export function useTreeModel<Node>({ source, texts, search, expandedKeys, defaultExpandedKeys }: Options<Node>) {
  const [held, setHeld] = useState(
    () => new TreeModel({ source, texts, openKeys: expandedKeys ?? defaultExpandedKeys }),
  )
  let model = held
  if (held.source !== source) {
    model = new TreeModel({ source, texts, openKeys: expandedKeys ?? held.openKeys() })
    setHeld(model)
  }
  const version = useSyncExternalStore(model.subscribe, model.getVersion, model.getVersion)

  useLayoutEffect(() => model.start(), [model])
  useLayoutEffect(() => model.setSearch(search), [model, search])
  useLayoutEffect(() => {
    if (expandedKeys) model.setOpenKeys(expandedKeys)
  }, [model, expandedKeys])
  return { model, version }
}
