import type { BpmnElement } from '@embpm/bpmn'
import type { Revision } from '@embpm/contract/revision'
import { Drawer } from '@embpm/ui/drawer'
import { Kbd } from '@embpm/ui/kbd'
import { SplitPane } from '@embpm/ui/split-pane'
import { useMemo, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramView, type DiagramHandle } from '../../../diagram/DiagramView.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useThreads } from '../comments/threadQueries.js'
import { useCommentOverlays } from '../comments/useCommentOverlays.js'
import { StepList } from '../diagrams/StepList.js'
import { DetailsPane } from './DetailsPane.js'
import { OverlaySwitch } from './OverlaySwitch.js'
import { PathList } from './PathList.js'
import { PlayBox } from './play/PlayBox.js'
import type { Reading } from './ProcessPage.js'
import { stepsAlong } from './stepsAlong.js'
import { useMarkers } from './useMarkers.js'
import { useNotes } from './useNotes.js'
import { useOverlays } from './useOverlays.js'
import { usePlaySession, type PlaySession } from './usePlaySession.js'
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
  /** Id of the process. */
  process: string
  /** What is shown of it; `undefined` while it is loading. */
  revision: Revision | undefined
  view: ProcessView
  failure: { onRetry: () => unknown } | null
  onShow: (change: Partial<ProcessView>) => void
}

/** What floats over the upper edge of the canvas: a fitted diagram leaves it free. */
const free = { plain: { top: 60 }, played: { top: 148 } }

/** Ways and steps, the diagram, and the details of a step, side by side; on a narrow screen the diagram above the steps. */
export function DiagramPanes({
  diagram,
  xml,
  reading,
  name,
  process,
  revision,
  view,
  failure,
  onShow,
}: DiagramPanesProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const detailsPane = useRef<HTMLDivElement>(null)
  const session = usePlaySession(diagram, reading?.model ?? null)
  const { played, follows } = session
  const path = view.path === null ? undefined : reading?.paths[view.path - 1]
  const onPath = useMemo(() => (path ? new Set(path.elements) : null), [path])
  const markers = useMarkers(reading, onPath, played)
  const { threads } = useThreads({ kind: 'processes', id: process })
  const comments = useCommentOverlays(threads, view.show.includes('comments'), (id, thread) => {
    session.leave()
    onShow({ step: id, comments: 'step', thread })
  })
  const notes = useNotes(reading, view.show, comments.notes)
  const overlays = [...useOverlays(reading, view.show), ...comments.overlays]
  const selected = (follows ? played?.current : null) ?? view.step
  const choose = (id: string | null, shown?: 'step') => {
    session.leave()
    // Whoever reads the comments on a step goes on to those on the next one.
    onShow({
      step: id,
      comments: id === null ? null : (shown ?? (view.comments === 'step' ? 'step' : null)),
      thread: null,
    })
  }
  const select = (id: string, shown?: 'step') => {
    choose(id, shown)
    diagram.current?.reveal(id)
  }
  const stop = () => {
    // Details that are open stay with the step that was played last.
    if (follows && view.step !== null && played?.current) onShow({ step: played.current })
    session.stop()
  }
  const steps = useMemo(
    () => (path && reading ? stepsAlong(reading.steps, path.elements) : (reading?.steps ?? [])),
    [path, reading],
  )
  const onWay = steps.filter(({ id }) => onPath?.has(id) ?? true)
  const player = reading && reading.steps.length > 0 && (
    <PlayBox
      isOn={played !== null}
      onStart={session.start}
      model={reading.model}
      path={path}
      onWay={onWay}
      isHeld={!follows}
      onPlayed={session.show}
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
        marks={comments.marks}
        onSelect={(id) => select(id)}
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
      onSelect={(id) => choose(id)}
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
  const detailed = detailedOf(reading, view, session, narrow)
  const close = () => onShow({ step: null, comments: null, thread: null })
  const details = reading && detailed !== undefined && (
    <DetailsPane
      ref={detailsPane}
      process={process}
      revision={revision?.id ?? ''}
      reading={reading}
      threads={threads}
      view={view}
      step={detailed}
      onWay={onWay}
      onShow={onShow}
      onSelect={(id) => select(id)}
      onComments={(id) => select(id, 'step')}
      onClose={close}
    />
  )
  const panel = t(detailed === null ? 'comments.title' : 'processView.details')
  if (narrow)
    return (
      <div className="emb-app-diagram-stack">
        {canvas}
        {player && <div className="emb-app-play-below">{player}</div>}
        {side}
        <Drawer
          className="emb-app-step-drawer"
          title={panel}
          open={Boolean(details)}
          onOpenChange={(open) => !open && close()}
        >
          {details}
        </Drawer>
      </div>
    )
  return (
    <SplitPane
      start={{ label: t('processView.steps'), content: side, min: 200, max: 480 }}
      end={details ? { label: panel, content: details, min: 260, max: 560 } : undefined}
      defaultValue={{ start: 244, end: 376 }}
    >
      {canvas}
    </SplitPane>
  )
}

/**
 * The step whose details are shown; `null` for the comments on all steps, `undefined` for neither. While it is played, details that
 * are open follow; a small screen shows them where somebody selects a step.
 */
function detailedOf(
  reading: Reading | null,
  { step, comments, thread }: ProcessView,
  { played, follows }: PlaySession,
  narrow: boolean,
): BpmnElement | null | undefined {
  if (!reading) return undefined
  const chosen = step === null ? undefined : reading.model.elements.get(step)
  if (comments === 'all' || (thread !== null && !chosen)) return null
  if (!chosen || (narrow && played && follows)) return undefined
  const current = follows && played ? played.current : null
  return current === null ? chosen : (reading.model.elements.get(current) ?? chosen)
}
