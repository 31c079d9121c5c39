import { Drawer } from '@embpm/ui/drawer'
import { SplitPane } from '@embpm/ui/split-pane'
import { useMemo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramView, type DiagramHandle } from '../../../diagram/DiagramView.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { OverlaySwitch } from './OverlaySwitch.js'
import { PathList } from './PathList.js'
import type { Reading } from './ProcessPage.js'
import { StepDetails } from './StepDetails.js'
import { StepList } from '../diagrams/StepList.js'
import { useOverlays } from './useOverlays.js'
import type { ProcessView } from './viewSearch.js'

/** Props of `DiagramPanes`. */
export interface DiagramPanesProps {
  diagram: RefObject<DiagramHandle | null>
  /** `undefined` while it is loading. */
  xml: string | undefined
  /** `null` while it is loading. */
  reading: Reading | null
  /** Of the process. */
  name: string
  view: ProcessView
  failure: { onRetry: () => unknown } | null
  onShow: (change: Partial<ProcessView>) => void
}

/** Ways and steps, the diagram, and the details of a step, side by side; on a narrow screen the diagram above the steps. */
export function DiagramPanes({ diagram, xml, reading, name, view, failure, onShow }: DiagramPanesProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const path = view.path === null ? undefined : reading?.paths[view.path - 1]
  const onPath = useMemo(() => (path ? new Set(path.elements) : null), [path])
  const markers = useMemo(() => {
    if (!onPath || !reading) return undefined
    const { model } = reading
    const drawn = [...model.elements.values()].filter(({ type }) => type !== 'bpmn:Participant' && type !== 'bpmn:Lane')
    return new Map(drawn.map(({ id }) => [id, onPath.has(id) ? 'path' : 'faded']))
  }, [onPath, reading])
  const overlays = useOverlays(reading, view.show)
  const step = view.step === null ? undefined : reading?.model.elements.get(view.step)
  const select = (id: string | null) => {
    onShow({ step: id })
    if (id !== null) diagram.current?.reveal(id)
  }
  const onWay = (reading?.steps ?? []).filter(({ id }) => onPath?.has(id) ?? true)

  const side = reading && (
    <div className="emb-app-diagram-side">
      {reading.paths.length > 1 && (
        <div className="emb-app-paths">
          <PathList
            model={reading.model}
            paths={reading.paths}
            value={path ? view.path : null}
            onValueChange={(next) => onShow({ path: next })}
          />
        </div>
      )}
      <h2 className="emb-app-diagram-title">
        {t('processView.steps')} <span>{onWay.length}</span>
      </h2>
      <StepList steps={reading.steps} path={onPath} selected={view.step} onSelect={select} />
    </div>
  )
  const canvas = (
    <DiagramView
      ref={diagram}
      xml={xml}
      label={name}
      selected={view.step}
      onSelect={(id) => onShow({ step: id })}
      markers={markers}
      overlays={overlays}
      failure={failure}
    >
      <OverlaySwitch value={view.show} onValueChange={(show) => onShow({ show })} />
    </DiagramView>
  )
  const details = reading && step && (
    <StepDetails
      model={reading.model}
      step={step}
      onWay={onWay}
      onSelect={select}
      onClose={() => onShow({ step: null })}
    />
  )
  if (narrow)
    return (
      <div className="emb-app-diagram-stack">
        {canvas}
        {side}
        <Drawer
          title={t('processView.details')}
          open={details !== null && details !== undefined}
          onOpenChange={(open) => !open && onShow({ step: null })}
        >
          {details}
        </Drawer>
      </div>
    )
  return (
    <SplitPane
      start={{ label: t('processView.steps'), content: side, min: 200, max: 480 }}
      end={details ? { label: t('processView.details'), content: details, min: 260, max: 560 } : undefined}
      defaultValue={{ start: 244, end: 376 }}
    >
      {canvas}
    </SplitPane>
  )
}
