import { DataTreeView } from './DataTreeView.js'
import { Rows } from './Rows.js'
import { Toolbar } from './Toolbar.js'

export { applyTreeChange, type ApplyTreeChangeOptions } from './applyTreeChange.js'
export type { DataTreeProps } from './DataTreeView.js'
export type { DataTreeRowsProps } from './Rows.js'
export type { TreeToolbarProps } from './Toolbar.js'
export type { TreeChange, TreePlace } from './TreeChange.js'
export type { TreeNode } from './TreeNode.js'
export { useDataTree, type DataTreeOptions, type DataTreeState, type TreeMode } from './useDataTree.js'
export type { TreeCursor } from './useTreeCursor.js'
export type { TreeEdit } from './useTreeEdit.js'
export type { SelectionMode as TreeSelectionMode } from '../row-source/selection/selection.js'
export type { RowSelection as TreeSelection } from '../row-source/selection/useRowSelection.js'

/**
 * A tree of nodes to read, to select from or to edit, with search, keyboard and drag and drop; fluid with 100,000 nodes.
 * `<DataTree aria-label source label />` puts its parts together; with `useDataTree` they can be arranged otherwise. Give it
 * a parent with a height: the rows take what is left and scroll inside. In `edit` mode nodes are moved by dragging, by Ctrl or
 * Alt with Shift and an arrow, and by "Move to…" in their menu, which is the way by touch.
 */
export const DataTree = Object.assign(DataTreeView, { Toolbar, Rows })
