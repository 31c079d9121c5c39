// react-arborist with its own search, in a native dialog. Its `openAll` dispatches once per node, each time with a copy of
// all open ids: 140 s for 100,000 nodes. As long as no node was toggled, switching `openByDefault` does the same.
import '../tree-rows.css'
import { useState } from 'react'
import { Tree, type NodeApi, type NodeRendererProps } from 'react-arborist'
import { rowHeight } from '../../data.ts'
import { mountTreePicker, type TreeDialogProps } from '../../page/mountTreePicker.tsx'
import { NativeTreeDialog, nativeTreeDialogParts } from '../../page/NativeTreeDialog.tsx'
import type { TreeItem } from '../../treeData.ts'

const matches = (node: NodeApi<TreeItem>, search: string) =>
  node.data.label.toLowerCase().includes(search.toLowerCase())
/** Height of the dialog's head and foot. */
const frame = 96

function Row({ node, style }: NodeRendererProps<TreeItem>) {
  return (
    <div style={style} className="tree-row" aria-current={node.isSelected ? 'true' : undefined}>
      <button
        type="button"
        className="tree-toggle"
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation()
          node.toggle()
        }}
      >
        {node.isInternal ? (node.isOpen ? '▾' : '▸') : ''}
      </button>
      <span className="tree-label">{node.data.label}</span>
    </div>
  )
}

function TreeDialog({ roots, onClose }: TreeDialogProps) {
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <NativeTreeDialog search={search} onSearchChange={setSearch} onExpandAll={() => setIsOpen(true)} onClose={onClose}>
      <Tree<TreeItem>
        className="tree-viewport"
        data={roots}
        openByDefault={isOpen}
        rowHeight={rowHeight}
        indent={16}
        width="100%"
        height={innerHeight - frame}
        disableDrag
        disableDrop
        disableEdit
        disableMultiSelection
        searchTerm={search}
        searchMatch={matches}
      >
        {Row}
      </Tree>
    </NativeTreeDialog>
  )
}

mountTreePicker(
  {
    ...nativeTreeDialogParts,
    row: (index) =>
      [...document.querySelectorAll<HTMLElement>('.tree-viewport [role=treeitem]')].find(
        (row) => row.style.top === `${index * rowHeight}px`,
      ) ?? null,
    viewport: () => document.querySelector('.tree-viewport'),
    label: (row) => row.querySelector('.tree-label'),
    isSelected: (row) => row.ariaSelected === 'true',
  },
  TreeDialog,
)
