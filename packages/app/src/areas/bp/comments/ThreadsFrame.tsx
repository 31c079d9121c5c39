import type { CommentThread, ThreadState } from '@embpm/contract/comment-thread'
import { threadStates } from '@embpm/contract/comment-thread'
import { Button } from '@embpm/ui/button'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useArrivals } from './useArrivals.js'
import type { useThreads } from './threadQueries.js'

/** Props of `ThreadsFrame`. */
export interface ThreadsFrameProps {
  /** What is known of the threads of the process. */
  known: ReturnType<typeof useThreads>
  /** Those that may be shown here. */
  threads: readonly CommentThread[]
  /** Id of the thread that somebody was led to; `null` for none. */
  opened: string | null
  /** Said where there are none at all. */
  empty: ReactNode
  /** Shows those in the state that is chosen. */
  children: (threads: readonly CommentThread[]) => ReactNode
}

/** Threads that are open, or resolved, or why there are none. */
export function ThreadsFrame({ known, threads, opened, empty, children }: ThreadsFrameProps) {
  const { t } = useTranslation()
  const { isKnown, isFailed, refetch } = known
  const target = opened === null ? undefined : threads.find(({ id }) => id === opened)
  const [chosen, setChosen] = useState<{ state: ThreadState; opened: string | null } | null>(null)
  // Whoever is led to a thread sees it, whatever was chosen before.
  const state = chosen?.opened === opened ? chosen.state : (target?.state ?? 'open')
  useArrivals(known.threads, isKnown)

  if (isFailed)
    return (
      <StateMessage
        kind={navigator.onLine ? 'error' : 'offline'}
        headingLevel={3}
        title={t('comments.failed')}
        actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
      />
    )
  if (!isKnown)
    return (
      <div role="status" aria-label={t('states.loading')}>
        <SkeletonText />
      </div>
    )
  const shown = threads.filter((thread) => thread.state === state)
  const number = (of: ThreadState) => threads.filter((thread) => thread.state === of).length
  return (
    <>
      {opened !== null && !target && (
        <p role="status" className="emb-app-thread-refused">
          {t('comments.threadGone')}
        </p>
      )}
      {number('resolved') > 0 && (
        <SegmentedControl
          size="s"
          label={t('comments.which')}
          segments={threadStates.map((value) => ({
            value,
            label: t('comments.inState', { state: t(`comments.states.${value}`), number: number(value) }),
          }))}
          value={state}
          onValueChange={(next) => setChosen({ state: next, opened })}
        />
      )}
      {shown.length > 0 ? (
        children(shown)
      ) : threads.length > 0 ? (
        <p className="emb-app-comments-none">{t(`comments.none.${state}`)}</p>
      ) : (
        empty
      )}
    </>
  )
}
