import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import type { TreePath, TreeSource } from '@embpm/ui/tree-source'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { HistorySwitch, useHistoryView } from './HistorySwitch.js'
import { keysTree, wholeTree } from './keysTree.js'
import { PreviewPane } from './PreviewPane.js'
import type { ValueHelpState } from './useValueHelp.js'

/** What a picker's tree shows. */
export interface ValueHelpTreeOptions<Node> {
  /** Where the nodes come from. Keep it stable between renders. */
  source: TreeSource<Node>
  /** Name of a node as tree, field and chips show it. Keep the function the same between renders. */
  nodeLabel: (node: Node) => string
  /** More about a node behind its name, such as its technical name; shown in the suggestions too. */
  nodeDetail?: (node: Node) => string
  /** A 16 px glyph with `aria-hidden` before the name. */
  nodeIcon?: (node: Node) => ReactNode
  /** Accessible name and placeholder of the search, for example "Search areas". */
  searchLabel: string
  /** Whether a node can be chosen; one that cannot only opens. Default: all can. */
  isSelectable?: (node: Node) => boolean
  /** Details of the marked node, beside the tree from 1280 px on. `search` is what was searched for, to be marked. */
  preview?: (node: Node, context: { search: string }) => ReactNode
  /** Shown when the source has no nodes at all. */
  empty?: ReactNode
}

/** Props of `ValueHelpTree`; further ones go to the root. */
export interface ValueHelpTreeProps<Node>
  extends ValueHelpTreeOptions<Node>, Omit<ComponentProps<'div'>, 'children' | 'title'> {
  help: ValueHelpState<TreePath<Node>>
  /** Name of the tree. */
  title: string
}

/**
 * Search, tree and preview of a picker's dialog, in selection mode. It opens at what is selected; Enter or a double click on
 * the selected node confirms.
 */
export function ValueHelpTree<Node>(props: ValueHelpTreeProps<Node>) {
  const { help, title, source, nodeLabel, nodeDetail, nodeIcon, searchLabel, isSelectable, preview, empty, ...own } =
    props
  const { className = '', ...rest } = own
  const { draft } = help
  const history = useHistoryView(help.history)
  const { view } = history
  const part = useMemo(() => (view.kind === 'all' ? wholeTree(source) : keysTree(source, view.keys)), [source, view])
  const above = draft.flatMap(({ row }) => row?.slice(0, -1).map(source.key) ?? [])

  const select = (keys: readonly string[]) => {
    const next = keys.flatMap((key) => {
      const known = draft.find((item) => item.key === key)
      if (known) return known
      const row = part.whole(tree.pathOf(key))
      const node = row.at(-1)
      return node === undefined || isSelectable?.(node) === false ? [] : { key, row }
    })
    // Pressing a node that cannot be chosen leaves what is.
    if (next.length > 0 || keys.length === 0) help.setDraft(next)
  }
  const tree = useDataTree<Node>({
    source: part.source,
    label: nodeLabel,
    secondary: nodeDetail,
    icon: nodeIcon,
    mode: 'selection',
    selectionMode: help.multiple ? 'multiple' : 'single',
    defaultSearch: help.initialSearch,
    defaultExpandedKeys: above,
    selectedKeys: draft.map(({ key }) => key),
    onSelectedKeysChange: select,
    onNodeAction: (node) => {
      const key = source.key(node)
      if (draft.some((item) => item.key === key)) help.confirm()
      else select(help.multiple ? [...draft.map((item) => item.key), key] : [key])
    },
  })

  const shown = tree.cursorNode ?? draft.at(-1)?.row?.at(-1) ?? null
  return (
    <div {...rest} className={`emb-value-help-table ${className}`}>
      <DataTree.Toolbar tree={tree} searchLabel={searchLabel} autoFocus start={<HistorySwitch {...history} />} />
      <div className="emb-value-help-split">
        <div className="emb-value-help-grid">
          <DataTree.Rows tree={tree} aria-label={title} empty={empty} />
        </div>
        {preview && <PreviewPane>{shown === null ? null : preview(shown, { search: tree.search })}</PreviewPane>}
      </div>
    </div>
  )
}
