import type { CommentThread } from '@embpm/contract/comment-thread'
import { MessageSquare } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramOverlay } from '../../../diagram/DiagramOverlayPart.js'
import { openByStep } from './openComments.js'

/** What a diagram says of comments. */
export interface CommentOverlays {
  /** A badge at each step that has open ones. */
  overlays: readonly DiagramOverlay[]
  /** What screen readers hear of such a step, by its id. */
  notes: ReadonlyMap<string, string>
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
    () =>
      isShown
        ? [...openByStep(threads)].map(([step, count]) => ({ step, count, label: t('comments.open', { count }) }))
        : [],
    [threads, isShown, t],
  )
  const notes = useMemo(() => new Map(counts.map(({ step, label }) => [step, label])), [counts])
  const numbers = new Intl.NumberFormat(i18n.language)
  const first = (step: string) => threads.find(({ stepId, state }) => stepId === step && state === 'open')?.id ?? null
  return {
    notes,
    overlays: counts.map(({ step, count, label }) => ({
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
