import { commentsIn, type CommentThread } from '@embpm/contract/comment-thread'
import { announce, Button, IconButton } from '@embpm/ui/button'
import { CircleCheck, MessageSquare, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { CommentForm } from './CommentForm.js'
import { CommentItem } from './CommentItem.js'
import type { Refusal, ThreadCalls } from './useThreadCalls.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `Thread`. */
export interface ThreadProps {
  thread: CommentThread
  calls: ThreadCalls
  /** Somebody was led here: it takes the focus. */
  isOpened: boolean
  /** Called once it is not shown here any more, so that the focus is put somewhere. */
  onLeft: () => void
}

/** Comments that answer each other; they are resolved when there is nothing left to say, and reopened. */
export function Thread({ thread, calls, isOpened, onLeft }: ThreadProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const root = useRef<HTMLElement>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { comments, state, stateBy, stateAt } = thread
  const starter = comments[0]?.author ?? ''
  const isResolved = state === 'resolved'

  useEffect(() => {
    if (!isOpened) return
    root.current?.scrollIntoView({ block: 'nearest' })
    root.current?.focus({ preventScroll: true })
  }, [isOpened])
  const turn = async () => {
    setRefusal(null)
    const { refusal: refused } = await calls.turn(thread, isResolved ? 'open' : 'resolved')
    if (refused) return setRefusal(refused)
    announce(t(isResolved ? 'comments.wasReopened' : 'comments.wasResolved'))
  }
  const left = useEffectEvent(onLeft)
  // Before it is taken out of the page, while one can still tell where the focus is.
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (element?.contains(document.activeElement)) left()
    }
  }, [])

  return (
    <section
      ref={root}
      className="emb-app-thread"
      tabIndex={-1}
      aria-label={t('comments.threadOf', { name: starter })}
      data-opened={isOpened || undefined}
    >
      <header className="emb-app-thread-head">
        <MessageSquare {...glyph} />
        <span className="emb-app-thread-count">{t('comments.count', { count: commentsIn(thread) })}</span>
        {isResolved ? (
          <Button size="s" variant="ghost" icon={<RotateCcw {...glyph} />} onPress={turn}>
            {t('comments.reopen')}
          </Button>
        ) : (
          <IconButton
            size="s"
            variant="ghost"
            label={t('comments.resolve')}
            icon={<CircleCheck {...glyph} />}
            onPress={turn}
          />
        )}
      </header>
      {refusal && (
        <p role="alert" className="emb-app-thread-refused">
          {t(refusal === 'changed' ? 'comments.turnRefused' : `comments.refused.${refusal}`)}
        </p>
      )}
      <ol className="emb-app-thread-comments">
        {comments.map((comment) => (
          <li key={comment.id} className="emb-app-comment">
            <CommentItem
              thread={thread}
              comment={comment}
              calls={calls}
              onRemoved={() => {
                if (root.current?.isConnected) root.current.focus()
                else onLeft()
              }}
            />
          </li>
        ))}
      </ol>
      {isResolved && stateAt !== null ? (
        <p className="emb-app-thread-state">
          {t('comments.resolvedBy', { name: stateBy ?? '', time: dates.dateTime(stateAt) })}
        </p>
      ) : (
        <CommentForm
          place={`reply ${thread.id}`}
          label={t('comments.replyTo', { name: starter })}
          placeholder={t('comments.replyPlaceholder')}
          onSend={async (body) => (await calls.reply(thread, body)).refusal}
          onSent={() => announce(t('comments.wasSent'))}
        />
      )}
    </section>
  )
}
