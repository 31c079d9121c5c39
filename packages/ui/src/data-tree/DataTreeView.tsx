import type { ComponentProps, ReactNode } from 'react'
import { Rows } from './Rows.js'
import { Toolbar } from './Toolbar.js'
import { useDataTree, type DataTreeOptions } from './useDataTree.js'

/** Props of `DataTree`: the options of `useDataTree`, and of its parts. */
export interface DataTreeProps<Node>
  extends DataTreeOptions<Node>, Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Accessible name of the tree. */
  'aria-label': string
  /** Accessible name and placeholder of the search, such as "Search processes". Default "Search". */
  searchLabel?: string
  /** `false` leaves search and buttons out. Default `true`. */
  toolbar?: boolean
  /** At the end of the toolbar. */
  toolbarEnd?: ReactNode
  /** Focus the search when the tree appears, as in a picker. Default `false`. */
  autoFocus?: boolean
  /** Shown when there are no nodes at all. Default "No entries yet". */
  empty?: ReactNode
}

/** Toolbar and rows of a tree under each other. */
export function DataTreeView<Node>({
  'aria-label': ariaLabel,
  searchLabel,
  toolbar = true,
  toolbarEnd,
  autoFocus,
  empty,
  className = '',
  source,
  label,
  secondary,
  icon,
  mode,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectedKeysChange,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedKeysChange,
  search,
  defaultSearch,
  onSearchChange,
  onNodeAction,
  onChange,
  ...rest
}: DataTreeProps<Node>) {
  const tree = useDataTree({
    source,
    label,
    secondary,
    icon,
    mode,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectedKeysChange,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedKeysChange,
    search,
    defaultSearch,
    onSearchChange,
    onNodeAction,
    onChange,
  })
  return (
    <div {...rest} className={`emb-data-tree ${className}`}>
      {toolbar && <Toolbar tree={tree} searchLabel={searchLabel} autoFocus={autoFocus} end={toolbarEnd} />}
      <Rows tree={tree} aria-label={ariaLabel} empty={empty} />
    </div>
  )
}
