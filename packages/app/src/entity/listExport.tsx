import type { Client } from '@embpm/contract'
import { dayOf } from '@embpm/calendar'
import { exportTable, type DataTableState, type ExportFormat } from '@embpm/ui/data-table'
import type { MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Download } from 'lucide-react'
import type { RawSearch } from '../shell/searchParams.js'
import type { ListedKind } from './useListExport.js'
import { viewsQuery } from './views/viewsQuery.js'

/** The list that is exported. */
export interface ExportedList<E extends object> {
  kind: ListedKind
  table: DataTableState<E>
  /** The parameters of its address. */
  search: RawSearch
  organisation: string
  language: string
  client: Client
  queryClient: QueryClient
  t: TFunction
}

/** The name of the file: list, view and day, such as "Services – All – 2026-11-23". */
function fileName<E extends object>(list: ExportedList<E>): string {
  const { kind, table, search, organisation, client, queryClient, t } = list
  const views = queryClient.getQueryData(viewsQuery(client, organisation, kind.name).queryKey)
  const narrowed = table.view.search !== '' || Object.keys(table.view.filters).length > 0
  const view =
    views?.find(({ id }) => id === search.saved)?.name ?? t(narrowed ? 'list.export.some' : 'list.export.all')
  return `${t(`${kind.words}.title`)} – ${view} – ${dayOf(new Date())}`
}

/** Saves the list as a file, and says whether that was done. */
async function save<E extends object>(format: ExportFormat, list: ExportedList<E>): Promise<void> {
  const { t } = list
  try {
    await exportTable(list.table, { format, fileName: fileName(list), locale: list.language })
    toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
  } catch {
    toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
  }
}

/** What the search of the header offers of it. */
function items<E extends object>(list: ExportedList<E>): MenuItem[] {
  const { t } = list
  const offer = (format: ExportFormat, description: string): MenuItem => ({
    id: format,
    label: t('ui.dataTable.export'),
    description,
    icon: <Download size={16} strokeWidth={1.5} aria-hidden />,
    onAction: () => void save(format, list),
  })
  return [offer('xlsx', t('ui.dataTable.exportXlsx')), offer('csv', t('ui.dataTable.exportCsv'))]
}

/** What the export of a list needs once somebody asks for it. */
export const listExport = { fileName, items }
