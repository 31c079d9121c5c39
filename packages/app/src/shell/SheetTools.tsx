import { IconButton } from '@embpm/ui/button'
import type { Sheet } from '@embpm/ui/file-export'
import { Menu, type MenuAction } from '@embpm/ui/menu'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from './useOffer.js'
import { useSaveSheet, type PageSheet } from './useSaveSheet.js'

/** Props of `SheetTools`. */
export interface SheetToolsProps {
  /** Called when it is saved. */
  sheet: () => PageSheet
  /** What is saved, in the command palette and on the button. Default: "Export". */
  label?: string
  /** What is printed. Default: "Print". */
  printLabel?: string
  /** Default `m`. */
  size?: 's' | 'm'
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Saves what a page shows as a spreadsheet, or prints the page: two buttons, and the same in the command palette. */
export function SheetTools({ sheet, label, printLabel, size = 'm' }: SheetToolsProps) {
  const { t } = useTranslation()
  const save = useSaveSheet()
  const name = label ?? t('ui.dataTable.export')
  const offer = (format: Sheet['format'], description: string) => ({
    id: `save-${format}`,
    label: name,
    description,
    icon: <Download {...glyph} />,
    onAction: () => void save(format, sheet()),
  })
  const exports = [offer('xlsx', t('ui.dataTable.exportXlsx')), offer('csv', t('ui.dataTable.exportCsv'))]
  const print: MenuAction = {
    id: 'print',
    label: printLabel ?? t('processView.print'),
    icon: <Printer {...glyph} />,
    onAction: () => window.print(),
  }
  useOffer('page', [...exports, print])
  return (
    <>
      <Menu
        aria-label={name}
        placement="bottom end"
        items={exports.map(({ id, description, onAction }) => ({ id, label: description, onAction }))}
        trigger={<IconButton size={size} label={name} icon={<Download {...glyph} />} />}
      />
      <IconButton size={size} label={print.label} icon={print.icon} onPress={print.onAction} />
    </>
  )
}
