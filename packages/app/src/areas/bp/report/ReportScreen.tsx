import { Button } from '@embpm/ui/button'
import { Lazy } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { TabLinks } from '@embpm/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useOffer } from '../../../shell/useOffer.js'
import { reportQuery } from './reportQueries.js'
import { formatReportSearch, onTab, parseReportSearch, type ReportView } from './reportSearch.js'
import { reportTabNames } from './reportTabNames.js'
import { reportTabs } from './reportTabs.js'
import type { ReportTabProps } from './ReportTabProps.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The report on processes, as the address asks for it: what is drawn, who answers for it, what covers it, where something is used. */
export function ReportScreen() {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { view, ignored } = useMemo(() => parseReportSearch(raw), [raw])
  // The matrix is of one process, and prints by itself.
  const isMatrix = view.tab === 'raci'
  const report = useQuery({ ...reportQuery({ client, organisation }), enabled: !isMatrix })
  const rows = report.data ?? (isMatrix ? [] : null)

  const hrefOf = useCallback(
    (change: Partial<ReportView>) => pathname + stringifySearch(formatReportSearch({ ...view, ...change })),
    [pathname, view],
  )
  const onShow: ReportTabProps['onShow'] = (change, step = {}) =>
    void router.navigate({ href: hrefOf(change), resetScroll: false, ...step })
  const tabProps = {
    view,
    onShow,
    hrefOf,
    process: view.process,
    onProcessChange: (process: string | null) => onShow({ process, of: null }),
  }
  const print = () => window.print()
  const printIcon = <Printer size={16} strokeWidth={1.5} aria-hidden />
  useOffer('page', [{ id: 'print', label: t('processReport.print'), icon: printIcon, onAction: print }])

  return (
    <Page className="emb-app-report" data-density="compact">
      <Page.Head
        title={t('processReport.title')}
        actions={
          !isMatrix && (
            <Button className="emb-app-report-print" icon={printIcon} onPress={print}>
              {t('processReport.print')}
            </Button>
          )
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => onShow({}, { replace: true })} />
      <TabLinks
        className="emb-app-report-tabs"
        aria-label={t('processReport.reports')}
        current={view.tab}
        items={reportTabNames.map((tab) => ({
          id: tab,
          label: t(`processReport.tabs.${tab}`),
          href: hrefOf(onTab(view, tab)),
          ...(tab === 'portfolio' && report.data && { count: report.data.length }),
        }))}
      />
      {report.isError && !rows ? (
        <Failed onRetry={report.refetch} />
      ) : !rows ? (
        <Skeleton rows={12} columns={[240, 110, 150, 144, 110, 110, 110, 80]} label={t('processReport.loading')} />
      ) : (
        <Lazy part={reportTabs[view.tab]} failed={(retry) => <Failed onRetry={retry} />}>
          {(Tab) => <Tab key={view.tab} {...tabProps} rows={rows} />}
        </Lazy>
      )}
    </Page>
  )
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <StateMessage
      kind="error"
      title={t('processReport.failed')}
      actions={<Button onPress={onRetry}>{t('states.retry')}</Button>}
    />
  )
}
