import type { ProcessModel } from '@embpm/bpmn'
import type { CommentThread } from '@embpm/contract/comment-thread'
import { IconButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { MessageSquare, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../diagram/elementWords.js'
import { threadsByStep } from './openComments.js'
import { Thread } from './Thread.js'
import { ThreadsFrame } from './ThreadsFrame.js'
import { useThreads } from './threadQueries.js'
import { useThreadCalls } from './useThreadCalls.js'

/** Props of `ProcessComments`. */
export interface ProcessCommentsProps {
  process: string
  /** Of the revision that is shown. */
  model: ProcessModel
  /** Ids of its steps, as they are read. */
  order: readonly string[]
  /** Id of the thread that somebody was led to; `null` for none. */
  thread: string | null
  /** Shows a step of the model with its comments. */
  onStep: (id: string) => void
  onClose: () => void
}

/** The comments on all steps of a process; those on steps that the revision does not have stand at the end. */
export function ProcessComments({ process, model, order, thread: opened, onStep, onClose }: ProcessCommentsProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const known = useThreads({ kind: 'processes', id: process })
  const calls = useThreadCalls({ kind: 'processes', id: process })
  const heading = useRef<HTMLHeadingElement>(null)
  const isLed = opened !== null
  useEffect(() => {
    // A thread that somebody was led to takes the focus itself.
    if (!isLed) heading.current?.focus({ preventScroll: true })
  }, [isLed])

  const list = (threads: readonly CommentThread[]) =>
    threads.map((thread) => (
      <Thread
        key={thread.id}
        thread={thread}
        calls={calls}
        isOpened={thread.id === opened}
        onLeft={() => heading.current?.focus()}
      />
    ))
  return (
    <div className="emb-app-step-details">
      <div className="emb-app-step-head" data-of="process">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('comments.title')}
          </h2>
        </div>
        <IconButton
          size="s"
          variant="ghost"
          label={t('comments.close')}
          icon={<X size={16} strokeWidth={1.5} aria-hidden />}
          onPress={onClose}
        />
      </div>
      <div className="emb-app-comments">
        <ThreadsFrame
          known={known}
          threads={known.threads}
          opened={opened}
          empty={
            <StateMessage
              kind="empty"
              headingLevel={3}
              icon={<MessageSquare size={20} strokeWidth={1.5} aria-hidden />}
              title={t('comments.emptyTitle')}
              description={t('comments.emptyText')}
            />
          }
        >
          {(shown) => {
            const { here, gone } = threadsByStep(shown, order, (id) => model.elements.has(id))
            return (
              <>
                {here.map(({ stepId, stepName, threads }) => {
                  const element = model.elements.get(stepId)
                  return (
                    <section key={stepId} className="emb-app-comments-step">
                      <h3>
                        <button type="button" className="emb-link" onClick={() => onStep(stepId)}>
                          {element ? words.shortName(element) : stepName}
                        </button>
                      </h3>
                      {list(threads)}
                    </section>
                  )
                })}
                {gone.length > 0 && (
                  <section className="emb-app-comments-gone">
                    <h3>{t('comments.goneTitle')}</h3>
                    {gone.map(({ stepId, stepName, threads }) => (
                      <section key={stepId} className="emb-app-comments-step">
                        <h4>{stepName || stepId}</h4>
                        {list(threads)}
                      </section>
                    ))}
                  </section>
                )}
              </>
            )
          }}
        </ThreadsFrame>
      </div>
    </div>
  )
}
