import type { Requirement } from '@embpm/contract/requirement'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { useRawSearch } from '../../../entity/usePlace.js'
import { LazyComments } from '../comments/LazyComments.js'
import { openCount } from '../comments/openComments.js'
import { useThreads } from '../comments/threadQueries.js'

/** What people say of a requirement. */
export function Discussion({ entity: { id, key } }: { entity: Requirement }) {
  const { t, i18n } = useTranslation()
  const { thread } = useRawSearch()
  const subject = { kind: 'requirements', id } as const
  const count = openCount(useThreads(subject, true).threads)
  return (
    <Card
      title={
        <>
          {t('requirements.discussion')}{' '}
          {count > 0 && (
            <span className="emb-app-requirement-count">
              <span aria-hidden="true">{new Intl.NumberFormat(i18n.language).format(count)}</span>
              <span className="emb-visually-hidden">{t('comments.open', { count })}</span>
            </span>
          )}
        </>
      }
    >
      <LazyComments onEntity={{ subject, name: key, thread: typeof thread === 'string' ? thread : null }} />
    </Card>
  )
}
