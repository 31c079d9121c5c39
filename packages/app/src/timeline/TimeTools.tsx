import { SegmentedControl } from '@embpm/ui/segmented-control'
import { useTranslation } from 'react-i18next'
import type { TimeUnit } from './timeAxis.js'
import { TimeSteps } from './TimeSteps.js'
import './styles.css'

/** Props of `TimeTools`. */
export interface TimeToolsProps {
  /** Those that can be chosen. */
  units: readonly TimeUnit[]
  unit: TimeUnit
  onUnitChange: (unit: TimeUnit) => void
  steps: number
  onStepsChange: (steps: number) => void
}

/** What of the time is in sight, and in which columns. */
export function TimeTools({ units, unit, onUnitChange, steps, onStepsChange }: TimeToolsProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-time-tools">
      <TimeSteps value={steps} onValueChange={onStepsChange} />
      <SegmentedControl
        size="s"
        label={t('timeline.unit')}
        segments={units.map((value) => ({ value, label: t(`timeline.units.${value}`) }))}
        value={unit}
        onValueChange={onUnitChange}
      />
    </div>
  )
}
