export {
  calendarDateOf,
  dateOfDay,
  dayNumber,
  daysInMonth,
  daysOfWeek,
  isoWeekOf,
  monthGrid,
  months,
  weeksInYear,
  weeksOfMonth,
  yearChoices,
} from './calendar.js'
export type { CalendarDate, IsoWeek, MonthLine } from './calendar.js'
export {
  compareIntervals,
  firstDayOf,
  intervalKey,
  intervalKind,
  intervalMode,
  intervalOf,
  parseIntervals,
  pruneIntervals,
  sortIntervals,
  toggleInterval,
} from './intervals.js'
export type { Interval, IntervalKind, IntervalMode } from './intervals.js'
export {
  comparePeriods,
  monthName,
  monthState,
  periodOptions,
  sortPeriods,
  toggleMonthGroup,
  weekKeysOf,
} from './periodOptions.js'
export type { PeriodOption, WeekText } from './periodOptions.js'
export { periodRange } from './periodRange.js'
