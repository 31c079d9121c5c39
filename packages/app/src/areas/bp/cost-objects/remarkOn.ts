import { addMonths, gapsBetween, openEnd, type Day, type Validity } from '@embpm/calendar'

/** What is to be said of when something is valid, and the day that it is about; of a gap its years. */
export type ValidityRemark =
  | { says: 'openEnd' }
  | { says: 'endsSoon' | 'ends' | 'ended' | 'from'; day: Day }
  | { says: 'gap'; years: string }

/** So many months before its end one is warned. */
const near = 3

/** Years from the first to the last day: 2025, or 2025–2026. */
const yearsOf = ({ validFrom, validTo }: Validity): string => {
  const [first, last] = [validFrom.slice(0, 4), validTo.slice(0, 4)]
  return first === last ? first : `${first}–${last}`
}

/**
 * What is to be said of when a cost object is valid, the most urgent first.
 * @param all the same cost object in all the times that it is valid, itself among them
 */
export function remarkOn(own: Validity, all: readonly Validity[], today: Day): ValidityRemark {
  const [gap] = gapsBetween(all)
  if (gap) return { says: 'gap', years: yearsOf(gap) }
  if (own.validTo < today) return { says: 'ended', day: own.validTo }
  if (own.validFrom > today) return { says: 'from', day: own.validFrom }
  if (own.validTo === openEnd) return { says: 'openEnd' }
  // Where the next time follows at once, its end is none that one has to do something about.
  const goesOn = all.some(({ validTo }) => validTo > own.validTo)
  return { says: !goesOn && own.validTo <= addMonths(today, near) ? 'endsSoon' : 'ends', day: own.validTo }
}
