import { Button } from '@embpm/ui/button'
import { saveFile } from '@embpm/ui/file-export'
import { Menu } from '@embpm/ui/menu'
import { ChevronDown, Download } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramHandle } from '../../../diagram/DiagramView.js'
import { toPng } from '../../../diagram/exportImage.js'

/** Props of `ExportMenu`. */
export interface ExportMenuProps {
  diagram: RefObject<DiagramHandle | null>
  /** What is drawn, or asks for it; `undefined` while it is loading. */
  xml: string | (() => Promise<string>) | undefined
  /** Of the files, without an ending. */
  name: string
  /** Prints the page; without it the menu does not offer that. */
  onPrint?: () => void
}

/** Saves a diagram as a BPMN file, or as a picture, SVG or PNG, and prints it. */
export function ExportMenu({ diagram, xml, name, onPrint }: ExportMenuProps) {
  const { t } = useTranslation()
  const saveModel = async () => {
    if (xml === undefined) return
    const text = typeof xml === 'string' ? xml : await xml()
    saveFile(new Blob([text], { type: 'application/bpmn+xml' }), `${name}.bpmn`)
  }
  const saveDrawing = async (kind: 'svg' | 'png') => {
    const svg = diagram.current?.toSvg()
    if (!svg) return
    saveFile(kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg), `${name}.${kind}`)
  }
  return (
    <Menu
      aria-label={t('processView.export')}
      placement="bottom end"
      items={[
        { id: 'bpmn', label: t('processView.exportBpmn'), onAction: () => void saveModel() },
        { id: 'svg', label: t('processView.exportSvg'), onAction: () => void saveDrawing('svg') },
        { id: 'png', label: t('processView.exportPng'), onAction: () => void saveDrawing('png') },
        ...(onPrint ? [{ id: 'print', label: t('processView.print'), onAction: onPrint }] : []),
      ]}
      trigger={
        <Button disabled={xml === undefined} icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>
          <span className="emb-app-menu-label">
            {t('processView.export')}
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        </Button>
      }
    />
  )
}
