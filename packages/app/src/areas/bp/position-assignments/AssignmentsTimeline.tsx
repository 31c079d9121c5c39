import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { Pagination } from '@embpm/ui/pagination'
import { SearchField } from '@embpm/ui/search-field'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { positionAssignmentKind as kind } from '../../../assignments/positionAssignmentKind.js'
import { useAssignmentBars } from '../../../assignments/useAssignmentBars.js'
import { CreateLink } from '../../../entity/CreateLink.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { referenceText } from '../../../entity/referenceText.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { axisAround } from '../../../timeline/timeAxis.js'
import { Timeline } from '../../../timeline/Timeline.js'
import { TimeSteps } from '../../../timeline/TimeSteps.js'
import { useToday } from '../../../timeline/useToday.js'
import { useAssignmentTabs } from './useAssignmentTabs.js'
import './styles.css'

const pageSize = 50

/** All assignments over time, by employee and searched: a bar opens its page. */
export function AssignmentsTimeline() {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const router = useRouter()
  const tabs = useAssignmentTabs()
  const barOf = useAssignmentBars()
  const today = useToday()
  const [moved, setMoved] = useState(0)
  const axis = useMemo(() => axisAround('month', today, moved), [today, moved])
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = { search: search || undefined, sort: 'employee', page, size: pageSize }
  const { data, isError, refetch } = useQuery({
    ...rowsQuery(kind, { client, organisation: place.organisation }, query),
    placeholderData: keepPreviousData,
  })
  const byEmployee = data ? [...Map.groupBy(data.rows, ({ employeeId }) => employeeId)] : []
  return (
    <Page className="emb-app-list" data-density="compact">
      <Page.Head
        title={t('positionAssignments.title')}
        count={data?.total}
        actions={<CreateLink kind={kind} variant="primary" />}
      />
      <div className="emb-app-assignments-bar">
        <LinkTabs {...tabs} current="timeline" />
        <SearchField
          className="emb-app-assignments-search"
          label={t('positionAssignments.search')}
          value={search}
          onValueChange={(next) => {
            setSearch(next)
            setPage(1)
          }}
        />
        <TimeSteps value={moved} onValueChange={setMoved} />
      </div>
      {isError && !data ? (
        <StateMessage
          kind="error"
          title={t('object.asideFailed')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      ) : !data ? (
        <Skeleton rows={12} columns={[168, 480]} label={t('states.loading')} />
      ) : byEmployee.length === 0 ? (
        <StateMessage
          kind="empty"
          title={t('positionAssignments.emptyTitle')}
          description={t('positionAssignments.emptyText')}
        />
      ) : (
        <div className="emb-app-assignments-all">
          <Timeline
            label={t('positionAssignments.title')}
            axis={axis}
            today={today}
            onOpen={(id) => void router.navigate({ href: kindHref(kind, place, id) })}
            rows={byEmployee.map(([employeeId, rows]) => ({
              id: employeeId,
              head: referenceText(t, employeeId, rows[0]?.employee ?? null),
              bars: rows.map((one) => {
                const name = referenceText(t, one.positionId, one.position)
                return barOf(one, name, today, `${name}, ${one.percentage} %`)
              }),
            }))}
          />
        </div>
      )}
      {data && data.total > pageSize && (
        <Pagination
          className="emb-app-assignments-pages"
          value={page}
          pageSize={pageSize}
          total={data.total}
          onValueChange={setPage}
        />
      )}
    </Page>
  )
}
