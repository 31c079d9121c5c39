import type { Client, NodeApi } from '@embpm/contract'
import type { SapTableNode } from '@embpm/contract/sap-table'
import { Card } from '@embpm/ui/card'
import { DataTree, type TreeChange, type TreeMode } from '@embpm/ui/data-tree'
import { Boxes, SquareTerminal, Table2 } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTreeStore } from '../../entity/tree/useTreeStore.js'
import { copiedSapNodes, copyOf, newSapNode, sapName, sapNodes, sapText, type SapNode } from './sapNodes.js'

/** Props of `DemoTree`. */
export interface DemoTreeProps {
  mode: TreeMode
  /** Beside the title. */
  actions?: ReactNode
  /** Called with words for everything that happens in the tree. */
  onEvent: (text: string) => void
}

const apis: Readonly<Record<TreeMode, (client: Client) => NodeApi<SapTableNode>>> = {
  read: sapNodes,
  selection: sapNodes,
  edit: copiedSapNodes,
}

/** The tree of SAP transaction tables in one of the three modes. Changes stay on this page: nothing is saved. */
export function DemoTree({ mode, actions, onEvent }: DemoTreeProps) {
  const { t } = useTranslation()
  const store = useTreeStore<SapTableNode>('sapTables', apis[mode])
  const source = useSyncExternalStore(store.subscribe, store.getSource)
  const [count, setCount] = useState(0)
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const title = t(`uiTest.${mode}`)
  const names = (nodes: readonly SapNode[]) => nodes.map(sapName).join(', ') || t('uiTest.nothing')

  const change = async (proposed: TreeChange<SapNode>) => {
    if (proposed.type === 'rename') {
      const { label, node } = proposed
      store.begin({ type: 'change', id: node.id, change: (before) => ({ ...before, attr1: label }) })
      return onEvent(t('uiTest.renamed', { name: node.attr1, label }))
    }
    if (proposed.type === 'delete') {
      for (const node of proposed.nodes) store.begin({ type: 'remove', node })
      return onEvent(t('uiTest.deleted', { name: names(proposed.nodes) }))
    }
    const { parentKey, beforeKey = null } = proposed
    const siblings = await store.children(parentKey)
    // The place was told while not all siblings were there: what stands at it now is not the new one.
    if (beforeKey === null && siblings.length !== proposed.index) store.touch()
    if (parentKey !== null && !expanded.includes(parentKey)) setExpanded([...expanded, parentKey])
    const place = { below: parentKey ?? t('uiTest.top'), place: proposed.index + 1 }
    if (proposed.type === 'add') {
      setCount(count + 1)
      const node = newSapNode(count + 1, parentKey, t('uiTest.newName'))
      store.begin({ type: 'add', node, beforeId: beforeKey })
      return onEvent(t(proposed.relation === 'child' ? 'uiTest.childAdded' : 'uiTest.siblingAdded', place))
    }
    for (const [at, node] of proposed.nodes.entries()) {
      if (proposed.type === 'move') store.begin({ type: 'move', node, parentId: parentKey, beforeId: beforeKey })
      else store.begin({ type: 'add', node: copyOf(node, count + 1 + at, parentKey), beforeId: beforeKey })
    }
    setCount(count + proposed.nodes.length)
    onEvent(t(proposed.type === 'move' ? 'uiTest.moved' : 'uiTest.copied', { name: names(proposed.nodes), ...place }))
  }

  return (
    <Card title={title} actions={actions} flush className="emb-app-demo-card">
      <p className="emb-app-demo-text">{t(`uiTest.${mode}Text`)}</p>
      <div className="emb-app-demo-tree" data-density="compact">
        <DataTree<SapNode>
          aria-label={title}
          source={source}
          label={sapName}
          secondary={sapText}
          icon={sapGlyph}
          mode={mode}
          selectionMode={mode === 'selection' ? 'multiple' : undefined}
          searchLabel={t('uiTest.search')}
          expandedKeys={expanded}
          onExpandedKeysChange={(keys) => {
            setExpanded(keys)
            const opened = keys.filter((key) => !expanded.includes(key))
            const closed = expanded.filter((key) => !keys.includes(key))
            if (opened.length > 0) onEvent(t('uiTest.opened', { name: opened.join(', ') }))
            if (closed.length > 0) onEvent(t('uiTest.closed', { name: closed.join(', ') }))
          }}
          onNodeAction={mode === 'edit' ? undefined : (node) => onEvent(t('uiTest.acted', { name: sapName(node) }))}
          onSelectedKeysChange={(_, nodes) => onEvent(t('uiTest.selected', { name: names(nodes) }))}
          onChange={(proposed) => void change(proposed).catch(() => onEvent(t('uiTest.failed')))}
        />
      </div>
    </Card>
  )
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

// One element for all rows of a kind: React has nothing to do for it when a row shows another node.
const glyphs = {
  component: <Boxes {...glyph} />,
  transaction: <SquareTerminal {...glyph} />,
  table: <Table2 {...glyph} />,
}

/** A glyph for the kind of a node: component, transaction or table. */
const sapGlyph = ({ type }: SapNode) => glyphs[type]
