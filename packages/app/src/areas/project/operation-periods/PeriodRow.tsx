import type { PeriodMonth } from '@embpm/contract/period-closing'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { PeriodGlyph, standingOf } from './PeriodGlyph.js'
import { daysLate, usePeriodWords } from './usePeriodWords.js'

/** Props of `PeriodRow`. */
export interface PeriodRowProps {
  month: PeriodMonth
  today: string
  isChosen: (id: string) => boolean
  /** Where the keyboard stands. */
  current: string | undefined
  onPress: (id: string, event: MouseEvent) => void
}

/** A month with its weeks: how each stands, how much of it is confirmed, and when it was closed. */
export function PeriodRow({ month, today, isChosen, current, onPress }: PeriodRowProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const words = usePeriodWords()
  const { id, number, state, start, total, weeks, closedAt, closedBy } = month
  const standing = standingOf({ ...month, ...total }, today)
  const late = daysLate(month, today)
  const stateText = choiceText('periodState', state)
  const share = total.executions > 0 ? words.share(total.decided, total.executions) : '–'
  const choosable = (of: string) => ({
    'data-period': of,
    'aria-pressed': isChosen(of),
    tabIndex: current === of ? 0 : -1,
    onClick: (event: MouseEvent) => onPress(of, event),
  })
  return (
    <tr data-standing={standing} data-chosen={isChosen(id) || undefined}>
      <th scope="row">
        <button type="button" {...choosable(id)} className="emb-app-periods-month">
          <span className="emb-app-periods-place">{String(number).padStart(2, '0')}</span> {words.monthName(start)}
        </button>
      </th>
      <td>
        <span className="emb-app-periods-state">
          <PeriodGlyph standing={standing} />
          <span>{stateText}</span>
        </span>
      </td>
      <td>
        <span className="emb-app-periods-weeks">
          {weeks.map((week) => {
            const stands = standingOf(week, today)
            const name = words.week(week.number)
            const label = t('periods.weekLabel', {
              week: name,
              days: words.range(week.start, week.end),
              state:
                stands === 'blocked'
                  ? t('periods.unconfirmed', { count: week.executions - week.decided })
                  : choiceText('periodState', week.state),
            })
            return (
              <button
                key={week.id}
                type="button"
                {...choosable(week.id)}
                className="emb-app-periods-week"
                data-standing={stands}
                aria-label={label}
                title={label}
              >
                {name}
                <PeriodGlyph standing={stands} />
              </button>
            )
          })}
        </span>
      </td>
      <td>
        <span className="emb-app-periods-share">
          <span
            className="emb-app-periods-bar"
            aria-hidden
            data-whole={total.decided === total.executions || undefined}
          >
            <span style={{ inlineSize: `${total.executions > 0 ? (100 * total.decided) / total.executions : 0}%` }} />
          </span>
          {share}
        </span>
      </td>
      <td className="emb-app-periods-number">{total.hours > 0 ? words.number(total.hours) : '–'}</td>
      <td className="emb-app-periods-closed" data-late={late > 0 || undefined}>
        {closedAt !== null && t('periods.closedBy', { day: words.day(closedAt), name: closedBy })}
        {late > 0 && t('periods.daysLate', { count: late })}
      </td>
    </tr>
  )
}
