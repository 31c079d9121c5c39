import { dayOf } from '@embpm/calendar'
import { exportTable, type DataTableState, type ExportFormat } from '@embpm/ui/data-table'
import type { MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useOffer } from '../../../shell/useOffer.js'

/**
 * Saves a table of the report as a file, which the search of the header offers as well.
 * @param name what the tab is called
 */
export function useTableExport<Row extends object>(table: DataTableState<Row>, name: string) {
  const { t } = useTranslation()
  const { language } = usePlace()
  const fileName = () => `${t('processReport.title')} – ${name} – ${dayOf(new Date())}`
  const save = async (format: ExportFormat) => {
    try {
      await exportTable(table, { format, fileName, locale: language })
      toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
  const offer = (format: ExportFormat, description: string): MenuItem => ({
    id: format,
    label: t('ui.dataTable.export'),
    description,
    icon: <Download size={16} strokeWidth={1.5} aria-hidden />,
    onAction: () => void save(format),
  })
  useOffer('page', [offer('xlsx', t('ui.dataTable.exportXlsx')), offer('csv', t('ui.dataTable.exportCsv'))])
  return { fileName, save }
}
