import { IconButton } from '@embpm/ui/button'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Props of `Walker`. */
interface WalkerProps {
  /** From 1; 0 where none is chosen. */
  position: number
  total: number
  onStep: (direction: 1 | -1) => void
  /** Default: as tools that float over a canvas. */
  className?: string
}

/** Goes from difference to difference. */
export function Walker({ position, total, onStep, className = 'emb-diagram-box' }: WalkerProps) {
  const { t } = useTranslation()
  const glyph = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const
  return (
    <div className={`${className} emb-compare-walker`}>
      <IconButton
        size="s"
        label={t('diagram.compare.previous')}
        disabled={total === 0}
        icon={<ChevronUp {...glyph} />}
        onPress={() => onStep(-1)}
      />
      <span className="emb-compare-position" aria-live="polite">
        {t('diagram.compare.position', { position: position || '–', total })}
      </span>
      <IconButton
        size="s"
        label={t('diagram.compare.next')}
        disabled={total === 0}
        icon={<ChevronDown {...glyph} />}
        onPress={() => onStep(1)}
      />
    </div>
  )
}
