import type { Revision } from '@embpm/contract/revision'
import { Drawer } from '@embpm/ui/drawer'
import { SplitPane } from '@embpm/ui/split-pane'
import { useMemo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramView, type DiagramHandle } from '../../../diagram/DiagramView.js'
import { LazyComments } from '../comments/LazyComments.js'
import { openByStep } from '../comments/openComments.js'
import { useThreads } from '../comments/threadQueries.js'
import { useCommentOverlays } from '../comments/useCommentOverlays.js'
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
  /** Id of the process. */
  process: string
  /** What is shown of it; `undefined` while it is loading. */
  revision: Revision | undefined
  view: ProcessView
  failure: { onRetry: () => unknown } | null
  onShow: (change: Partial<ProcessView>) => void
}

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
  const path = view.path === null ? undefined : reading?.paths[view.path - 1]
  const onPath = useMemo(() => (path ? new Set(path.elements) : null), [path])
  const markers = useMemo(() => {
    if (!onPath || !reading) return undefined
    const { model } = reading
    const drawn = [...model.elements.values()].filter(({ type }) => type !== 'bpmn:Participant' && type !== 'bpmn:Lane')
    return new Map(drawn.map(({ id }) => [id, onPath.has(id) ? 'path' : 'faded']))
  }, [onPath, reading])
  const { threads } = useThreads(process)
  const comments = useCommentOverlays(threads, view.show.includes('comments'), (id, thread) =>
    onShow({ step: id, comments: 'step', thread }),
  )
  const overlays = [...useOverlays(reading, view.show), ...comments.overlays]
  const step = view.step === null ? undefined : reading?.model.elements.get(view.step)
  // Whoever reads the comments on a step goes on to those on the next one.
  const chosen = (id: string | null): Partial<ProcessView> => ({
    step: id,
    comments: id !== null && view.comments === 'step' ? 'step' : null,
    thread: null,
  })
  const select = (id: string | null) => {
    onShow(chosen(id))
    if (id !== null) diagram.current?.reveal(id)
  }
  const close = () => onShow({ step: null, comments: null, thread: null })
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
      <StepList steps={reading.steps} path={onPath} selected={view.step} onSelect={select} marks={comments.marks} />
    </div>
  )
  const canvas = (
    <DiagramView
      ref={diagram}
      xml={xml}
      label={name}
      selected={view.step}
      onSelect={(id) => onShow(chosen(id))}
      markers={markers}
      notes={comments.notes}
      overlays={overlays}
      failure={failure}
    >
      <OverlaySwitch value={view.show} onValueChange={(show) => onShow({ show })} />
    </DiagramView>
  )
  const showsAll = view.comments === 'all' || (view.thread !== null && !step)
  const details = !reading ? null : showsAll ? (
    <LazyComments
      onAll={{
        process,
        model: reading.model,
        order: reading.steps.map(({ id }) => id),
        thread: view.thread,
        onStep: (id) => {
          onShow({ step: id, comments: 'step', thread: null })
          diagram.current?.reveal(id)
        },
        onClose: close,
      }}
    />
  ) : step ? (
    <StepDetails
      model={reading.model}
      step={step}
      onWay={onWay}
      onSelect={select}
      onClose={close}
      comments={{
        process,
        revision: revision?.id ?? '',
        count: openByStep(threads).get(step.id) ?? 0,
        shown: view.comments === 'step',
        thread: view.thread,
        onShownChange: (shown) => onShow({ comments: shown ? 'step' : null, thread: null }),
      }}
    />
  ) : null
  const panel = t(showsAll ? 'comments.title' : 'processView.details')
  if (narrow)
    return (
      <div className="emb-app-diagram-stack">
        {canvas}
        {side}
        <Drawer
          className="emb-app-step-drawer"
          title={panel}
          open={details !== null}
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
