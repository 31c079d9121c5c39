import { useTranslation } from 'react-i18next'
import type { CapacityWords } from './useCapacityWords.js'

const steps = ['0', '1', '2', '3', '4', '5', 'over'] as const

/** What the grounds of the cells mean. */
export function HeatScale({ words }: { words: CapacityWords }) {
  const { t } = useTranslation()
  return (
    <span className="emb-app-capacity-scale">
      {words.percent(0)}
      <span aria-hidden>
        {steps.map((heat) => (
          <i key={heat} data-heat={heat} />
        ))}
      </span>
      {t('employeeAssignments.above', { percent: words.percent(100) })}
    </span>
  )
}
