import { useCallback, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useControlledState } from '../field/index.js'
import { useRowSelection, type RowSelection } from '../row-source/selection/useRowSelection.js'
import type { TreePath, TreeSource } from '../tree-source/index.js'
import { pathOf } from '../tree-source/TreeArrays.js'
import type { TreeModel } from '../tree-source/TreeModel.js'
import type { TreeChange } from './TreeChange.js'
import { useTreeCursor, type TreeCursor } from './useTreeCursor.js'
import { useTreeEdit, type TreeEdit } from './useTreeEdit.js'
import { useTreeModel } from './useTreeModel.js'

/** `read` shows, `selection` selects, `edit` changes names and places. */
export type TreeMode = 'read' | 'selection' | 'edit'

/** Options of `useDataTree`. */
export interface DataTreeOptions<Node> {
  /** Where the nodes come from; another source is a changed tree: what is open, selected and searched stays. Memoise it. */
  source: TreeSource<Node>
  /** The node's name. Keep the function the same between renders. */
  label: (node: Node) => string
  /** More about the node, behind the name. */
  secondary?: (node: Node) => string
  /** A 16 px glyph with `aria-hidden` before the name. */
  icon?: (node: Node) => ReactNode
  /** Default `read`. */
  mode?: TreeMode
  /** Default `single` in `selection` mode; in the other modes nothing can be selected unless it is given. */
  selectionMode?: 'single' | 'multiple'
  /** Keys of the selected nodes, controlled. */
  selectedKeys?: readonly string[]
  /** Keys that are selected at the beginning. */
  defaultSelectedKeys?: readonly string[]
  /** Called with all selected keys, and with those of their nodes that were selected in this tree. */
  onSelectedKeysChange?: (keys: string[], nodes: Node[]) => void
  /** Keys of the open nodes, controlled. */
  expandedKeys?: readonly string[]
  /** Keys that are open at the beginning; a node that is not there yet opens when it comes. */
  defaultExpandedKeys?: readonly string[]
  /** Called when nodes were opened or closed, not while something is searched: a search has its own open nodes. */
  onExpandedKeysChange?: (keys: string[]) => void
  /** The search text, controlled. */
  search?: string
  /** The first search text. Default `''`. */
  defaultSearch?: string
  onSearchChange?: (search: string) => void
  /** Enter and double click; in `edit` mode a double click on the name renames. */
  onNodeAction?: (node: Node) => void
  /** A change that the user proposes in `edit` mode: make it (`applyTreeChange`) and give the tree a new source. */
  onChange?: (change: TreeChange<Node>) => void
  /** What can be changed in `edit` mode; the rest is neither offered nor done by keys. Default: everything. */
  changes?: readonly TreeChange<Node>['type'][]
}

/** A tree's state, handed to `DataTree.Toolbar` and `DataTree.Rows`. */
export interface DataTreeState<Node> {
  model: TreeModel<Node>
  /** Grows with every change of the rows. */
  version: number
  mode: TreeMode
  label: (node: Node) => string
  secondary: ((node: Node) => string) | undefined
  icon: ((node: Node) => ReactNode) | undefined
  search: string
  setSearch: (search: string) => void
  selection: RowSelection<Node>
  /** `null` until the user goes to a row. */
  cursor: TreeCursor | null
  /** Puts the cursor on a row; `null` takes it away. */
  moveTo: (row: number | null, follow?: boolean) => void
  /** Grows when the cursor is to be scrolled into sight. */
  follow: number
  /** Opens or closes nodes by position. */
  setOpen: (positions: readonly number[], open: boolean) => void
  expandAll: () => void
  collapseAll: () => void
  onNodeAction: ((node: Node) => void) | undefined
  /** The node of a key with the nodes above it, from the root down; empty while it is not there. */
  pathOf: (key: string) => TreePath<Node>
  /** The node under the cursor, for a preview. */
  cursorNode: Node | null
  edit: TreeEdit
  /** Prefix of the ids inside the tree. */
  id: string
  /** The focusable tree. */
  treeRef: RefObject<HTMLDivElement | null>
}

const none: readonly string[] = []

/** The state of a data tree: nodes, what is open, search, selection, cursor and editing. */
export function useDataTree<Node>(options: DataTreeOptions<Node>): DataTreeState<Node> {
  const { source, label, secondary, icon, mode = 'read', expandedKeys, onExpandedKeysChange, onNodeAction } = options
  const [search, setSearch] = useControlledState(options.search, options.defaultSearch ?? '', options.onSearchChange)
  const { model, version } = useTreeModel({
    source,
    texts: (node) => [label(node), secondary?.(node)],
    search,
    expandedKeys,
    defaultExpandedKeys: options.defaultExpandedKeys ?? none,
  })
  const selection = useRowSelection({
    mode: options.selectionMode ?? (mode === 'selection' ? 'single' : 'none'),
    selectedKeys: options.selectedKeys,
    defaultSelectedKeys: options.defaultSelectedKeys,
    onSelectedKeysChange: options.onSelectedKeysChange,
    keyOf: source.key,
  })
  const { cursor, moveTo, follow } = useTreeCursor(model)
  const treeRef = useRef<HTMLDivElement>(null)
  const id = useId()

  /** In a controlled tree the owner decides; its keys come back as a prop. */
  const change = useCallback(
    (work: () => void) => {
      const before = expandedKeys && !model.searched ? model.openKeys() : null
      work()
      if (model.searched || !onExpandedKeysChange) {
        if (before) model.setOpenKeys(before)
        return
      }
      const keys = model.openKeys()
      if (before) model.setOpenKeys(before)
      onExpandedKeysChange(keys)
    },
    [model, expandedKeys, onExpandedKeysChange],
  )
  const setOpen = useCallback(
    (positions: readonly number[], open: boolean) => change(() => model.setOpen(positions, open)),
    [change, model],
  )
  const expandAll = useCallback(() => change(() => model.openAll()), [change, model])
  const collapseAll = useCallback(() => change(() => model.closeAll()), [change, model])
  const pathTo = useCallback(
    (key: string) => (model.view ? pathOf(model.view.tree, model.positionOf(key)) : []),
    [model],
  )
  const edit = useTreeEdit({
    model,
    label,
    onChange: mode === 'edit' ? options.onChange : undefined,
    changes: options.changes,
    selection,
    moveTo,
    hasNoCursor: cursor === null,
    setOpen,
    setSearch,
    treeRef,
  })
  return {
    model,
    version,
    mode,
    label,
    secondary,
    icon,
    search,
    setSearch,
    selection,
    cursor,
    moveTo,
    follow,
    setOpen,
    expandAll,
    collapseAll,
    onNodeAction,
    pathOf: pathTo,
    cursorNode: (cursor && model.view?.tree.nodes[cursor.position]) ?? null,
    edit,
    id,
    treeRef,
  }
}
