import type { Counted, Entity } from '@embpm/contract'
import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../usePlace.js'
import { useMayWrite } from '../useUser.js'
import type { KeptNode, TreeKind } from './TreeKind.js'
import { treeName } from './treeMemory.js'
import { useScrollToNode } from './useScrollToNode.js'
import { useTreeChanges } from './useTreeChanges.js'
import { useTreeExpansion } from './useTreeExpansion.js'
import { useTreeStore } from './useTreeStore.js'

/** Props of `EntityTree`. */
export interface EntityTreeProps<E extends Entity & N, N extends KeptNode> {
  /** Written down once, outside of the component. */
  tree: TreeKind<E, N>
  /** Id of the entity whose page is open: it is selected, and what is above it is opened. `null` for none. */
  openId: string | null
  /** Id of the entity that was open last: without an open one the tree begins there. */
  lastId: string | null
  /** Called with the entity that the user wants to see; with what stood above the open one when that was deleted. */
  onOpen: (id: string | null) => void
  search: string
  onSearchChange: (search: string) => void
  /** Shown when there are no entities at all. */
  empty: ReactNode
}

/** What can be changed in a tree whose nodes are named on pages of their own. */
const places = ['move', 'delete'] as const

/**
 * The tree of a kind of entity, for the master side of a page: it loads what is opened, searches on the server, renames in
 * place, moves by dragging and by keyboard, adds, copies and deletes with a way back. Changes are shown at once and taken
 * back when the server refuses them. What is open stays so until the page is loaded anew. Give it a parent with a height.
 */
export function EntityTree<E extends Entity & N, N extends KeptNode>(props: EntityTreeProps<E, N>) {
  const { tree: entities, openId, lastId, onOpen, search, onSearchChange, empty } = props
  const { kind } = entities
  const { t } = useTranslation()
  const { organisation } = usePlace()
  const mayWrite = useMayWrite(kind)
  const store = useTreeStore<N>(kind.name, entities.api)
  const source = useSyncExternalStore(store.subscribe, store.getSource)
  const [shown, setShown] = useState(source)
  const [dragging, setDragging] = useState(false)
  const { expandedKeys, setExpandedKeys, expand } = useTreeExpansion(treeName(organisation, kind.name))

  const changes = useTreeChanges<E, N>({
    tree: entities,
    store,
    reveal: (id, rename) => reveal(id, rename),
    expand: (id) => expand([id]),
    onDeleted: ({ id, parentId }) => {
      if (id === openId) onOpen(parentId)
    },
  })
  const tree = useDataTree<Counted<N>>({
    source: shown,
    label: entities.nameOf,
    secondary: entities.codeOf,
    icon: entities.icon,
    mode: mayWrite ? 'edit' : 'read',
    selectionMode: 'single',
    selectedKeys: openId === null ? [] : [openId],
    onSelectedKeysChange: ([id]) => id !== undefined && onOpen(id),
    expandedKeys,
    onExpandedKeysChange: setExpandedKeys,
    search,
    onSearchChange,
    onChange: changes,
    changes: entities.coded ? undefined : places,
  })
  const reveal = useScrollToNode<N>({ tree, store, id: openId ?? lastId, expand })
  // Newer rows would take a name that is being typed away, and a row that is being dragged.
  if (shown !== source && tree.edit.renaming === null && !dragging) setShown(source)

  const total = tree.model.searched && !tree.model.stale ? store.totalOf(search) : null
  const hits = tree.model.view?.hits ?? 0
  const endDrag = useCallback(() => setDragging(false), [])
  return (
    <div
      role="presentation"
      className="emb-app-tree"
      onDragStart={() => setDragging(true)}
      onDragEnd={endDrag}
      onDrop={endDrag}
      // A row that is gone tells no end of its dragging.
      onPointerDown={endDrag}
    >
      <DataTree.Toolbar tree={tree} searchLabel={t(`${kind.words}.search`)} />
      {total !== null && total > hits && (
        <p className="emb-app-tree-note" role="status">
          {t('tree.firstHits', { count: total, shown: hits })}
        </p>
      )}
      <DataTree.Rows tree={tree} aria-label={t(`${kind.words}.title`)} empty={empty} />
    </div>
  )
}
