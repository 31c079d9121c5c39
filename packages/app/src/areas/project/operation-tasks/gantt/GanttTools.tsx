import { dayOf } from '@embpm/calendar'
import { Button, IconButton } from '@embpm/ui/button'
import { saveFile } from '@embpm/ui/file-export'
import { Menu, type MenuAction } from '@embpm/ui/menu'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { toasts } from '@embpm/ui/toast'
import { Bookmark, Flame, GitCompare, ImageDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toPng } from '../../../../diagram/exportImage.js'
import { useOffer } from '../../../../shell/useOffer.js'
import { zooms, type Zoom } from './ganttAxis.js'
import type { GanttShown } from './GanttBar.js'

/** Props of `GanttTools`. */
export interface GanttToolsProps extends GanttShown {
  onShow: (shown: GanttShown) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  onToday: () => void
  /** Sets the baseline of all that is shown; `null` for who may not, and while there are changes. */
  onBaseline: (() => Promise<void>) | null
  /** Draws the chart as the text of an SVG file. */
  draw: () => Promise<string>
  /** Writes what is shown as a project file. */
  write: () => string
  /** Opens the import of a project file; `null` for who may not, and while there are changes. */
  onImport: (() => void) | null
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What is saved, by the format. */
const contents = {
  svg: async ({ draw }: GanttToolsProps) => new Blob([await draw()], { type: 'image/svg+xml' }),
  png: async ({ draw }: GanttToolsProps) => toPng(await draw()),
  xml: async ({ write }: GanttToolsProps) => new Blob([write()], { type: 'application/xml' }),
}

/** The tools of the chart: what it marks, how closely one looks, today, the baseline, and the chart as a file or on paper. */
export function GanttTools(props: GanttToolsProps) {
  const { critical, baseline, onShow, zoom, onZoom, onToday, onBaseline, onImport } = props
  const { t } = useTranslation()
  const save = async (format: keyof typeof contents) => {
    try {
      saveFile(await contents[format](props), `${t('operationTasks.title')} – ${dayOf(new Date())}.${format}`)
      toasts.add({ text: t('ui.dataTable.exported'), icon: 'success' })
    } catch {
      toasts.add({ text: t('ui.dataTable.exportFailed'), icon: 'error' })
    }
  }
  const exports: MenuAction[] = [
    { id: 'gantt-svg', label: t('operationTasks.gantt.asSvg'), onAction: () => void save('svg') },
    { id: 'gantt-png', label: t('operationTasks.gantt.asPng'), onAction: () => void save('png') },
    { id: 'gantt-xml', label: t('operationTasks.file.export'), onAction: () => void save('xml') },
    { id: 'gantt-print', label: t('operationTasks.gantt.print'), onAction: () => window.print() },
  ]
  const imports: MenuAction[] = onImport
    ? [{ id: 'gantt-import', label: t('operationTasks.file.import'), onAction: onImport }]
    : []
  useOffer('page', [...exports, ...imports])
  return (
    <div className="emb-app-gantt-tools" role="group" aria-label={t('operationTasks.gantt.tools')}>
      <Button
        size="s"
        aria-pressed={critical}
        icon={<Flame {...glyph} />}
        onPress={() => onShow({ critical: !critical, baseline })}
      >
        {t('operationTasks.gantt.critical')}
      </Button>
      <Button
        size="s"
        aria-pressed={baseline}
        icon={<GitCompare {...glyph} />}
        onPress={() => onShow({ critical, baseline: !baseline })}
      >
        {t('operationTasks.baseline')}
      </Button>
      <SegmentedControl
        size="s"
        label={t('operationTasks.gantt.zoom')}
        segments={zooms.map((value) => ({ value, label: t(`operationTasks.gantt.zooms.${value}`) }))}
        value={zoom}
        onValueChange={onZoom}
      />
      <Button size="s" onPress={onToday}>
        {t('operationTasks.gantt.today')}
      </Button>
      {onBaseline && (
        <Button size="s" variant="ghost" icon={<Bookmark {...glyph} />} onPress={onBaseline}>
          {t('operationTasks.gantt.setBaseline')}
        </Button>
      )}
      <Menu
        aria-label={t('operationTasks.gantt.export')}
        placement="bottom end"
        items={[...exports, ...imports]}
        trigger={<IconButton size="s" label={t('operationTasks.gantt.export')} icon={<ImageDown {...glyph} />} />}
      />
    </div>
  )
}
