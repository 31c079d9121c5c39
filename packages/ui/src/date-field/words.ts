import { defineWords } from '../ui-strings/index.js'

/** The words of the date field. */
export const words = defineWords('dateField', {
  open: 'Open calendar',
  calendar: 'Calendar',
  week: 'Week',
  today: 'Today',
  clear: 'Clear',
  tooEarly: 'Not before {date}',
  tooLate: 'Not after {date}',
  unavailable: 'This day cannot be chosen',
})
