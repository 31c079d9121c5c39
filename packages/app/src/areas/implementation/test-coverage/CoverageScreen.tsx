import { failedOf } from '@embpm/contract/test-coverage'
import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { SheetTools } from '../../../shell/SheetTools.js'
import { testTaskKind } from '../test-tasks/testTaskKind.js'
import { CellPanel } from './CellPanel.js'
import { sumOf } from './coverageModel.js'
import { CoverageFilters } from './CoverageFilters.js'
import {
  allProcesses,
  type CoverageSearch,
  coverageViews,
  formatCoverageSearch,
  parseCoverageSearch,
} from './coverageSearch.js'
import { CoverageTable } from './CoverageTable.js'
import { Releases } from './Releases.js'
import { Trend } from './Trend.js'
import { useCoverage } from './useCoverage.js'
import { useCoverageSheet } from './useCoverageSheet.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** How far processes are tested: by type of test, week by week, and how ready each release is. */
export function CoverageScreen() {
  const { t, i18n } = useTranslation()
  const { format } = new Intl.NumberFormat(i18n.language || 'en')
  const router = useRouter()
  const raw = useRawSearch()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const mayWrite = useMayWrite(testTaskKind)
  const { shown, ignored } = useMemo(() => parseCoverageSearch(raw), [raw])
  const { data, isError, refetch, isPlaceholderData } = useCoverage(shown)
  const sheet = useCoverageSheet(data)
  const hrefOf = useCallback(
    (change: Partial<CoverageSearch>) => pathname + stringifySearch(formatCoverageSearch({ ...shown, ...change })),
    [pathname, shown],
  )
  const show = (change: Partial<CoverageSearch>) =>
    void router.navigate({ href: hrefOf(change), resetScroll: false, replace: true })
  const total = data && sumOf(data.total.cells)
  const failed = total ? failedOf(total) : 0
  return (
    <Page className="emb-app-coverage" aria-busy={(!data && !isError) || undefined}>
      <Page.Head
        title={t('implementation.pages.report')}
        badge={
          total && (
            <span className="emb-app-coverage-count">
              {t('testCoverage.counts', {
                requirements: format(data.total.requirements.all),
                tests: format(total.tests),
              })}
            </span>
          )
        }
        actions={
          <>
            <SheetTools sheet={sheet} />
            {mayWrite && failed > 0 && (
              <Button
                variant="primary"
                icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => show({ view: 'matrix', process: allProcesses, type: null })}
              >
                {t('testRuns.reRun', { count: failed })}
              </Button>
            )}
          </>
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => show({})} />
      <div className="emb-app-coverage-tools">
        <LinkTabs
          label={t('board.shownAs')}
          tabs={coverageViews.map((view) => ({
            id: view,
            label: t(`testCoverage.views.${view}`),
            href: hrefOf({ view, process: null, type: null }),
          }))}
          current={shown.view}
        />
        <CoverageFilters shown={shown} releases={data?.releases ?? []} onShow={show} />
      </div>
      <div className="emb-app-coverage-beside" data-stale={isPlaceholderData || undefined}>
        {isError && !data ? (
          <StateMessage
            kind="error"
            title={t('testCoverage.failed')}
            description={t('object.loadFailedText')}
            actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
          />
        ) : !data ? (
          <Skeleton rows={12} columns={[320, 96, 96, 96, 96, 96]} label={t('states.loading')} />
        ) : shown.view === 'trend' ? (
          <Trend weeks={data.trend} />
        ) : shown.view === 'releases' ? (
          <Releases releases={data.releases} hrefOf={hrefOf} />
        ) : (
          <CoverageTable
            coverage={data}
            shown={shown}
            onCell={(process, type) => show({ process, type })}
            onClear={() => show({ release: null, project: null, scenario: null })}
          />
        )}
        {shown.view === 'matrix' && (
          <CellPanel coverage={data} shown={shown} onClose={() => show({ process: null, type: null })} />
        )}
      </div>
    </Page>
  )
}
