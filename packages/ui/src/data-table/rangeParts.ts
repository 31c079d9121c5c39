import { lazyPart } from '../lazy-part/lazyPart.js'

/** The two ends of a range: fields that only those tables need that filter by numbers or days. */
export const rangeParts = {
  number: lazyPart(async () => (await import('./NumberRange.js')).NumberRange),
  date: lazyPart(async () => (await import('./DayRange.js')).DayRange),
} as const
