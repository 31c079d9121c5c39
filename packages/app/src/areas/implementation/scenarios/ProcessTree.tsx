import type { Client, Counted } from '@embpm/contract'
import type { ProcessNode } from '@embpm/contract/process'
import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { StateMessage } from '@embpm/ui/state-message'
import { Check, Workflow } from 'lucide-react'
import { type PointerEvent, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTreeSource } from '../../../entity/tree/useTreeSource.js'
import type { BuildStep } from './buildDraft.js'
import type { Dragged } from './useSequenceDrag.js'

const api = (client: Client) => client.processes
const label = ({ name }: ProcessNode) => name
const code = (node: ProcessNode) => node.code
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `ProcessTree`. */
export interface ProcessTreeProps {
  /** Ids of the processes that are in the sequence. */
  used: ReadonlySet<string>
  onAdd: (process: BuildStep['process']) => void
  onDrag: (event: PointerEvent, dragged: Dragged) => void
}

/** The hierarchy of processes, from which one drags into the sequence or adds by Enter. Those that are in it have a tick. */
export function ProcessTree({ used, onAdd, onDrag }: ProcessTreeProps) {
  const { t } = useTranslation()
  const source = useTreeSource<ProcessNode>('processes', api)
  const usedText = useMemo(() => [...used].toSorted().join(' '), [used])
  const icon = useCallback(
    ({ id }: ProcessNode) =>
      usedText.split(' ').includes(id) ? <Check {...glyph} className="emb-app-build-used" /> : <Workflow {...glyph} />,
    [usedText],
  )
  const tree = useDataTree<Counted<ProcessNode>>({
    source,
    label,
    secondary: code,
    icon,
    onNodeAction: ({ id, name, code: short }) => onAdd({ id, name, code: short }),
  })
  const drag = (event: PointerEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role="treeitem"]') : null
    if (!row || (event.target instanceof Element && event.target.closest('[data-toggle]'))) return
    const key = tree.model.key(Number(row.id.slice(tree.id.length + 1)))
    const node = key === null ? undefined : tree.pathOf(key).at(-1)
    if (node) onDrag(event, { from: 'tree', id: node.id, name: node.name, code: node.code })
  }
  return (
    <aside className="emb-app-build-tree" aria-label={t('processes.title')} data-density="compact">
      <header>
        <h2>{t('processes.title')}</h2>
        <span>{t('scenarioBuild.used', { count: used.size })}</span>
      </header>
      <DataTree.Toolbar tree={tree} searchLabel={t('processes.search')} />
      <div className="emb-app-build-nodes" onPointerDown={drag}>
        <DataTree.Rows
          tree={tree}
          aria-label={t('processes.title')}
          empty={<StateMessage kind="empty" headingLevel={3} title={t('processes.emptyTitle')} />}
        />
      </div>
      <p>{t('scenarioBuild.treeHelp')}</p>
    </aside>
  )
}
