import { SegmentedControl } from '@embpm/ui/segmented-control'
import { useTranslation } from 'react-i18next'
import type { TimeUnit } from '../../../timeline/timeAxis.js'
import { TimeSteps } from '../../../timeline/TimeSteps.js'

/** Props of `MatrixTime`. */
export interface MatrixTimeProps {
  unit: TimeUnit
  onUnitChange: (unit: TimeUnit) => void
  steps: number
  onStepsChange: (steps: number) => void
}

/** What of the time is in sight, in quarters or years. */
export function MatrixTime({ unit, onUnitChange, steps, onStepsChange }: MatrixTimeProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-systems-time">
      <TimeSteps value={steps} onValueChange={onStepsChange} />
      <SegmentedControl
        size="s"
        label={t('timeline.unit')}
        segments={[
          { value: 'quarter', label: t('timeline.quarters') },
          { value: 'year', label: t('timeline.years') },
        ]}
        value={unit}
        onValueChange={onUnitChange}
      />
    </div>
  )
}
