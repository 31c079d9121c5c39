import type { Service } from '@embpm/contract'
import { LinkButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { DataTable, useDataTable, type TableView } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from './IgnoredNotice.js'
import { SelectionBar } from './SelectionBar.js'
import { formatServicesSearch, parseServicesSearch } from './servicesSearch.js'
import { useServiceColumns } from './useServiceColumns.js'
import { useServiceDeletion } from './useServiceDeletion.js'
import { useServiceSource } from './useServiceSource.js'

const route = getRouteApi('/$lang/$orgId/bim/services')

/** The list of services. The address holds search, filters, sort, page and size, so a link opens the same view. */
export function ServicesScreen() {
  const { t } = useTranslation()
  const { lang, orgId } = route.useParams()
  const raw = route.useSearch()
  const navigate = route.useNavigate()
  const [columns, setColumns] = useState<TableView['columns']>()
  const [selected, setSelected] = useState<Service[]>([])
  const [confirming, setConfirming] = useState(false)
  const remove = useServiceDeletion(orgId)

  const source = useServiceSource(orgId)
  const { view, ignored } = useMemo(() => {
    const parsed = parseServicesSearch(raw)
    return { view: { ...parsed.view, columns }, ignored: parsed.ignored }
  }, [raw, columns])
  const base = `/${lang}/${orgId}/bim/services`
  const hrefOf = useCallback(({ id }: Service) => `${base}/${encodeURIComponent(id)}`, [base])

  const table = useDataTable<Service>({
    columns: useServiceColumns(),
    source,
    view,
    onViewChange: (next) => {
      setColumns(next.columns)
      const search = formatServicesSearch(next)
      // Typing replaces the entry, so that Back leaves the list instead of taking single letters away.
      void navigate({ search, replace: next.search !== view.search, resetScroll: false })
    },
    selectionMode: 'multiple',
    selectedKeys: selected.map(({ id }) => id),
    onSelectedKeysChange: (_keys, rows) => setSelected(rows),
    rowHref: hrefOf,
    onRowAction: (row) => void navigate({ href: hrefOf(row) }),
  })

  const newService = (
    <LinkButton href={`${base}/new`} variant="primary" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
      {t('services.new')}
    </LinkButton>
  )

  const removeSelected = async () => {
    await remove(selected)
    setSelected([])
  }

  return (
    <Page className="emb-app-list" data-density="compact">
      <Page.Head title={t('services.title')} count={table.page?.total} actions={newService} />
      <IgnoredNotice
        ignored={ignored}
        onDismiss={() => void navigate({ search: formatServicesSearch(view), replace: true })}
      />
      <DataTable.Toolbar table={table} searchLabel={t('services.search')} />
      <DataTable.Grid
        table={table}
        aria-label={t('services.title')}
        empty={
          <StateMessage
            kind="empty"
            title={t('services.emptyTitle')}
            description={t('services.emptyText')}
            actions={newService}
          />
        }
      />
      <SelectionBar count={selected.length} onDelete={() => setConfirming(true)} onClear={() => setSelected([])} />
      <DataTable.Pager table={table} />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('services.deleteTitle', { count: selected.length })}
        message={t('services.deleteText')}
        confirmLabel={t('services.delete')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={() => void removeSelected()}
      />
    </Page>
  )
}
