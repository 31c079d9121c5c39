import { memo, type ReactNode, type RefCallback } from 'react'
import { Ellipsis, GripVertical } from 'lucide-react'
import { Highlight } from '../highlight/Highlight.js'
import type { SelectionMode } from '../row-source/selection/selection.js'
import { RenameField } from './RenameField.js'

/** Props of a row; all are stable or plain, so that only rows that change are rendered. */
export interface TreeRowProps<Node> {
  node: Node
  id: string
  /** In the list of rows. */
  index: number
  /** Distance from the top, a CSS length. */
  top: string
  /** 0 for roots. */
  depth: number
  /** From 1 among `count` siblings. */
  place: number
  count: number
  /** `null` when it cannot be opened. */
  open: boolean | null
  /** Whether its children are being loaded. */
  busy: boolean
  selected: boolean
  selectionMode: SelectionMode
  /** Whether selection is what the tree is for: then every row has a box. */
  boxes: boolean
  cursor: boolean
  label(node: Node): string
  secondary?(node: Node): string
  icon?(node: Node): ReactNode
  search: string
  /** Name of the row's menu; `null` where nothing can be changed. */
  menuLabel: string | null
  /** Waits for its new parent, or is being dragged. */
  leaving: 'cut' | 'drag' | null
  /** Where what is dragged would come to stand. */
  drop: 'before' | 'after' | 'child' | null
  /** Given while the name is being changed. */
  onRename: ((name: string | null) => void) | null
  /** Makes the row one that can be dragged and dropped on. */
  dragRef: RefCallback<HTMLElement> | undefined
}

// One element for all rows, which the style sheet turns and hides: React has nothing to do for it when a row shows another node.
const chevron = (
  <svg
    className="emb-tree-chevron"
    width={14}
    height={14}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="m9 18 6-6-6-6" />
    <path d="m6 9 6 6 6-6" />
  </svg>
)

function TreeRowView({ node, selectionMode, dragRef, ...row }: TreeRowProps<unknown>) {
  const label = row.label(node)
  const secondary = row.secondary?.(node) ?? ''
  return (
    <div
      ref={dragRef}
      role="treeitem"
      id={row.id}
      className="emb-tree-row"
      data-row={row.index}
      data-cursor={row.cursor ? '' : undefined}
      data-leaving={row.leaving ?? undefined}
      data-drop={row.drop ?? undefined}
      data-renaming={row.onRename ? '' : undefined}
      aria-level={row.depth + 1}
      aria-setsize={row.count}
      aria-posinset={row.place}
      aria-expanded={row.open ?? undefined}
      aria-selected={selectionMode === 'none' ? undefined : row.selected}
      aria-busy={row.busy || undefined}
      aria-label={secondary === '' ? label : `${label} ${secondary}`}
      style={{ transform: `translateY(${row.top})` }}
    >
      <span className="emb-tree-guides" style={{ inlineSize: `${row.depth * 14}px` }} />
      <span className="emb-tree-toggle" data-toggle={row.open === null ? undefined : ''}>
        {chevron}
      </span>
      {row.boxes && <span className={selectionMode === 'single' ? 'emb-tree-radio' : 'emb-tree-check'} />}
      {row.icon && <span className="emb-tree-icon">{row.icon(node)}</span>}
      {row.onRename ? (
        <RenameField name={label} onEnd={row.onRename} />
      ) : (
        <span className="emb-tree-label" data-label="">
          {row.search === '' ? label : <Highlight text={label} search={row.search} />}
        </span>
      )}{' '}
      {secondary !== '' && (
        <span className="emb-tree-secondary">
          {row.search === '' ? secondary : <Highlight text={secondary} search={row.search} />}
        </span>
      )}
      {row.menuLabel !== null && !row.onRename && (
        <span className="emb-tree-tools">
          <span className="emb-tree-grip">
            <GripVertical size={14} strokeWidth={1.5} aria-hidden="true" />
          </span>
          <button type="button" className="emb-tree-more" data-menu="" tabIndex={-1} aria-label={row.menuLabel}>
            <Ellipsis size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </span>
      )}
    </div>
  )
}

/** One row of a tree. */
export const TreeRow: <Node>(props: TreeRowProps<Node>) => ReactNode = memo(TreeRowView)
