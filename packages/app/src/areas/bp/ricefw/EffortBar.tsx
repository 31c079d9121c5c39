import type { Ricefw } from '@embpm/contract/ricefw'
import { Progress } from '@embpm/ui/progress'
import { useTranslation } from 'react-i18next'
import { useHours } from './useHours.js'

/** Hours against those that were planned, as a bar with both in words; without a plan the hours alone. */
export function EffortBar({ estimateHours, actualHours }: Pick<Ricefw, 'estimateHours' | 'actualHours'>) {
  const { t } = useTranslation()
  const hours = useHours()
  if (estimateHours === 0) {
    return <p className="emb-app-effort-none">{t('ricefws.notPlanned', { actual: hours(actualHours) })}</p>
  }
  return (
    <Progress
      label={t('ricefws.effort')}
      value={actualHours}
      max={estimateHours}
      valueText={t('ricefws.effortOf', { actual: hours(actualHours), planned: hours(estimateHours) })}
      tone={actualHours > estimateHours ? 'danger' : 'brand'}
    />
  )
}
