import type { AuditEntry } from '@embpm/contract/audit-log'
import { DataTable, useDataTable } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { formatListSearch, parseListSearch } from '../../../entity/listSearch.js'
import { MoreTools } from '../../../entity/MoreTools.js'
import { isNarrowed, stepOf } from '../../../entity/step.js'
import { useListExport } from '../../../entity/useListExport.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useLook } from '../../../shell/useLook.js'
import { auditKind } from './auditKind.js'
import { EntryPanel } from './EntryPanel.js'
import { useAuditColumns } from './useAuditColumns.js'
import { useAuditSource } from './useAuditSource.js'
import './styles.css'

/** Who did what to whom, over all kinds of entity: searched, filtered and exported, each entry with the difference it made. */
export function AuditLogScreen() {
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const router = useRouter()
  const given = useRawSearch()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { entry } = given
  // The entry that is open is no part of the list's view.
  const { view, ignored } = useMemo(() => {
    const { entry: _, ...raw } = given
    return parseListSearch(auditKind, raw)
  }, [given])
  const search = useMemo(() => formatListSearch(auditKind, view), [view])
  const opened = typeof entry === 'string' ? entry : null
  const hrefOf = useCallback(
    ({ id }: Pick<AuditEntry, 'id'>) => pathname + stringifySearch({ ...search, entry: id }),
    [pathname, search],
  )
  const show = (next: typeof view) =>
    void router.navigate({
      href: pathname + stringifySearch({ ...formatListSearch(auditKind, next), ...(opened && { entry: opened }) }),
      resetScroll: false,
      ...stepOf(router, isNarrowed(view), isNarrowed(next)),
    })
  const open = (href: string) => void router.navigate({ href, resetScroll: false, replace: opened !== null })
  const table = useDataTable<AuditEntry>({
    columns: useAuditColumns(),
    source: useAuditSource(),
    view: { ...view, sort: view.sort ?? { column: 'at', direction: 'descending' } },
    onViewChange: show,
    rowHref: hrefOf,
    onRowAction: (row) => open(hrefOf(row)),
  })
  const fileName = useListExport(auditKind, table, given)
  return (
    <div className="emb-app-audit">
      <Page className="emb-app-list" data-density={density}>
        <Page.Head title={t('auditLog.title')} count={table.page?.total} />
        <IgnoredNotice ignored={ignored} onDismiss={() => show(view)} />
        <DataTable.Toolbar table={table} searchLabel={t('auditLog.search')} exportName={fileName} end={<MoreTools />} />
        <DataTable.Grid
          table={table}
          aria-label={t('auditLog.title')}
          empty={<StateMessage kind="empty" title={t('auditLog.emptyTitle')} description={t('auditLog.emptyText')} />}
        />
        <DataTable.Pager table={table} />
      </Page>
      <EntryPanel id={opened} onClose={() => open(pathname + stringifySearch(search))} />
    </div>
  )
}
