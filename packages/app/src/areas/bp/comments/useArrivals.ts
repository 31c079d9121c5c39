import type { CommentThread } from '@embpm/contract/comment-thread'
import { announce } from '@embpm/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../entity/useUser.js'

/** Says to screen readers who has written while the comments are shown; nothing of what was there at first, nor of one's own. */
export function useArrivals(threads: readonly CommentThread[], isKnown: boolean): void {
  const { t } = useTranslation()
  const { id: me } = useUser()
  const heard = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!isKnown) return
    const before = heard.current
    const all = threads.flatMap(({ comments, stepName }) => comments.map((comment) => ({ ...comment, stepName })))
    heard.current = new Set(all.map(({ id }) => id))
    if (!before) return
    for (const { id, authorId, author, stepName } of all)
      if (!before.has(id) && authorId !== me)
        announce(
          stepName === ''
            ? t('comments.arrivedHere', { name: author })
            : t('comments.arrived', { name: author, step: stepName }),
        )
  }, [threads, isKnown, me, t])
}
