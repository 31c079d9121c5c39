import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { DateField } from '@embpm/ui/date-field'
import { Page } from '@embpm/ui/page'
import { Select } from '@embpm/ui/select'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { type DashboardScope, daysOf, namedPeriods, periodOf } from './dashboardSearch.js'
import { OrganisationControl } from './OrganisationControl.js'
import type { DashboardAddress } from './useDashboard.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Props of `DashboardFrame`. */
export interface DashboardFrameProps<D> {
  title: string
  address: DashboardAddress
  /** What it can be narrowed to: a project, or a business area of an organisation. */
  scope: DashboardScope
  query: {
    data: D | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  /** The figures, once they are there. */
  children: (data: D) => ReactNode
}

/** What all dashboards have: period and scope in the address, and what is shown while figures are loaded or could not be. */
export function DashboardFrame<D>({ title, address, scope, query, children }: DashboardFrameProps<D>) {
  const { t } = useTranslation()
  const { shown, today, ignored, onShow, onOrganisation } = address
  const { data, error, isPlaceholderData, refetch } = query
  return (
    <Page className="emb-app-dashboard" aria-busy={(!data && !error) || isPlaceholderData || undefined}>
      <Page.Head title={title} />
      <IgnoredNotice ignored={ignored} onDismiss={() => onShow({})} />
      <div className="emb-app-dashboard-filters" role="group" aria-label={t('dashboards.filters')}>
        <Select
          aria-label={t('dashboards.period')}
          placeholder={t('dashboards.ownPeriod')}
          value={periodOf(shown, today)}
          options={namedPeriods.map((value) => ({ value, label: t(`dashboards.periods.${value}`) }))}
          onValueChange={(period) => period !== null && onShow(daysOf(period, today))}
        />
        <DateField
          aria-label={t('dashboards.from')}
          value={shown.from}
          max={shown.to}
          onValueChange={(from) => from !== null && from <= shown.to && onShow({ from })}
        />
        <DateField
          aria-label={t('dashboards.to')}
          value={shown.to}
          min={shown.from}
          onValueChange={(to) => to !== null && to >= shown.from && onShow({ to })}
        />
        {scope === 'project' ? (
          <ReferenceControl
            to="projects"
            aria-label={t('fields.project')}
            placeholder={t('dashboards.allProjects')}
            value={shown.project}
            onValueChange={(project) => onShow({ project })}
          />
        ) : (
          <>
            <OrganisationControl onOrganisation={onOrganisation} />
            <ReferenceControl
              to="businessAreas"
              aria-label={t('fields.businessArea')}
              placeholder={t('dashboards.allAreas')}
              value={shown.area}
              onValueChange={(area) => onShow({ area })}
            />
          </>
        )}
      </div>
      {data ? (
        <div className="emb-app-dashboard-body" data-stale={isPlaceholderData || undefined}>
          {children(data)}
        </div>
      ) : isApiError(error, 'FORBIDDEN') ? (
        <StateMessage kind="forbidden" title={t('states.forbiddenTitle')} description={t('states.forbiddenText')} />
      ) : error ? (
        <StateMessage
          kind="error"
          title={t('dashboards.failed')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      ) : (
        <Skeleton rows={10} columns={[240, 240, 240, 240]} label={t('states.loading')} />
      )}
    </Page>
  )
}
