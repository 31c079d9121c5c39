import type { Ricefw } from '@embpm/contract/ricefw'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { Progress } from '@embpm/ui/progress'
import { useTranslation } from 'react-i18next'
import { overPlan } from './effortFigures.js'
import { useEffortNote } from './useEffortNote.js'
import { useHours } from './useHours.js'

/** Effort of a RICEFW item as it was saved: hours planned, hours spent, and the difference. */
export function EffortCard({ entity: { estimateHours, actualHours } }: { entity: Ricefw }) {
  const { t, i18n } = useTranslation()
  const hours = useHours()
  const planned = estimateHours > 0
  const effort = { planned: estimateHours, actual: actualHours }
  const difference = useEffortNote()(effort)
  const percent = new Intl.NumberFormat(i18n.language || 'en', { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Card title={t('ricefws.plannedAndActual')}>
      <div className="emb-app-effort-card">
        {planned && (
          <Progress
            label={t('ricefws.spent')}
            value={actualHours}
            max={estimateHours}
            valueText={percent.format(actualHours / estimateHours)}
            tone={overPlan(effort) > 0 ? 'danger' : 'brand'}
          />
        )}
        <KeyValue
          items={[
            { label: t('ricefws.planned'), value: planned ? hours(estimateHours) : t('ricefws.noPlan') },
            { label: t('ricefws.actual'), value: hours(actualHours) },
            ...(planned ? [{ label: t('ricefws.difference'), value: difference }] : []),
          ]}
        />
      </div>
    </Card>
  )
}
