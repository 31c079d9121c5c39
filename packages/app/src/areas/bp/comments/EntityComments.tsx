import type { CommentSubject } from '@embpm/contract/comment-thread'
import { announce } from '@embpm/ui/button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm } from './CommentForm.js'
import { Thread } from './Thread.js'
import { ThreadsFrame } from './ThreadsFrame.js'
import { useThreads } from './threadQueries.js'
import { useThreadCalls } from './useThreadCalls.js'

/** Props of `EntityComments`. */
export interface EntityCommentsProps {
  subject: CommentSubject
  /** What people call it. */
  name: string
  /** Id of the thread that somebody was led to; `null` for none. */
  thread: string | null
}

/** The comments on an entity as a whole, and a field for a new one. */
export function EntityComments({ subject, name, thread: opened }: EntityCommentsProps) {
  const { t } = useTranslation()
  const known = useThreads(subject)
  const calls = useThreadCalls(subject)
  const root = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={root}
      className="emb-app-comments"
      role="group"
      aria-label={t('comments.on', { step: name })}
      tabIndex={-1}
    >
      <ThreadsFrame
        known={known}
        threads={known.threads}
        opened={opened}
        empty={<p className="emb-app-comments-none">{t('comments.emptyEntity')}</p>}
      >
        {(shown) =>
          shown.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              calls={calls}
              isOpened={thread.id === opened}
              onLeft={() => root.current?.focus()}
            />
          ))
        }
      </ThreadsFrame>
      <CommentForm
        place={`on ${subject.kind} ${subject.id}`}
        label={t('comments.newOn', { step: name })}
        placeholder={t('comments.newPlaceholder')}
        onSend={async (body) => (await calls.begin(body)).refusal}
        onSent={() => announce(t('comments.wasSent'))}
      />
    </div>
  )
}
