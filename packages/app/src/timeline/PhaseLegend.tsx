import { lifePhases } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { phaseLooks } from './phaseLooks.js'
import { TimeLegend } from './TimeLegend.js'

/** What the looks of the bars stand for, and what day the line is at. */
export function PhaseLegend({ today }: { today: string }) {
  const { t } = useTranslation()
  return (
    <TimeLegend
      today={today}
      looks={lifePhases.map((phase) => ({ ...phaseLooks[phase], text: t(`timeline.phases.${phase}`) }))}
    />
  )
}
