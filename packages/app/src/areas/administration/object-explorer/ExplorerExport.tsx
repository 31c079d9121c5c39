import { dayOf } from '@embpm/calendar'
import { Button } from '@embpm/ui/button'
import { saveFile } from '@embpm/ui/file-export'
import { Menu, type MenuAction } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { ChevronDown, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toPng } from '../../../diagram/exportImage.js'
import { graphDrawing } from '../../../graph/graphDrawing.js'
import { useOffer } from '../../../shell/useOffer.js'
import { useSaveSheet } from '../../../shell/useSaveSheet.js'

/** A row of the list as a file has it: type, number, name, how many steps away, and what makes the link. */
export type ExportedRow = readonly [type: string, key: string, name: string, distance: number, link: string]

/** Props of `ExplorerExport`. */
export interface ExplorerExportProps {
  /** Of the files, without a day and an ending. */
  name: string
  rows: () => readonly ExportedRow[]
  /** What the graph is in; `null` where there is no room for one. */
  host: (() => Element | null) | null
}

/** Saves what is listed as CSV, and the graph as it is shown as a picture, SVG or PNG. */
export function ExplorerExport({ name, rows, host }: ExplorerExportProps) {
  const { t } = useTranslation()
  const saveSheet = useSaveSheet()
  const saveList = () => {
    const headers = [
      t('fields.type'),
      t('objectExplorer.export.key'),
      t('fields.name'),
      t('objectExplorer.depth'),
      t('objectExplorer.export.link'),
    ]
    return saveSheet('csv', { fileName: name, headers, rows: rows() })
  }
  const saveGraph = async (format: 'svg' | 'png') => {
    try {
      const around = host?.()
      const svg = around && graphDrawing(around)
      if (!svg) throw new Error('No graph is shown')
      const file = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg)
      saveFile(file, `${name} – ${dayOf(new Date())}.${format}`)
      toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
  const items: MenuAction[] = [
    { id: 'explorer-csv', label: t('objectExplorer.export.csv'), onAction: () => void saveList() },
    ...(host
      ? [
          { id: 'explorer-svg', label: t('objectExplorer.export.svg'), onAction: () => void saveGraph('svg') },
          { id: 'explorer-png', label: t('objectExplorer.export.png'), onAction: () => void saveGraph('png') },
        ]
      : []),
  ]
  useOffer('page', items)
  return (
    <Menu
      aria-label={t('objectExplorer.export.title')}
      placement="bottom end"
      items={items}
      trigger={
        <Button size="s" icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>
          <span className="emb-app-menu-label">
            {t('objectExplorer.export.title')}
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        </Button>
      }
    />
  )
}
