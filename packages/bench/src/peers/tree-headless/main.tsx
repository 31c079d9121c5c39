// headless-tree with proxied items and TanStack Virtual, as its recipes for large trees have it, in a native dialog.
import '../tree-rows.css'
import {
  buildProxiedInstance,
  hotkeysCoreFeature,
  propMemoizationFeature,
  selectionFeature,
  syncDataLoaderFeature,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { rowHeight } from '../../data.ts'
import { mountTreePicker, type TreeDialogProps } from '../../page/mountTreePicker.tsx'
import { NativeTreeDialog, nativeTreeDialogParts } from '../../page/NativeTreeDialog.tsx'
import type { TreeItem } from '../../treeData.ts'

interface Entry {
  label: string
  children: string[]
}
const rootId = 'root'
const none: string[] = []
const noEntry: Entry = { label: '', children: none }
const indent = 16

/** Its data loader is asked by id, so the nodes are put into a map once. */
function mapOf(roots: readonly TreeItem[]): Map<string, Entry> {
  const map = new Map<string, Entry>()
  const idsOf = (items: readonly TreeItem[]): string[] =>
    items.map(({ id, label, children }) => {
      map.set(id, { label, children: children ? idsOf(children) : none })
      return id
    })
  return map.set(rootId, { label: '', children: idsOf(roots) })
}

function foldersOf(map: ReadonlyMap<string, Entry>): string[] {
  return [...map].flatMap(([id, { children }]) => (children.length > 0 ? id : []))
}

/** It has no search that leaves nodes out, so the application does it: hits and the nodes above them. */
function search(roots: readonly TreeItem[], text: string): { shown: Set<string>; open: string[] } | null {
  if (text === '') return null
  const shown = new Set<string>()
  const open: string[] = []
  const visit = ({ id, label, children }: TreeItem): boolean => {
    let isAbove = false
    for (const child of children ?? []) if (visit(child)) isAbove = true
    if (isAbove) open.push(id)
    const isShown = isAbove || label.toLowerCase().includes(text)
    if (isShown) shown.add(id)
    return isShown
  }
  for (const root of roots) visit(root)
  return { shown, open }
}

function TreeDialog({ roots, onClose }: TreeDialogProps) {
  const [text, setText] = useState('')
  const [expandedItems, setExpandedItems] = useState(none)
  const [selectedItems, setSelectedItems] = useState(none)
  const map = useMemo(() => mapOf(roots), [roots])
  const found = useMemo(() => search(roots, text.toLowerCase()), [roots, text])
  const viewport = useRef<HTMLDivElement>(null)
  const tree = useTree<Entry>({
    rootItemId: rootId,
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: (id) => map.get(id) ?? noEntry,
      getChildren: (id) => {
        const { children } = map.get(id) ?? noEntry
        return found ? children.filter((child) => found.shown.has(child)) : children
      },
    },
    state: { expandedItems: found?.open ?? expandedItems, selectedItems },
    setExpandedItems,
    setSelectedItems,
    instanceBuilder: buildProxiedInstance,
    features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature, propMemoizationFeature],
  })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) tree.rebuildTree()
    isFirst.current = false
  }, [tree, found])
  const items = tree.getItems()
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
  })
  return (
    <NativeTreeDialog
      search={text}
      onSearchChange={setText}
      onExpandAll={() => setExpandedItems(foldersOf(map))}
      onClose={onClose}
    >
      <div ref={viewport} className="tree-viewport">
        <div {...tree.getContainerProps()} style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const item = items[index]
            return (
              item && (
                <button
                  {...item.getProps()}
                  key={item.getId()}
                  type="button"
                  className="tree-row"
                  data-index={index}
                  style={{
                    position: 'absolute',
                    insetInline: 0,
                    width: '100%',
                    transform: `translateY(${start}px)`,
                    paddingInlineStart: item.getItemMeta().level * indent,
                  }}
                >
                  <span className="tree-toggle">{item.isFolder() ? (item.isExpanded() ? '▾' : '▸') : ''}</span>
                  <span className="tree-label">{item.getItemName()}</span>
                </button>
              )
            )
          })}
        </div>
      </div>
    </NativeTreeDialog>
  )
}

mountTreePicker(
  {
    ...nativeTreeDialogParts,
    row: (index) => document.querySelector(`.tree-viewport [data-index="${index}"]`),
    viewport: () => document.querySelector('.tree-viewport'),
    label: (row) => row.querySelector('.tree-label'),
    isSelected: (row) => row.ariaSelected === 'true',
  },
  TreeDialog,
)
