import { useMemo, useState, type ReactNode } from 'react'
import { Boxes, FileText, Folder } from 'lucide-react'
import { Button } from '../button/index.js'
import { StateMessage } from '../state-message/StateMessage.js'
import { nestedTree } from '../tree-source/index.js'
import { applyTreeChange } from './applyTreeChange.js'
import { DataTree } from './DataTree.js'
import type { DataTreeProps } from './DataTreeView.js'
import { processes } from './processes.test.data.js'
import type { TreeChange } from './TreeChange.js'
import type { TreeNode } from './TreeNode.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const label = (node: TreeNode): string => node.attr1
export const secondary = (node: TreeNode): string => node.attr2 ?? ''
export const icon = ({ type, children }: TreeNode): ReactNode =>
  type === 'area' ? <Boxes {...glyph} /> : children.length > 0 ? <Folder {...glyph} /> : <FileText {...glyph} />

/** Props of `StoryTree`. */
export interface StoryTreeProps extends Partial<DataTreeProps<TreeNode>> {
  /** Width in px; default that of the page. */
  width?: number
  /** Height in px. Default 600. */
  height?: number
  nodes?: readonly TreeNode[]
  /** Makes no change, as a server that refuses them; the nodes come anew all the same. Default `false`. */
  refuses?: boolean
}

/** A tree as a page puts it together: it makes the changes that are proposed. */
export function StoryTree({
  width = 440,
  height = 600,
  nodes = processes,
  refuses,
  onChange,
  ...props
}: StoryTreeProps) {
  const [now, setNow] = useState(nodes)
  const source = useMemo(() => nestedTree(now), [now])
  const change = (change: TreeChange<TreeNode>) => {
    onChange?.(change)
    setNow((before) => {
      if (refuses) return [...before]
      let next = 1
      const fresh = (node: TreeNode): TreeNode => ({ ...node, id: `${node.id}-${change.type}${next++}` })
      const blank = { internalId: '', parentId: null, order: 0, type: 'step', attr2: null, attr3: null, meta: null }
      return applyTreeChange(before, change, {
        newNode: ({ parentKey, index }) =>
          fresh({ ...blank, id: `${parentKey}/${index}`, attr1: 'New entry', children: [] }),
        copyNode: (node) => ({ ...fresh(node), attr1: `${node.attr1} (copy)` }),
      })
    })
  }
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', blockSize: height, inlineSize: width, maxInlineSize: '100%' }}
    >
      <DataTree
        source={source}
        label={label}
        aria-label="Processes"
        searchLabel="Search processes"
        onChange={change}
        empty={
          <StateMessage
            kind="empty"
            title="No processes yet"
            description="Processes are ordered in up to six levels."
            actions={<Button variant="primary">Add process</Button>}
          />
        }
        {...props}
      />
    </div>
  )
}

/** Keys on the way to the sixth level. */
export const openKeys: readonly string[] = ['1', '1.1', '1.1.2', '1.1.2.1', '1.1.2.1.1']

/** The row with the cursor. */
export const activeRow = (tree: HTMLElement): HTMLElement => {
  const row = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
  if (!row) throw new Error('The cursor of the tree is nowhere.')
  return row
}
