import { dayOf } from '@embpm/calendar'
import { saveSheet, type Sheet } from '@embpm/ui/file-export'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'

/** What of the page is saved as a spreadsheet; today's day is put behind the name. */
export type PageSheet = Pick<Sheet, 'fileName' | 'headers' | 'rows' | 'widths'>

/** Saves figures of a page as a spreadsheet in its language, and says whether it did. */
export function useSaveSheet() {
  const { t, i18n } = useTranslation()
  return async (format: Sheet['format'], { fileName, ...sheet }: PageSheet) => {
    try {
      await saveSheet({ ...sheet, format, fileName: `${fileName} – ${dayOf(new Date())}`, locale: i18n.language })
      toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
}
