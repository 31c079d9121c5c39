import { dayOf } from '@embpm/calendar'
import { IconButton } from '@embpm/ui/button'
import { saveSheet } from '@embpm/ui/file-export'
import { Menu, type MenuAction } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../../shell/useOffer.js'
import type { RolesByStep } from './matrix.js'
import { raciTable } from './raciTable.js'
import type { Axes } from './useAxes.js'

/** Props of `RaciTools`. */
export interface RaciToolsProps {
  /** Of the process. */
  name: string
  axes: Axes
  rolesByStep: RolesByStep
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Saves the matrix as a spreadsheet, as it stands on the page, or prints it. */
export function RaciTools({ name, axes, rolesByStep }: RaciToolsProps) {
  const { t, i18n } = useTranslation()
  const save = async (format: 'csv' | 'xlsx') => {
    const { headers, rows } = raciTable(axes, rolesByStep, {
      step: t('raciMatrix.step'),
      role: t('raciMatrix.role'),
      check: t('raciMatrix.check'),
      totals: t('raciMatrix.totals'),
      checkOf: (accountable) =>
        accountable === 1 ? '' : accountable === 0 ? t('processes.noA') : t('processes.manyA', { total: accountable }),
    })
    try {
      await saveSheet({
        format,
        fileName: `${t('raciMatrix.fileName')} – ${name} – ${dayOf(new Date())}`,
        headers,
        rows,
        widths: headers.map((_, column) => (column === 0 ? 260 : 110)),
        locale: i18n.language,
      })
      toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
  const offer = (format: 'csv' | 'xlsx', description: string): MenuAction => ({
    id: format,
    label: t('ui.dataTable.export'),
    description,
    icon: <Download {...glyph} />,
    onAction: () => void save(format),
  })
  const exports = [offer('xlsx', t('ui.dataTable.exportXlsx')), offer('csv', t('ui.dataTable.exportCsv'))]
  const print: MenuAction = {
    id: 'print',
    label: t('processView.print'),
    icon: <Printer {...glyph} />,
    onAction: () => window.print(),
  }
  useOffer('page', [...exports, print])
  return (
    <>
      <Menu
        aria-label={t('ui.dataTable.export')}
        placement="bottom end"
        items={exports.map(({ id, description = '', onAction }) => ({ id, label: description, onAction }))}
        trigger={<IconButton label={t('ui.dataTable.export')} icon={<Download {...glyph} />} />}
      />
      <IconButton label={t('processView.print')} icon={<Printer {...glyph} />} onPress={() => window.print()} />
    </>
  )
}
