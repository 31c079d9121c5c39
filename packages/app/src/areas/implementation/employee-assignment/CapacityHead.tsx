import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { mapSizes } from './mapSizes.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `CapacityHead`. */
export interface CapacityHeadProps {
  weeks: readonly string[]
  /** The columns that are drawn. */
  from: number
  to: number
  /** The column of the current week; -1 for none. */
  current: number
  words: CapacityWords
}

/** The weeks: their numbers and when each begins. */
export const CapacityHead = memo(function CapacityHead({ weeks, from, to, current, words }: CapacityHeadProps) {
  const { t } = useTranslation()
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="emb-app-capacity-head"
      style={{ inlineSize: mapSizes.people + weeks.length * mapSizes.week }}
    >
      <span role="columnheader" aria-colindex={1} className="emb-app-capacity-who">
        <span>{t('fields.employee')}</span>
        <small>{t('employeeAssignments.perWeek')}</small>
      </span>
      {weeks.slice(from, to).map((monday, nth) => (
        <span
          key={monday}
          role="columnheader"
          aria-colindex={from + nth + 2}
          className="emb-app-capacity-week"
          style={{ insetInlineStart: mapSizes.people + (from + nth) * mapSizes.week }}
          data-current={from + nth === current || undefined}
        >
          <b>{words.week(monday)}</b>
          <small>{words.day(monday)}</small>
        </span>
      ))}
    </div>
  )
})
