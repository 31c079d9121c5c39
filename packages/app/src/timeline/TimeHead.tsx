import { partsOf, startOfDay, type Day } from '@embpm/calendar/day'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeAxis, TimeUnit } from './timeAxis.js'
import './styles.css'

/** Props of `TimeHead`. */
export interface TimeHeadProps {
  axis: TimeAxis
  today: Day
  /** In one line, such as in the head of a table: a year stands in place of its first column. Default `false`. */
  thin?: boolean
}

/** The head of a time axis: years, and below them their quarters or months. The bars say their days themselves. */
export function TimeHead({ axis, today, thin = false }: TimeHeadProps) {
  const { unit, ticks } = axis
  const nameOf = useColumnNames(unit)
  const hasYear = (index: number, start: Day) => unit === 'year' || index === 0 || start.endsWith('-01-01')
  const current = ticks.findLast(({ start }) => start <= today)?.start
  return (
    <div className="emb-app-timehead" data-unit={unit} data-thin={thin || undefined} aria-hidden>
      {ticks.map(({ start, at }, index) => (
        <span key={start} style={{ insetInlineStart: `${at}%` }} data-current={start === current ? '' : undefined}>
          {hasYear(index, start) && <b>{start.slice(0, 4)}</b>}
          {unit !== 'year' && !(thin && hasYear(index, start)) && <small>{nameOf(start)}</small>}
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
