import { partsOf, startOfDay, type Day } from '@embpm/calendar/day'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeAxis, TimeUnit } from './timeAxis.js'

/** The head of a time axis: years, and below them their quarters or months. The bars say their days themselves. */
export function TimeHead({ axis, today }: { axis: TimeAxis; today: Day }) {
  const { unit, ticks } = axis
  const nameOf = useColumnNames(unit)
  const current = ticks.findLast(({ start }) => start <= today)?.start
  return (
    <div className="emb-app-timehead" data-unit={unit} aria-hidden>
      {ticks.map(({ start, at }, index) => (
        <span key={start} style={{ insetInlineStart: `${at}%` }} data-current={start === current ? '' : undefined}>
          {(unit === 'year' || index === 0 || start.endsWith('-01-01')) && <b>{start.slice(0, 4)}</b>}
          {unit !== 'year' && <small>{nameOf(start)}</small>}
        </span>
      ))}
    </div>
  )
}

/** Writes the quarter or month that begins on a day. */
function useColumnNames(unit: TimeUnit): (day: Day) => string {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    if (unit === 'quarter') return (day) => t('timeline.quarter', { number: Math.ceil(partsOf(day).month / 3) })
    const month = new Intl.DateTimeFormat(i18n.language || 'en', { month: 'short', timeZone: 'UTC' })
    return (day) => month.format(startOfDay(day))
  }, [unit, t, i18n.language])
}
