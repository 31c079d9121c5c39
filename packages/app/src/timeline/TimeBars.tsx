import type { Day } from '@embpm/calendar/day'
import type { Validity } from '@embpm/calendar/validity'
import type { ReactNode } from 'react'
import { shareOf, spanOn, type TimeAxis } from './timeAxis.js'
import './styles.css'

/** One bar: `planned` is dashed, `valid` a tint with an outline, `active` solid, `leaving` and `ended` what comes after. */
export interface TimeBar extends Validity {
  id: string
  look: 'planned' | 'valid' | 'active' | 'leaving' | 'ended'
  /** Inside the bar, where there is room. */
  label?: ReactNode
  /** All that it says, where bars speak for themselves: what it is, its days and how it looks. Begins with its label. */
  description?: string
}

/** Props of `TimeBars`. */
export interface TimeBarsProps {
  axis: TimeAxis
  bars: readonly TimeBar[]
  /** Draws a line there. */
  today?: Day
  /** What the bars say together, as one image. Without it each says its own description. */
  label?: string
  /** 12 px instead of 26 px, without words inside. Default `false`. */
  thin?: boolean
  /** Called with the id of the bar that is pressed; without it bars are no buttons. */
  onOpen?: ((id: string) => void) | undefined
}

/** Bars on a time axis, with its columns and a line at today. One that goes on beyond has no rounded end there. */
export function TimeBars({ axis, bars, today, label, thin = false, onOpen }: TimeBarsProps) {
  const image = label === undefined ? {} : ({ role: 'img', 'aria-label': label } as const)
  return (
    <div className="emb-app-timebars" {...image} data-thin={thin ? '' : undefined}>
      {axis.ticks.slice(1).map(({ start, at }) => (
        <i key={start} className="emb-app-time-line" style={{ insetInlineStart: `${at}%` }} />
      ))}
      {bars.map((bar) => (
        <Bar key={bar.id} bar={bar} axis={axis} thin={thin} onOpen={onOpen} />
      ))}
      {today !== undefined && axis.validFrom <= today && today <= axis.validTo && (
        <i className="emb-app-time-today" style={{ insetInlineStart: `${shareOf(axis, today)}%` }} />
      )}
    </div>
  )
}

function Bar({
  bar,
  axis,
  thin,
  onOpen,
}: { bar: TimeBar; axis: TimeAxis; thin: boolean } & Pick<TimeBarsProps, 'onOpen'>) {
  const { id, look, label, description } = bar
  const span = spanOn(axis, bar)
  if (!span) return null
  const props = {
    className: 'emb-app-timebar',
    'data-look': look,
    'data-before': span.before ? '' : undefined,
    'data-after': span.after ? '' : undefined,
    title: description,
    'aria-label': description,
    style: { insetInlineStart: `${span.at}%`, inlineSize: `${span.width}%` },
  }
  const text = !thin && <span>{label}</span>
  if (onOpen)
    return (
      <button {...props} type="button" onClick={() => onOpen(id)}>
        {text}
      </button>
    )
  return (
    <span {...props} role={description === undefined ? undefined : 'img'}>
      {text}
    </span>
  )
}
