import { dayOf } from '@embpm/calendar/day'
import { Button } from '@embpm/ui/button'
import { DateField } from '@embpm/ui/date-field'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateLink } from '../../../entity/CreateLink.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useOffer } from '../../../shell/useOffer.js'
import { orgUnitKind } from '../org-units/orgUnitKind.js'
import { positionKind } from '../positions/positionKind.js'
import { OrgPanes } from './OrgPanes.js'
import { orgChartQuery } from './orgQueries.js'
import { formatOrgSearch, parseOrgSearch, type OrgView } from './orgSearch.js'
import { orgTree } from './orgTree.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The structure of the organisation on a day: a chart with the list beside it, and more about what is selected. */
export function OrgScreen() {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const view = useMemo(() => parseOrgSearch(raw), [raw])
  const chart = useQuery({
    ...orgChartQuery({ client, organisation: place.organisation }, view.on),
    placeholderData: keepPreviousData,
  })
  const tree = useMemo(() => chart.data && orgTree(chart.data), [chart.data])
  const at = kindHref(orgUnitKind, place)

  const show = (change: Partial<OrgView>) => {
    const current = parseOrgSearch(router.state.location.search)
    const href = at + stringifySearch(formatOrgSearch({ ...current, ...change }))
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  const print = () => window.print()
  const printIcon = <Printer size={16} strokeWidth={1.5} aria-hidden />
  useOffer('page', [{ id: 'print', label: t('orgChart.print'), icon: printIcon, onAction: print }])

  return (
    <Page className="emb-app-org" data-density="compact">
      <Page.Head
        title={t('bp.pages.structure')}
        count={tree?.totals.units}
        actions={
          <>
            <DateField
              className="emb-app-org-as-of"
              aria-label={t('orgChart.asOf')}
              value={view.on}
              onValueChange={(on) => on !== null && on !== view.on && show({ on })}
            />
            <LinkTabs
              label={t('board.shownAs')}
              current="chart"
              tabs={[
                { id: 'chart', label: t('orgChart.chartTab'), href: at },
                { id: 'list', label: t('orgChart.listTab'), href: `${at}?view=list` },
              ]}
            />
            <Button className="emb-app-org-print" icon={printIcon} onPress={print}>
              {t('orgChart.print')}
            </Button>
            <CreateLink kind={orgUnitKind} />
            <CreateLink kind={positionKind} variant="primary" />
          </>
        }
      />
      {chart.isError && !tree ? (
        <StateMessage
          kind="error"
          title={t('orgChart.loadFailed')}
          actions={<Button onPress={() => chart.refetch()}>{t('states.retry')}</Button>}
        />
      ) : !tree ? (
        <Skeleton rows={5} columns={[206, 206, 206, 206]} label={t('orgChart.loading')} />
      ) : tree.roots.length === 0 ? (
        <StateMessage
          kind="empty"
          title={t('orgChart.noUnits')}
          actions={<Button onPress={() => show({ on: dayOf(new Date()) })}>{t('orgChart.changeDate')}</Button>}
        />
      ) : (
        <OrgPanes key={place.organisation} tree={tree} view={view} isStale={chart.isPlaceholderData} onShow={show} />
      )}
    </Page>
  )
}
