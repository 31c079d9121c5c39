import { dayOf } from '@embpm/calendar'
import { IconButton } from '@embpm/ui/button'
import { saveSheet } from '@embpm/ui/file-export'
import { Menu, type MenuAction } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { overPlan } from './effortFigures.js'
import type { EffortFigures } from './useEffort.js'

/** Props of `EffortTools`. */
export interface EffortToolsProps {
  /** Names the file. */
  title: string
  /** What the hours are added up by. */
  groupLabel: string
  figures: EffortFigures
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Saves the figures of the chart as a spreadsheet, or prints the chart. */
export function EffortTools({ title, groupLabel, figures: { groups, total } }: EffortToolsProps) {
  const { t, i18n } = useTranslation()
  const save = async (format: 'csv' | 'xlsx') => {
    const lines = [...groups, { ...total, name: t('ricefws.total') }]
    try {
      await saveSheet({
        format,
        fileName: `${title} – ${dayOf(new Date())}`,
        headers: [
          groupLabel,
          t('ricefws.title'),
          t('fields.estimateHours'),
          t('fields.actualHours'),
          t('ricefws.overPlanHours'),
        ],
        rows: lines.map((line) => [line.name, line.count, line.planned, line.actual, overPlan(line)]),
        widths: [240, 120, 120, 120, 120],
        locale: i18n.language,
      })
      toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
  const offer = (format: 'csv' | 'xlsx', description: string): MenuAction => ({
    id: `effort-${format}`,
    label: t('ricefws.exportFigures'),
    description,
    icon: <Download {...glyph} />,
    onAction: () => void save(format),
  })
  const exports = [offer('xlsx', t('ui.dataTable.exportXlsx')), offer('csv', t('ui.dataTable.exportCsv'))]
  const print: MenuAction = {
    id: 'print',
    label: t('ricefws.print'),
    icon: <Printer {...glyph} />,
    onAction: () => window.print(),
  }
  useOffer('page', [...exports, print])
  return (
    <>
      <Menu
        aria-label={t('ricefws.exportFigures')}
        placement="bottom end"
        items={exports.map(({ id, description = '', onAction }) => ({ id, label: description, onAction }))}
        trigger={<IconButton size="s" label={t('ricefws.exportFigures')} icon={<Download {...glyph} />} />}
      />
      <IconButton size="s" label={print.label} icon={print.icon} onPress={() => window.print()} />
    </>
  )
}
