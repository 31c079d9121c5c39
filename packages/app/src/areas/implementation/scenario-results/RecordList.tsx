import type { Entity } from '@embpm/contract'
import { DataTable, useDataTable, type DataTableOptions } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../../../entity/EntityKind.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { formatListSearch, parseListSearch } from '../../../entity/listSearch.js'
import { isNarrowed, stepOf } from '../../../entity/step.js'
import { useEntityColumns } from '../../../entity/useEntityColumns.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { useListExport } from '../../../entity/useListExport.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'
import { useResultTabs } from './useResultTabs.js'
import { useLook } from '../../../shell/useLook.js'

/** Props of `RecordList`. */
export interface RecordListProps<E extends Entity> extends Pick<
  DataTableOptions<E>,
  'rowHref' | 'rowActions' | 'selectionMode' | 'selectedKeys' | 'onSelectedKeysChange'
> {
  kind: EntityKind<E>
  /** Declared once, outside of the component. */
  columns: readonly ListColumn<E>[]
  /** Which of the two lists it is, and its `view` in the address. */
  tab: 'runs' | 'results'
  /** The column whose newest come first unless the address says otherwise. */
  newest: keyof E & string
  actions?: ReactNode
  /** What can be done with the selected rows. */
  selectionActions?: ReactNode
}

/** A list of what was recorded: it is searched, filtered, sorted and exported, and changed only where it is recorded. */
export function RecordList<E extends Entity>(props: RecordListProps<E>) {
  const { kind, columns, tab, newest, actions, selectionActions, ...rows } = props
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const router = useRouter()
  const raw = useRawSearch()
  const hrefOf = useResultsHref()
  const { view, ignored } = useMemo(() => parseListSearch(kind, raw), [kind, raw])
  const show = (next: typeof view) =>
    void router.navigate({
      href: hrefOf({ ...(tab !== 'runs' && { view: tab }), ...formatListSearch(kind, next) }),
      resetScroll: false,
      ...stepOf(router, isNarrowed(view), isNarrowed(next)),
    })
  const table = useDataTable<E>({
    ...rows,
    columns: useEntityColumns(kind, columns),
    source: useEntitySource(kind),
    view: { ...view, sort: view.sort ?? { column: newest, direction: 'descending' } },
    onViewChange: show,
    onRowAction: (row) => rows.rowHref && void router.navigate({ href: rows.rowHref(row) }),
  })
  const fileName = useListExport(kind, table, raw)
  return (
    <Page className="emb-app-list emb-app-results" data-density={density}>
      <Page.Head title={t('implementation.pages.scenarioResults')} count={table.page?.total} actions={actions} />
      <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
      <DataTable.Toolbar
        table={table}
        searchLabel={t(`${kind.words}.search`)}
        exportName={fileName}
        start={<LinkTabs {...useResultTabs()} current={tab} />}
      />
      <DataTable.Grid
        table={table}
        aria-label={t(`${kind.words}.title`)}
        empty={
          <StateMessage kind="empty" title={t(`${kind.words}.emptyTitle`)} description={t(`${kind.words}.emptyText`)} />
        }
      />
      {selectionActions !== undefined && (
        <DataTable.SelectionBar table={table}>{selectionActions}</DataTable.SelectionBar>
      )}
      <DataTable.Pager table={table} />
    </Page>
  )
}
