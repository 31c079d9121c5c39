import type { BpmnElement } from '@embpm/bpmn'
import type { CommentThread } from '@embpm/contract/comment-thread'
import type { Ref } from 'react'
import { LazyComments } from '../comments/LazyComments.js'
import { openByStep } from '../comments/openComments.js'
import type { Reading } from './ProcessPage.js'
import { StepDetails } from './StepDetails.js'
import type { ProcessView } from './viewSearch.js'

/** Props of `DetailsPane`. */
export interface DetailsPaneProps {
  /** Ids of the process, and of the revision that is shown. */
  process: string
  revision: string
  reading: Reading
  threads: readonly CommentThread[]
  view: ProcessView
  /** `null`: the comments on all steps. */
  step: BpmnElement | null
  /** The steps on the way that is shown, in their order. */
  onWay: readonly BpmnElement[]
  onShow: (change: Partial<ProcessView>) => void
  /** Called with a step that is chosen and brought in sight. */
  onSelect: (id: string) => void
  /** Called with a step whose comments are to be seen. */
  onComments: (id: string) => void
  onClose: () => void
  ref?: Ref<HTMLDivElement>
}

/** The comments on all of a process, or what is known of a step and the comments on it. */
export function DetailsPane({
  process,
  revision,
  reading: { model, steps },
  threads,
  view,
  step,
  onWay,
  onShow,
  onSelect,
  onComments,
  onClose,
  ref,
}: DetailsPaneProps) {
  if (step === null)
    return (
      <LazyComments
        onAll={{
          process,
          model,
          order: steps.map(({ id }) => id),
          thread: view.thread,
          onStep: onComments,
          onClose,
        }}
      />
    )
  return (
    <div ref={ref} className="emb-app-diagram-details">
      <StepDetails
        model={model}
        step={step}
        onWay={onWay}
        onSelect={onSelect}
        onClose={onClose}
        comments={{
          process,
          revision,
          count: openByStep(threads).get(step.id) ?? 0,
          shown: view.comments === 'step',
          thread: view.thread,
          onShownChange: (shown) => onShow({ comments: shown ? 'step' : null, thread: null }),
        }}
      />
    </div>
  )
}
