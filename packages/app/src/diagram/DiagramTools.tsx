import { FullscreenSwitch } from '@embpm/ui/fullscreen-switch'
import { IconButton } from '@embpm/ui/button'
import { Expand, Map as MapGlyph, Minus, Plus, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `DiagramTools`. */
interface DiagramToolsProps {
  /** 1 is 100 %. */
  scale: number
  onZoomIn: () => void
  onZoomOut: () => void
  onActualSize: () => void
  onFit: () => void
  /** Default: nothing is searched in it. */
  onFind?: () => void
  /** Whether there is an overview map. Default `false`. */
  hasMap?: boolean
  mapShown?: boolean
  onMapShown?: (shown: boolean) => void
  /** What fills the screen. */
  target: () => Element | null
  /** Further tools, before those of the view. */
  children?: ReactNode
}

const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The floating tools of a canvas. */
export function DiagramTools({
  scale,
  onZoomIn,
  onZoomOut,
  onActualSize,
  onFit,
  onFind,
  hasMap = false,
  mapShown = false,
  onMapShown,
  target,
  children,
}: DiagramToolsProps) {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(scale)
  return (
    <div className="emb-diagram-bar">
      {children}
      <div className="emb-diagram-box" role="group" aria-label={t('diagram.tools')}>
        <IconButton size="s" label={t('diagram.zoomOut')} icon={<Minus {...glyph} />} onPress={onZoomOut} />
        <button
          type="button"
          className="emb-diagram-percent"
          aria-label={t('diagram.actualSize', { percent })}
          onClick={onActualSize}
        >
          {percent}
        </button>
        <IconButton size="s" label={t('diagram.zoomIn')} icon={<Plus {...glyph} />} onPress={onZoomIn} />
        <IconButton size="s" label={t('diagram.fit')} icon={<Expand {...glyph} />} onPress={onFit} />
        <span className="emb-diagram-line" />
        {onFind && <IconButton size="s" label={t('diagram.find')} icon={<Search {...glyph} />} onPress={onFind} />}
        {hasMap && (
          <IconButton
            size="s"
            className="emb-diagram-map-switch"
            label={t('diagram.map')}
            aria-pressed={mapShown}
            icon={<MapGlyph {...glyph} />}
            onPress={() => onMapShown?.(!mapShown)}
          />
        )}
        <FullscreenSwitch size="s" target={target} />
      </div>
    </div>
  )
}
