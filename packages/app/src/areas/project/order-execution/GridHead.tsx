import type { GridPeriod } from '@embpm/contract/execution-grid'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { columnWidth, orderWidth } from './gridSizes.js'
import type { GridWords } from './useGridWords.js'

/** Props of `GridHead`. */
export interface GridHeadProps {
  periods: readonly GridPeriod[]
  from: number
  to: number
  /** The column of the day; -1 for none. */
  current: number
  width: number
  words: GridWords
}

/** The periods: when they begin, or that nothing of them changes any more. */
export const GridHead = memo(function GridHead({ periods, from, to, current, width, words }: GridHeadProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return (
    <div role="row" aria-rowindex={1} className="emb-app-execution-head" style={{ inlineSize: orderWidth + width }}>
      <span role="columnheader" aria-colindex={1} className="emb-app-execution-order">
        {t('fields.order')}
      </span>
      {periods.slice(from, to).map((period, nth) => (
        <span
          key={period.id}
          role="columnheader"
          aria-colindex={from + nth + 2}
          className="emb-app-execution-period"
          style={nth === 0 ? { marginInlineStart: from * columnWidth } : undefined}
          data-current={from + nth === current || undefined}
        >
          <b>{words.period(period)}</b>
          <small>{period.state === 'open' ? words.day(period.start) : choiceText('periodState', period.state)}</small>
        </span>
      ))}
    </div>
  )
})
