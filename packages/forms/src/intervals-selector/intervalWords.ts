import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the intervals selector beside those of the period select; replaced under `interval` in `UiStrings`. */
export const intervalWords = defineWords('interval', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  rangeHint: 'Hold Shift for a range.',
  kind: 'Kind of interval',
  months: 'Months',
  weeks: 'Weeks',
  days: 'Days',
  MONTHLY: 'Monthly',
  WEEKLY: 'Weekly',
  DAILY: 'Daily',
  IRREGULAR: 'Irregular',
  removed: 'Removed: {removed}.',
  changed: 'Changed from {mode}. Removed: {removed}.',
  monthCount: { one: '{count} month', other: '{count} months' },
  weekCount: { one: '{count} week', other: '{count} weeks' },
  dayCount: { one: '{count} day', other: '{count} days' },
  otherCount: { one: '{count} other interval', other: '{count} other intervals' },
  undo: 'Undo',
  restored: 'What was removed is back',
})
