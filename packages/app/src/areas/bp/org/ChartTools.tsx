import { IconButton } from '@embpm/ui/button'
import { FullscreenSwitch } from '@embpm/ui/fullscreen-switch'
import { Expand, Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { nextScale } from '../../../diagram/nextScale.js'

/** Props of `ChartTools`. */
export interface ChartToolsProps {
  scale: number
  onZoom: (scale: number) => void
  onFit: () => void
  /** What fills the screen. */
  target: () => Element | null
}

const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The floating tools of the chart: scale, fit, whole screen. They stay as they are while the chart is dragged along. */
export const ChartTools = memo(function ChartTools({ scale, onZoom, onFit, target }: ChartToolsProps) {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(scale)
  return (
    <div className="emb-app-org-tools" role="group" aria-label={t('orgChart.tools')}>
      <IconButton
        size="s"
        label={t('orgChart.zoomOut')}
        icon={<Minus {...glyph} />}
        onPress={() => onZoom(nextScale(scale, -1))}
      />
      <button
        type="button"
        className="emb-app-org-scale"
        aria-label={t('orgChart.actualSize', { percent })}
        onClick={() => onZoom(1)}
      >
        {percent}
      </button>
      <IconButton
        size="s"
        label={t('orgChart.zoomIn')}
        icon={<Plus {...glyph} />}
        onPress={() => onZoom(nextScale(scale, 1))}
      />
      <IconButton size="s" label={t('orgChart.fit')} icon={<Expand {...glyph} />} onPress={onFit} />
      <FullscreenSwitch size="s" target={target} />
    </div>
  )
})
