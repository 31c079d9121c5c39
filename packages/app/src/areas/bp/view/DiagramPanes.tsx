import type { ProcessModel } from '@embpm/bpmn'
import { Drawer } from '@embpm/ui/drawer'
import { Kbd } from '@embpm/ui/kbd'
import { SplitPane } from '@embpm/ui/split-pane'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramView, type DiagramHandle } from '../../../diagram/DiagramView.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { OverlaySwitch } from './OverlaySwitch.js'
import { PathList } from './PathList.js'
import { PlayBox } from './play/PlayBox.js'
import type { Played } from './play/Played.js'
import type { Reading } from './ProcessPage.js'
import { StepDetails } from './StepDetails.js'
import { stepsAlong } from './stepsAlong.js'
import { StepList } from '../diagrams/StepList.js'
import { useMarkers } from './useMarkers.js'
import { useOverlays } from './useOverlays.js'
import { useRoleNotes } from './useRoleNotes.js'
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

/** What floats over the upper edge of the canvas: a fitted diagram leaves it free. */
const free = { plain: { top: 60 }, played: { top: 148 } }

const nothingPlayed: Played = { current: null, passed: new Set() }

/** Ways and steps, the diagram, and the details of a step, side by side; on a narrow screen the diagram above the steps. */
export function DiagramPanes({ diagram, xml, reading, name, view, failure, onShow }: DiagramPanesProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const detailsPane = useRef<HTMLDivElement>(null)
  const [session, setSession] = useState<{ played: Played; model: ProcessModel } | null>(null)
  const model = reading?.model ?? null
  // Another revision is not played by itself.
  const played = session?.model === model ? session.played : null
  // While it is played, what is passed is selected, until somebody selects something else.
  const [follows, setFollows] = useState(true)
  const path = view.path === null ? undefined : reading?.paths[view.path - 1]
  const onPath = useMemo(() => (path ? new Set(path.elements) : null), [path])
  const markers = useMarkers(reading, onPath, played)
  const overlays = useOverlays(reading, view.show)
  const notes = useRoleNotes(reading, view.show)
  const selected = (follows ? played?.current : null) ?? view.step
  const step = selected === null ? undefined : reading?.model.elements.get(selected)
  const choose = (id: string | null) => {
    setFollows(false)
    onShow({ step: id })
  }
  const select = (id: string) => {
    choose(id)
    diagram.current?.reveal(id)
  }
  const showPlayed = useCallback(
    (next: Played) => {
      if (model) setSession({ played: next, model })
      setFollows(true)
      if (next.current !== null) diagram.current?.reveal(next.current)
    },
    [diagram, model],
  )
  const stop = () => {
    // Details that are open stay with the step that was played last.
    if (follows && view.step !== null && played?.current) onShow({ step: played.current })
    setSession(null)
  }
  const steps = useMemo(
    () => (path && reading ? stepsAlong(reading.steps, path.elements) : (reading?.steps ?? [])),
    [path, reading],
  )
  const onWay = steps.filter(({ id }) => onPath?.has(id) ?? true)
  const player = reading && reading.steps.length > 0 && (
    <PlayBox
      isOn={played !== null}
      onStart={() => setSession({ played: nothingPlayed, model: reading.model })}
      model={reading.model}
      path={path}
      onWay={onWay}
      isHeld={!follows}
      onPlayed={showPlayed}
      onStop={stop}
    />
  )

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
      <StepList
        steps={steps}
        path={onPath}
        selected={selected}
        onSelect={select}
        onEnter={() => detailsPane.current?.querySelector<HTMLElement>('button:enabled')?.focus()}
      />
      {!narrow && (
        <p className="emb-app-diagram-keys">
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('processView.keys.walk')} <Kbd>Enter</Kbd> {t('processView.keys.details')}
        </p>
      )}
    </div>
  )
  const canvas = (
    <DiagramView
      ref={diagram}
      xml={xml}
      label={name}
      selected={selected}
      onSelect={choose}
      markers={markers}
      overlays={overlays}
      notes={notes}
      clear={played && !narrow ? free.played : free.plain}
      failure={failure}
    >
      <div className="emb-app-diagram-top">
        <OverlaySwitch value={view.show} onValueChange={(show) => onShow({ show })} />
        {!narrow && player}
      </div>
    </DiagramView>
  )
  // While it is played, details that are open follow; a small screen shows them where somebody selects a step.
  const hasDetails = view.step !== null && !(narrow && played && follows)
  const details = hasDetails && reading && step && (
    <div ref={detailsPane} className="emb-app-diagram-details">
      <StepDetails
        model={reading.model}
        step={step}
        onWay={onWay}
        onSelect={select}
        onClose={() => onShow({ step: null })}
      />
    </div>
  )
  if (narrow)
    return (
      <div className="emb-app-diagram-stack">
        {canvas}
        {player && <div className="emb-app-play-below">{player}</div>}
        {side}
        <Drawer
          title={t('processView.details')}
          open={Boolean(details)}
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
