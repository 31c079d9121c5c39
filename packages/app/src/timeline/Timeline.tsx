import type { Day } from '@embpm/calendar/day'
import { isValidOn, type Validity } from '@embpm/calendar/validity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shareOf, spanOn, type TimeAxis } from './timeAxis.js'
import { TimeBars, type TimeBar } from './TimeBars.js'
import { TimeHead } from './TimeHead.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

/** A line of bars, each with its description, and what it is of. */
export interface TimelineRow {
  id: string
  head: ReactNode
  bars: readonly TimeBar[]
}

/** A step of the last line, such as a sum. */
export interface TimelineStep extends Validity {
  text: string
  isOver: boolean
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** Accessible name. */
  label: string
  axis: TimeAxis
  today: Day
  rows: readonly TimelineRow[]
  /** A last line of steps, and what it is called. */
  total?: { label: string; steps: readonly TimelineStep[] }
  /** Called with the id of the bar that is pressed; without it bars are no buttons. */
  onOpen?: ((id: string) => void) | undefined
}

/** Lines of bars below one time axis, with a sum of them and a line at today that goes through all. */
export function Timeline({ label, axis, today, rows, total, onOpen }: TimelineProps) {
  const { t } = useTranslation()
  return (
    <div role="group" className="emb-app-timeline" aria-label={label}>
      <div className="emb-app-timeline-row" aria-hidden>
        <TimeHead axis={axis} today={today} />
      </div>
      <ul>
        {rows.map(({ id, head, bars }) => (
          <li key={id} className="emb-app-timeline-row">
            <span className="emb-app-timeline-head">{head}</span>
            <TimeBars axis={axis} bars={bars} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {total && (
        <div className="emb-app-timeline-row" data-row="total">
          <span className="emb-app-timeline-head">{total.label}</span>
          <div className="emb-app-timeline-steps">
            {total.steps.map((step) => {
              const span = spanOn(axis, step)
              return (
                span && (
                  <span
                    key={step.validFrom}
                    data-over={step.isOver || undefined}
                    style={{ insetInlineStart: `${span.at}%`, inlineSize: `${span.width}%` }}
                  >
                    {step.text}
                  </span>
                )
              )
            })}
          </div>
        </div>
      )}
      {isValidOn(axis, today) && (
        <div className="emb-app-timeline-row" data-row="today" aria-hidden>
          <div>
            <span className="emb-app-time-today" style={{ insetInlineStart: `${shareOf(axis, today)}%` }}>
              {t('timeline.today')}
            </span>
          </div>
        </div>
      )}
    </div>
  )
}
