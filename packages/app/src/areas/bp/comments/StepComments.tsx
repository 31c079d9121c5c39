import { announce } from '@embpm/ui/button'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm } from './CommentForm.js'
import { Thread } from './Thread.js'
import { ThreadsFrame } from './ThreadsFrame.js'
import { useThreads } from './threadQueries.js'
import { useThreadCalls } from './useThreadCalls.js'

/** Props of `StepComments`. */
export interface StepCommentsProps {
  process: string
  /** Id of the revision that is shown. */
  revision: string
  step: { id: string; name: string }
  /** Id of the thread that somebody was led to; `null` for none. */
  thread: string | null
}

/** The comments on a step, and a field for a new one. */
export function StepComments({ process, revision, step, thread: opened }: StepCommentsProps) {
  const { t } = useTranslation()
  const known = useThreads({ kind: 'processes', id: process })
  const calls = useThreadCalls({ kind: 'processes', id: process })
  const root = useRef<HTMLDivElement>(null)
  const threads = known.threads.filter(({ stepId }) => stepId === step.id)
  return (
    <div
      ref={root}
      className="emb-app-comments"
      role="group"
      aria-label={t('comments.on', { step: step.name })}
      tabIndex={-1}
    >
      <CommentForm
        place={`on ${process} ${step.id}`}
        label={t('comments.newOn', { step: step.name })}
        placeholder={t('comments.newPlaceholder')}
        onSend={async (body) => (await calls.start({ revisionId: revision, stepId: step.id }, body)).refusal}
        onSent={() => announce(t('comments.wasSent'))}
      />
      <ThreadsFrame
        known={known}
        threads={threads}
        opened={opened}
        empty={<p className="emb-app-comments-none">{t('comments.emptyStep')}</p>}
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
    </div>
  )
}
