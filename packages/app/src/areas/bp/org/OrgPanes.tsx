import { Button } from '@embpm/ui/button'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SplitPane } from '@embpm/ui/split-pane'
import { StateMessage } from '@embpm/ui/state-message'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { usePart } from '../../../shell/usePart.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { orgUnitKind } from '../org-units/orgUnitKind.js'
import { recallChart, rememberChart } from './chartMemory.js'
import { OrgDetails } from './OrgDetails.js'
import { OrgList } from './OrgList.js'
import { OrgPhone } from './OrgPhone.js'
import type { OrgView } from './orgSearch.js'
import { firstOpen, keysAbove, type OrgTree } from './orgTree.js'
import { useUnitDrag } from './useUnitDrag.js'

const chartPart = lazyPart(async () => (await import('./OrgChart.js')).OrgChart)
const movePart = lazyPart(async () => (await import('./MoveDialog.js')).MoveDialog)

/** Props of `OrgPanes`. */
export interface OrgPanesProps {
  tree: OrgTree
  view: OrgView
  /** Whether another day is being asked for. */
  isStale: boolean
  onShow: (change: Partial<OrgView>) => void
}

/** List, chart and details of the organisation with one selection; on a phone one unit at a time. */
export function OrgPanes({ tree, view, isStale, onShow }: OrgPanesProps) {
  const { t } = useTranslation()
  const services = useServices()
  const { organisation } = usePlace()
  const isNarrow = useNarrow()
  const mayWrite = useMayWrite(orgUnitKind)
  const memory = recallChart(services, organisation)
  const [kept, setKept] = useState(() => {
    // What an address leads to is in sight at once.
    const above = view.at === null ? [] : keysAbove(tree, view.at)
    return above.length > 0 ? [...new Set([...(memory.open ?? firstOpen(tree)), ...above])] : memory.open
  })
  const [moving, setMoving] = useState<{ id: string; target: string | null } | null>(null)
  const close = () => setMoving(null)
  const { Part: MoveDialog } = usePart(movePart, moving !== null, close)
  const selected = view.at !== null && tree.nodes.has(view.at) ? view.at : null
  const node = selected === null ? undefined : tree.nodes.get(selected)

  const openKeys = useMemo(() => kept ?? firstOpen(tree), [kept, tree])
  const open = useMemo(() => new Set(openKeys), [openKeys])
  const isOpen = useCallback((key: string) => open.has(key), [open])
  const setOpen = (keys: readonly string[]) => {
    setKept(keys)
    rememberChart(services, organisation, { open: keys })
  }
  const select = (key: string | null) => {
    const above = key === null ? [] : keysAbove(tree, key)
    if (above.some((one) => !open.has(one))) setOpen([...new Set([...openKeys, ...above])])
    onShow({ at: key })
  }
  const move = mayWrite ? (id: string) => setMoving({ id, target: null }) : undefined

  const rowKey = useRef<(element: Element) => string | null>(() => null)
  const setRowKey = useCallback((keyAt: (element: Element) => string | null) => void (rowKey.current = keyAt), [])
  const { drag, onPointerDown } = useUnitDrag({
    isOn: mayWrite,
    unitAt(element) {
      const key = element.closest<HTMLElement>('[data-key]')?.dataset.key ?? rowKey.current(element)
      const found = key === null ? undefined : tree.nodes.get(key)
      return found?.kind === 'unit' ? { key: found.key, name: found.name } : null
    },
    onDrop: (id, target) => setMoving({ id, target }),
  })
  const movingNode = moving && tree.nodes.get(moving.id)

  return (
    <div
      role="presentation"
      className="emb-app-org-panes"
      data-stale={isStale || undefined}
      onPointerDown={onPointerDown}
    >
      {isNarrow ? (
        <OrgPhone tree={tree} selected={selected} onSelect={select} onMove={move} />
      ) : (
        <SplitPane
          className="emb-app-org-split"
          start={{
            label: t('orgChart.list'),
            content: (
              <OrgList
                tree={tree}
                openKeys={openKeys}
                onOpenKeysChange={setOpen}
                selected={selected}
                onSelect={select}
                show={view.show}
                onShow={(show) => onShow({ show })}
                search={view.q}
                onSearch={(q) => onShow({ q })}
                onMove={move}
                onKeyAt={setRowKey}
              />
            ),
          }}
        >
          <div className="emb-app-org-main">
            <Lazy part={chartPart} failed={(retry) => <ChartFailed onRetry={retry} />}>
              {(OrgChart) => (
                <OrgChart
                  tree={tree}
                  isOpen={isOpen}
                  onOpenChange={(key, isNowOpen) =>
                    setOpen(isNowOpen ? [...openKeys, key] : openKeys.filter((one) => one !== key))
                  }
                  selected={selected}
                  onSelect={select}
                  onMove={move}
                  remembered={memory.view}
                  onViewChange={(shown) => rememberChart(services, organisation, { view: shown })}
                />
              )}
            </Lazy>
            {node && <OrgDetails tree={tree} node={node} onSelect={select} onMove={move} />}
          </div>
        </SplitPane>
      )}
      {drag && (
        <div
          className="emb-app-org-ghost"
          data-target={drag.target !== null || undefined}
          style={{ transform: `translate(${drag.at.x + 12}px, ${drag.at.y + 12}px)` }}
        >
          {drag.target === null ? drag.name : `${drag.name} → ${tree.nodes.get(drag.target)?.name ?? ''}`}
        </div>
      )}
      {MoveDialog && moving && movingNode && (
        <MoveDialog key={moving.id} {...moving} name={movingNode.name} onClose={close} />
      )}
    </div>
  )
}

/** What is said in the place of the chart when it cannot be drawn. */
function ChartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <StateMessage
      kind="error"
      title={t('orgChart.failed')}
      actions={<Button onPress={onRetry}>{t('states.retry')}</Button>}
    />
  )
}
