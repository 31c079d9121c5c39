import { lazyPart } from '../lazy-part/lazyPart.js'

/** The calendar weighs more than the field, which works without it: a day can be typed. */
export const calendarPart = lazyPart(async () => (await import('./CalendarPopover.js')).CalendarPopover)
