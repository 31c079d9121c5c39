import type { OperationArea } from '@embpm/contract/operation-area'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { calendarKind } from '../calendars/calendarKind.js'
import { WorkingDaysCard } from '../calendars/WorkingDaysCard.js'
import { operationAreaKind } from './operationAreaKind.js'

/** By which calendar an area works: its own, or that of the nearest area above that has one. */
export function AreaCalendar({ entity }: { entity: OperationArea }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(place.organisation, operationAreaKind.name), 'calendar', entity.id, entity.calendarId],
    queryFn: async ({ signal }) => {
      const [path = []] = await client.operationAreas.paths({ ids: [entity.id] }, { signal })
      const from = path.findLast(({ calendarId }) => calendarId !== null)
      if (!from || from.calendarId === null) return null
      const [calendar] = await client.calendars.resolve({ ids: [from.calendarId] }, { signal })
      return calendar ? { calendar, from } : null
    },
  })
  if (error && data === undefined) {
    return (
      <Card title={t('calendars.days')}>
        <AsideFailed onRetry={refetch} />
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <Card title={t('calendars.days')}>
        <SkeletonText />
      </Card>
    )
  }
  if (data === null) {
    return (
      <Card title={t('calendars.days')}>
        <p className="emb-app-aside-note">{t('operationAreas.noCalendar')}</p>
      </Card>
    )
  }
  const { calendar, from } = data
  return (
    <WorkingDaysCard calendar={calendar}>
      <p className="emb-app-calendar-of">
        <Link href={kindHref(calendarKind, place, calendar.id)}>{calendar.name}</Link>
        {from.id !== entity.id && <span>{t('operationAreas.calendarFrom', { area: from.name })}</span>}
      </p>
    </WorkingDaysCard>
  )
}
