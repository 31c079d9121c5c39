import { Button, IconButton } from '@embpm/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './styles.css'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `TimeSteps`. */
export interface TimeStepsProps {
  /** How many steps from today; see `axisAround`. */
  value: number
  onValueChange: (steps: number) => void
}

/** What of the time is in sight: earlier, today, later. */
export function TimeSteps({ value, onValueChange }: TimeStepsProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-timesteps" role="group" aria-label={t('timeline.shown')}>
      <IconButton
        size="s"
        variant="ghost"
        label={t('timeline.earlier')}
        icon={<ChevronLeft {...glyph} />}
        onPress={() => onValueChange(value - 1)}
      />
      <Button size="s" variant="ghost" onPress={() => onValueChange(0)}>
        {t('timeline.today')}
      </Button>
      <IconButton
        size="s"
        variant="ghost"
        label={t('timeline.later')}
        icon={<ChevronRight {...glyph} />}
        onPress={() => onValueChange(value + 1)}
      />
    </div>
  )
}
