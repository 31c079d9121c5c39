import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the period select, which the intervals selector has too; replaced under `period` in `UiStrings`. */
export const periodWords = defineWords('period', {
  previousYear: 'Previous year',
  nextYear: 'Next year',
  clear: 'Clear',
  cleared: 'Nothing is selected any more',
  selected: '{count} selected',
  none: 'Nothing selected',
  required: 'Required',
  week: 'W{week}',
  weekName: 'Week {week}, {month}',
  wholeMonth: 'Whole month, {month}',
  weeksOf: '{count} of {total}',
  monthWeeks: { one: '{count} week of {month} selected', other: '{count} weeks of {month} selected' },
  remove: 'Remove {name}',
  more: 'and {count} more',
  fewer: 'Show fewer',
  search: 'Search weeks and months',
  hits: { one: '{count} hit', other: '{count} hits' },
  noHits: 'Nothing in {year} matches “{search}”',
  weekHint: 'Hold Shift for a range. A week belongs to the month of its Thursday.',
  weeks: 'Weeks',
})
