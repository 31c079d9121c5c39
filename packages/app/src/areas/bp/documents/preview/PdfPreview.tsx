import { IconButton } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage, type OpenPdf, openPdf } from './openPdf.js'
import { PreviewMessage } from './PreviewMessage.js'
import { ScrollBox } from './ScrollBox.js'
import { useOpened } from './useOpened.js'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const asWide = zooms.indexOf(1)

/** The pages of a PDF file, one at a time; PageUp and PageDown turn them, + and - zoom. */
export function PdfPreview({ file }: { file: Blob }) {
  const { t } = useTranslation()
  const opened = useOpened(file, openPdf)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(asWide)
  if (opened.failed) return <PreviewMessage text={t('documents.damaged')} />
  if (!opened.value) return <SkeletonText />
  const pages = opened.value.document.numPages
  const turn = (by: number) => setPage((now) => Math.min(pages, Math.max(1, now + by)))
  const scale = (by: number) => setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { PageUp: () => turn(-1), PageDown: () => turn(1), '+': () => scale(1), '-': () => scale(-1) }[
      event.key
    ]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys turn pages from everywhere inside; the buttons are inside
    <div className="emb-app-pdf" role="group" aria-label={t('documents.preview')} onKeyDown={onKeyDown}>
      <PdfPage
        key={page}
        pdf={opened.value}
        number={page}
        zoom={zooms[zoom] ?? 1}
        name={t('documents.page', { page, pages })}
      />
      <div className="emb-app-pdf-tools">
        <IconButton
          size="s"
          label={t('documents.previousPage')}
          disabled={page === 1}
          icon={<ChevronUp size={16} aria-hidden />}
          onPress={() => turn(-1)}
        />
        <span role="status">{t('documents.page', { page, pages })}</span>
        <IconButton
          size="s"
          label={t('documents.nextPage')}
          disabled={page === pages}
          icon={<ChevronDown size={16} aria-hidden />}
          onPress={() => turn(1)}
        />
        <IconButton
          size="s"
          label={t('documents.zoomOut')}
          disabled={zoom === 0}
          icon={<Minus size={16} aria-hidden />}
          onPress={() => scale(-1)}
        />
        <IconButton
          size="s"
          label={t('documents.zoomIn')}
          disabled={zoom === zooms.length - 1}
          icon={<Plus size={16} aria-hidden />}
          onPress={() => scale(1)}
        />
      </div>
    </div>
  )
}

/** A page: its picture, and its words over it. */
function PdfPage({ pdf, number, zoom, name }: { pdf: OpenPdf; number: number; zoom: number; name: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current || !canvas.current || !words.current) return
    const controller = new AbortController()
    const width = frame.current.clientWidth - 32
    // A page that is left while it is drawn, or that cannot be drawn, stays blank.
    drawPage(pdf, number, { canvas: canvas.current, words: words.current, width, zoom }, controller.signal).catch(
      () => undefined,
    )
    return () => controller.abort()
  }, [pdf, number, zoom])
  return (
    <ScrollBox ref={frame} className="emb-app-pdf-frame" label={name}>
      <div className="emb-app-paper">
        <canvas ref={canvas} aria-hidden="true" />
        <div ref={words} className="emb-app-pdf-words textLayer" />
      </div>
    </ScrollBox>
  )
}
