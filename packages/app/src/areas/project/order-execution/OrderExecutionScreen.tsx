import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { DataTable, useDataTable, type TableView } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateLink } from '../../../entity/CreateLink.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { formatListSearch, parseListSearch } from '../../../entity/listSearch.js'
import { ProjectChip } from '../../../entity/ProjectChip.js'
import { isNarrowed, stepOf } from '../../../entity/step.js'
import { useEntityColumns } from '../../../entity/useEntityColumns.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { useProjectLeave } from '../../../entity/useProjectFilter.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useToday } from '../../../timeline/useToday.js'
import { executionKind } from '../executions/executionKind.js'
import { operationOrderColumns } from '../operation-orders/operationOrderColumns.js'
import { operationOrderKind as kind } from '../operation-orders/operationOrderKind.js'
import { formatGridSearch, parseGridSearch, type GridSearch } from './executionSearch.js'
import { GridTools } from './GridTools.js'
import { OrderExecution } from './OrderExecution.js'
import { useEntries } from './useEntries.js'
import { useGridQuery } from './useGridQuery.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What is done of orders in the weeks or months of a year, entered as in a spreadsheet. Search and filters are those of the orders. */
export function OrderExecutionScreen() {
  const { t } = useTranslation()
  const router = useRouter()
  const raw = useRawSearch()
  const today = useToday()
  const entries = useEntries()
  const [shows, setShows] = useState(0)
  const leaveProject = useProjectLeave(kind.name)
  const shown = useMemo(() => parseGridSearch(raw, today), [raw, today])
  const { view, ignored } = useMemo(() => parseListSearch(kind, shown.rest), [shown])
  const { data, isError, refetch, isPlaceholderData } = useGridQuery(shown, view)

  const go = (next: Partial<GridSearch>, rows: TableView, step: Partial<ReturnType<typeof stepOf>>) => {
    const search = { ...formatGridSearch({ ...shown, ...next }, today), ...formatListSearch(kind, rows) }
    void router.navigate({
      href: router.state.location.pathname + stringifySearch(search),
      resetScroll: false,
      ...step,
    })
  }
  const show = (next: Partial<GridSearch>) => go(next, view, { replace: true })
  const showRows = (next: TableView) => {
    leaveProject(next.filters)
    go({}, { ...next, page: 1, pageSize: view.pageSize }, stepOf(router, isNarrowed(view), isNarrowed(next)))
  }
  // The smallest page: it carries search and filters.
  const table = useDataTable({
    columns: useEntityColumns(kind, operationOrderColumns),
    source: useEntitySource(kind),
    view: { ...view, page: 1, pageSize: 1 },
    onViewChange: showRows,
  })
  const due = useMemo(() => {
    const begun = new Set(
      data?.periods.filter(({ state, start }) => state === 'open' && start <= today).map(({ id }) => id),
    )
    return data?.cells.filter(({ state, periodId }) => state === 'planned' && begun.has(periodId)).length ?? 0
  }, [data, today])

  return (
    <Page className="emb-app-list emb-app-execution-page" data-density="compact" aria-busy={!data && !isError}>
      <Page.Head
        title={t('project.pages.orderExecution')}
        badge={due > 0 ? <Badge>{t('orderExecution.dueCount', { count: due })}</Badge> : undefined}
        actions={<CreateLink kind={executionKind} variant="primary" />}
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => showRows(view)} />
      <DataTable.Toolbar
        table={table}
        searchLabel={t('operationOrders.search')}
        fixedColumns
        start={<ProjectChip kind={kind.name} />}
        end={<GridTools {...shown} years={data?.years} onShow={show} onCurrent={() => setShows(shows + 1)} />}
      />
      {isError && !data ? (
        <StateMessage
          kind="error"
          title={t('orderExecution.loadFailed')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      ) : !data ? (
        <SkeletonText />
      ) : data.orders.length === 0 ? (
        <StateMessage
          kind={isNarrowed(view) ? 'no-match' : 'empty'}
          title={t(isNarrowed(view) ? 'board.noMatchTitle' : 'orderExecution.emptyTitle', { year: String(shown.year) })}
          description={t(isNarrowed(view) ? 'board.noMatchText' : 'orderExecution.emptyText')}
          actions={isNarrowed(view) ? <Button onPress={table.clearFilters}>{t('board.clear')}</Button> : undefined}
        />
      ) : (
        <div className="emb-app-execution" data-stale={isPlaceholderData || undefined}>
          <OrderExecution
            key={`${shown.year} ${shown.by}`}
            grid={data}
            entries={entries}
            today={today}
            measure={shown.show}
            details={shown.details}
            onDetails={(details) => show({ details })}
            shows={shows}
          />
        </div>
      )}
    </Page>
  )
}
