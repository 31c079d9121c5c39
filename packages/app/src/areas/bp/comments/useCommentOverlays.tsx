import type { CommentThread } from '@embpm/contract/comment-thread'
import { MessageSquare } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramOverlay } from '../../../diagram/DiagramOverlayPart.js'
import { openByStep } from './openComments.js'

/** What a diagram says of comments. */
export interface CommentOverlays {
  /** A badge at each step that has open ones. */
  overlays: readonly DiagramOverlay[]
  /** What screen readers hear of such a step, by its id. */
  notes: ReadonlyMap<string, string>
  /** What the list of steps says of such a step, whether or not badges are shown, by its id. */
  marks: ReadonlyMap<string, ReactNode>
}

/**
 * Says at the steps of a diagram how many comments stand in open threads; a press on that opens the one that was started last. By keyboard
 * one chooses the step, whose name tells of them, and finds them beside it: badges are no stops of the Tab key.
 */
export function useCommentOverlays(
  threads: readonly CommentThread[],
  isShown: boolean,
  onOpen: (step: string, thread: string | null) => void,
): CommentOverlays {
  const { t, i18n } = useTranslation()
  const counts = useMemo(
    () => [...openByStep(threads)].map(([step, count]) => ({ step, count, label: t('comments.open', { count }) })),
    [threads, t],
  )
  const notes = useMemo(() => new Map(isShown ? counts.map(({ step, label }) => [step, label]) : []), [counts, isShown])
  const numbers = new Intl.NumberFormat(i18n.language)
  const first = (step: string) => threads.find(({ stepId, state }) => stepId === step && state === 'open')?.id ?? null
  return {
    notes,
    marks: new Map(
      counts.map(({ step, count, label }) => [
        step,
        <span key={step} className="emb-app-step-comments">
          <MessageSquare size={12} strokeWidth={2} aria-hidden />
          <span aria-hidden="true">{numbers.format(count)}</span>
          <span className="emb-visually-hidden">{label}</span>
        </span>,
      ]),
    ),
    overlays: (isShown ? counts : []).map(({ step, count, label }) => ({
      id: `${step} comments`,
      element: step,
      position: { top: -12, right: 14 },
      content: (
        <button
          type="button"
          className="emb-app-comment-badge"
          tabIndex={-1}
          aria-label={label}
          title={label}
          onClick={() => onOpen(step, first(step))}
        >
          <MessageSquare size={12} strokeWidth={2} aria-hidden />
          {numbers.format(count)}
        </button>
      ),
    })),
  }
}
