import { addDays, differenceInDays, type Day } from '@embpm/calendar'
import { reviewNoticeDays } from '@embpm/contract/document'

/** How urgent a review is: late, due within the notice, or neither. */
export type ReviewUrgency = 'late' | 'soon' | 'later'

/** How urgent a review is on a day, and the days until it is due: below 0 it is late. */
export function reviewOf(due: Day, today: Day): { urgency: ReviewUrgency; days: number } {
  const days = differenceInDays(due, today)
  return { days, urgency: days < 0 ? 'late' : days <= reviewNoticeDays ? 'soon' : 'later' }
}

/** The last day of the notice: what is due by then is due soon. */
export const noticeEnd = (today: Day): Day => addDays(today, reviewNoticeDays)
