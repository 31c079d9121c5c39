import { dayOf } from '@embpm/calendar'
import { type Activity, activities } from '@embpm/contract/sample/activities'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatDates } from '../../../chat/useChatDates.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { FailedPart } from '../../../shell/FailedPart.js'
import { ActivityEntry } from './ActivityEntry.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What happened around the user, the newest first, by day. */
export function ActivitiesScreen() {
  const { t } = useTranslation()
  const { connectTo } = useServices()
  const client = useMemo(() => connectTo('api', activities), [connectTo])
  const { data, isError, refetch } = useQuery({
    queryKey: ['user', 'activities'],
    queryFn: ({ signal }) => client.list(undefined, { signal }),
  })
  return (
    <Page>
      <Page.Head title={t('apps.pages.activities')} />
      <Page.Body tint>
        {data ? (
          data.length > 0 ? (
            <div className="emb-app-activities">
              {daysOf(data).map(({ day, entries }) => (
                <Day key={day} entries={entries} />
              ))}
            </div>
          ) : (
            <StateMessage kind="empty" title={t('activities.empty')} description={t('activities.emptyText')} />
          )
        ) : isError ? (
          <FailedPart title={t('activities.failed')} retry={refetch} />
        ) : (
          <Skeleton rows={8} label={t('states.loading')} />
        )}
      </Page.Body>
    </Page>
  )
}

/** The entries by the day on which they were, in the reader's time zone. */
function daysOf(all: readonly Activity[]) {
  const newestFirst = all.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
  const days = Map.groupBy(newestFirst, ({ date }) => dayOf(new Date(date)))
  return [...days].map(([day, entries]) => ({ day, entries }))
}

function Day({ entries }: { entries: readonly Activity[] }) {
  const { day } = useChatDates()
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{day(entries[0]?.date ?? '')}</h2>
      <ol className="emb-app-activities-day">
        {entries.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} />
        ))}
      </ol>
    </section>
  )
}
