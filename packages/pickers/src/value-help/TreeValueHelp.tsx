import type { TreePath } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { keyFormat } from './ValueFormat.js'
import { pathSource } from './pathSource.js'
import { useValueHelp, type ValueHelpOptions } from './useValueHelp.js'
import { ValueHelpDialog } from './ValueHelpDialog.js'
import { ValueHelpField } from './ValueHelpField.js'
import { valueHelpParts, type ValueHelpProps } from './ValueHelpProps.js'
import { ValueHelpTree, type ValueHelpTreeOptions } from './ValueHelpTree.js'

/** Props of `TreeValueHelp`: those of the field, of the dialog and of `useValueHelp`. */
export interface TreeValueHelpProps<Node>
  extends
    ValueHelpProps<TreePath<Node>, string>,
    ValueHelpTreeOptions<Node>,
    Partial<Pick<ValueHelpOptions<TreePath<Node>, string>, 'format'>> {
  /** What people type for a node where that is neither its key nor its label, such as the code of an area. */
  nodeCode?: (node: Node) => string
}

/** A whole picker of one node of a tree, field and dialog. The value is the node's key, or what `format` makes of it. */
export function TreeValueHelp<Node>(props: TreeValueHelpProps<Node>) {
  const { source, nodeLabel, nodeDetail, nodeIcon, searchLabel, isSelectable, preview, empty, ...others } = props
  const { format = keyFormat, nodeCode, ...rest } = others
  const parts = valueHelpParts<TreePath<Node>, string, object>(rest)
  const rows = useMemo(() => {
    const ofLast = (path: TreePath<Node>, text: (node: Node) => string) => path.slice(-1).map(text)[0] ?? ''
    return {
      source: pathSource(source),
      rowKey: (path: TreePath<Node>) => ofLast(path, source.key),
      rowLabel: (path: TreePath<Node>) => ofLast(path, nodeLabel),
      rowPath: (path: TreePath<Node>) => path.slice(0, -1).map(nodeLabel),
      rowCode: nodeCode && ((path: TreePath<Node>) => ofLast(path, nodeCode)),
      rowDetail: nodeDetail && ((path: TreePath<Node>) => ofLast(path, nodeDetail)),
    }
  }, [source, nodeLabel, nodeCode, nodeDetail])
  const isPathSelectable = (path: TreePath<Node>) => path.slice(-1).every((node) => isSelectable?.(node) !== false)
  const help = useValueHelp({ ...parts.help, ...rows, isSelectable: isPathSelectable, format })
  const { title } = parts.dialog
  const tree = { source, nodeLabel, nodeDetail, nodeIcon, searchLabel, isSelectable, preview, empty }
  return (
    <>
      <ValueHelpField {...parts.field} help={help} openLabel={title} rowDetail={rows.rowDetail} />
      <ValueHelpDialog {...parts.dialog} help={help}>
        <ValueHelpTree {...tree} help={help} title={title} />
      </ValueHelpDialog>
    </>
  )
}
