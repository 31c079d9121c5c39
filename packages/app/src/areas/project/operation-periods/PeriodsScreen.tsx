import { dayOf } from '@embpm/calendar/day'
import { Button, IconButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { CreateYear } from './CreateYear.js'
import { PeriodPanel } from './PeriodPanel.js'
import { yearQuery } from './periodQueries.js'
import { formatPeriodsSearch, parsePeriodsSearch, type PeriodsView } from './periodsSearch.js'
import { PeriodTable } from './PeriodTable.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The periods of a year, and what is done with those that are chosen: closed, reopened, locked. */
export function PeriodsScreen() {
  const { t } = useTranslation()
  const services = useServices()
  const { organisation } = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const [today] = useState(() => dayOf(new Date()))
  const { year, chosen } = useMemo(() => parsePeriodsSearch(raw, today), [raw, today])
  const shown = useQuery({
    ...yearQuery({ client: services.client, organisation }, year),
    placeholderData: keepPreviousData,
  })
  const data = shown.data

  const show = (next: PeriodsView) => {
    const href = router.state.location.pathname + stringifySearch(formatPeriodsSearch(next, today))
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  const known = useMemo(() => {
    const ids = new Set(data?.months.flatMap(({ id, weeks }) => [id, ...weeks.map((week) => week.id)]))
    return chosen.filter((id) => ids.has(id))
  }, [data, chosen])
  const step = (to: number) => ({
    label: t('periods.showYear', { year: String(to) }),
    disabled: data !== undefined && !data.years.includes(to),
    onPress: () => show({ year: to, chosen: [] }),
  })

  return (
    <Page className="emb-app-periods-page" data-density="compact">
      <Page.Head
        title={t('project.pages.periods')}
        actions={
          <>
            <span className="emb-app-periods-year" role="group" aria-label={t('periods.year')}>
              <IconButton {...step(year - 1)} icon={<ChevronLeft {...glyph} />} />
              <b aria-live="polite">{year}</b>
              <IconButton {...step(year + 1)} icon={<ChevronRight {...glyph} />} />
            </span>
            {data && (
              <CreateYear
                year={(data.years.at(-1) ?? year - 1) + 1}
                onCreated={(to) => show({ year: to, chosen: [] })}
              />
            )}
          </>
        }
      />
      {shown.isError && !data ? (
        <StateMessage
          kind="error"
          title={t('periods.loadFailed')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={() => shown.refetch()}>{t('states.retry')}</Button>}
        />
      ) : !data ? (
        <Skeleton rows={12} columns={[120, 90, 280, 110]} label={t('periods.loading')} />
      ) : data.months.length === 0 ? (
        <StateMessage
          kind="empty"
          title={t('periods.emptyTitle', { year: String(year) })}
          description={t('periods.emptyText')}
        />
      ) : (
        <div className="emb-app-periods-body" data-stale={shown.isPlaceholderData || undefined}>
          <div className="emb-app-periods-main">
            <PeriodTable year={data} today={today} chosen={known} onChosen={(ids) => show({ year, chosen: ids })} />
            <p className="emb-app-periods-hint">
              <span className="emb-app-periods-keys">{t('periods.keys')}</span>
              {t('periods.weeksOfYear', {
                year: String(year),
                count: data.months.flatMap(({ weeks }) => weeks).length,
              })}
            </p>
          </div>
          {known.length > 0 && (
            <PeriodPanel
              key={known.join()}
              year={data}
              chosen={known}
              today={today}
              onClose={() => show({ year, chosen: [] })}
            />
          )}
        </div>
      )}
    </Page>
  )
}
