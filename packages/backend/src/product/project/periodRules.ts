import { isoWeekOf } from '@embpm/calendar'
import type { Period } from '@embpm/contract/period'
import type { PeriodAction, PeriodRefusal } from '@embpm/contract/period-closing'

/** What the rules of closing look at. */
export type RuledPeriod = Pick<Period, 'id' | 'type' | 'interval' | 'year' | 'number' | 'state' | 'start'>

/** The month that a week belongs to, by its Thursday: `null` for what is no week. */
function monthOf({ interval, start }: Pick<RuledPeriod, 'interval' | 'start'>) {
  if (interval !== 'WEEKLY') return null
  const { year, month } = isoWeekOf(start)
  return { year, month }
}

/** Whether a week belongs to a month of the same type. */
export function isWithin(week: RuledPeriod, month: RuledPeriod): boolean {
  const above = monthOf(week)
  return (
    month.interval === 'MONTHLY' &&
    week.type === month.type &&
    above?.year === month.year &&
    above.month === month.number
  )
}

/** The chosen periods and the weeks of chosen months, each once. */
export function withWeeks<P extends RuledPeriod>(all: readonly P[], chosen: ReadonlySet<string>): P[] {
  const months = all.filter(({ id, interval }) => interval === 'MONTHLY' && chosen.has(id))
  return all.filter((one) => chosen.has(one.id) || months.some((month) => isWithin(one, month)))
}

/** The closed months that cannot stay closed when chosen weeks of them are opened. */
export function monthsAbove<P extends RuledPeriod>(all: readonly P[], chosen: ReadonlySet<string>): P[] {
  const weeks = all.filter(({ id, interval }) => interval === 'WEEKLY' && chosen.has(id))
  return all.filter(
    (month) => !chosen.has(month.id) && month.state === 'closed' && weeks.some((week) => isWithin(week, month)),
  )
}

/** Why an action on periods is refused by their states; `null` where it is not. */
export function refusalOf(
  action: PeriodAction,
  all: readonly RuledPeriod[],
  chosen: ReadonlySet<string>,
): PeriodRefusal | null {
  const meant = withWeeks(all, chosen)
  const has = (state: Period['state'], among: readonly RuledPeriod[] = meant) =>
    among.some((one) => one.state === state)
  if (action === 'close') return has('open') ? null : 'noneOpen'
  if (action === 'lock') return has('open') ? 'open' : has('closed') ? null : 'noneClosed'
  if (
    has(
      'locked',
      all.filter(({ id }) => chosen.has(id)),
    )
  )
    return 'locked'
  return has('closed') ? null : 'noneClosed'
}

const changes = {
  close: { from: 'open', to: 'closed' },
  reopen: { from: 'closed', to: 'open' },
  lock: { from: 'closed', to: 'locked' },
} as const satisfies Record<PeriodAction, { from: Period['state']; to: Period['state'] }>

/** The periods that an action changes, and the state that they have then. It is asked only where nothing refuses it. */
export function changedBy<P extends RuledPeriod>(
  action: PeriodAction,
  all: readonly P[],
  chosen: ReadonlySet<string>,
): { periods: P[]; to: Period['state'] } {
  const { from, to } = changes[action]
  const meant = withWeeks(all, chosen)
  const also = action === 'reopen' ? monthsAbove(all, chosen) : []
  return { periods: [...meant.filter(({ state }) => state === from), ...also], to }
}
