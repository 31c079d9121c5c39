import { addMonths, dayOf, firstDayOf, intervalOf, partsOf } from '@embpm/calendar'
import { useState, type Ref } from 'react'
import { PeriodGrid, type PeriodGridProps } from '../period-select/PeriodGrid.js'
import { PeriodSteps } from '../period-select/PeriodSteps.js'
import { weekRows } from '../period-select/weekRows.js'
import { dayColumns, dayRows, monthRows } from './intervalRows.js'
import type { IntervalText } from './useIntervalText.js'

/** Props of `IntervalPanel`. */
export interface IntervalPanelProps extends Pick<PeriodGridProps, 'chosen' | 'range' | 'disabled' | 'onGroupPress'> {
  kind: 'months' | 'weeks' | 'days'
  year: number
  years: readonly number[]
  onYear: (year: number) => void
  now: Date
  text: IntervalText
  /** Ref to the cell that Tab reaches. */
  ref?: Ref<HTMLElement>
}

/** The months or weeks of a year, or the days of a month. */
export function IntervalPanel({ kind, year, years, onYear, now, text, onGroupPress, ...grid }: IntervalPanelProps) {
  const { of } = text
  const [month, setMonth] = useState(() => {
    const own = grid.chosen.map(intervalOf).find((interval) => interval?.year === year && interval.day !== undefined)
    return own?.month ?? partsOf(dayOf(now)).month
  })

  if (kind !== 'days')
    return (
      <PeriodGrid
        {...grid}
        layout={kind}
        aria-label={`${of(kind)}, ${String(year)}`}
        rows={kind === 'months' ? monthRows(year, text, now) : weekRows(year, grid.chosen, text, now, false)}
        onGroupPress={onGroupPress}
        onPage={(step) => onYear(year + step)}
      />
    )

  const target = (step: 1 | -1) => partsOf(addMonths(firstDayOf({ year, month }), step))
  const can = (step: 1 | -1) => years.includes(target(step).year)
  const go = (step: 1 | -1) => {
    if (!can(step)) return
    setMonth(target(step).month)
    onYear(target(step).year)
  }
  const name = text.month(year, month)
  return (
    <>
      <div className="emb-interval-month">
        <PeriodSteps
          text={name}
          previous={of('previousMonth')}
          next={of('nextMonth')}
          can={can}
          onStep={go}
          disabled={grid.disabled}
        />
      </div>
      <PeriodGrid
        {...grid}
        layout="days"
        aria-label={`${of('days')}, ${name}`}
        columns={dayColumns(text)}
        rows={dayRows(year, month, text, now)}
        onPage={go}
      />
    </>
  )
}
