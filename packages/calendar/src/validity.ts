import { addDays } from './arithmetic.js'
import { compareDays, type Day } from './day.js'

/** The last day of what has no end. */
export const openEnd: Day = '9999-12-31'

/** The days on which something holds: from the first to the last, both included. Without an end the last is {@link openEnd}. */
export interface Validity {
  validFrom: Day
  validTo: Day
}

/** Days on which the same things hold. */
export interface ValidityStep<T extends Validity> extends Validity {
  /** What holds on each of these days, in the order in which it was given. */
  items: readonly T[]
}

/** The day after one; `null` after {@link openEnd}, which has none. */
const dayAfter = (day: Day): Day | null => (day >= openEnd ? null : addDays(day, 1))

/** Whether something holds on a day. */
export const isValidOn = ({ validFrom, validTo }: Validity, day: Day): boolean => validFrom <= day && day <= validTo

/** The days on which both hold; `null` for none. */
export function overlapOf(one: Validity, other: Validity): Validity | null {
  const validFrom = one.validFrom > other.validFrom ? one.validFrom : other.validFrom
  const validTo = one.validTo < other.validTo ? one.validTo : other.validTo
  return validFrom <= validTo ? { validFrom, validTo } : null
}

/** The days of one validity on which none of the others holds, in order and without neighbours that could be one. */
export function missingDays(wanted: Validity, covers: readonly Validity[]): readonly Validity[] {
  const missing: Validity[] = []
  let next: Day | null = wanted.validFrom
  const held = covers.flatMap((cover) => overlapOf(wanted, cover) ?? [])
  for (const { validFrom, validTo } of held.toSorted((a, b) => compareDays(a.validFrom, b.validFrom))) {
    if (next === null) break
    if (validFrom > next) missing.push({ validFrom: next, validTo: addDays(validFrom, -1) })
    if (validTo >= next) next = dayAfter(validTo)
  }
  if (next !== null && next <= wanted.validTo) missing.push({ validFrom: next, validTo: wanted.validTo })
  return missing
}

/** The days between the first and the last of several on which none of them holds. */
export function gapsBetween(items: readonly Validity[]): readonly Validity[] {
  const [first] = items.map(({ validFrom }) => validFrom).toSorted(compareDays)
  const last = items
    .map(({ validTo }) => validTo)
    .toSorted(compareDays)
    .at(-1)
  return first === undefined || last === undefined ? [] : missingDays({ validFrom: first, validTo: last }, items)
}

/**
 * Divides time where something begins or ends: each step has the days on which the same things hold. Days on which nothing
 * holds are in none.
 */
export function validitySteps<T extends Validity>(items: readonly T[]): readonly ValidityStep<T>[] {
  const bounds = new Set<Day>()
  for (const { validFrom, validTo } of items) {
    if (validFrom > validTo) continue
    bounds.add(validFrom)
    const end = dayAfter(validTo)
    if (end !== null) bounds.add(end)
  }
  const starts = [...bounds].toSorted(compareDays)
  return starts.flatMap((validFrom, index) => {
    const holding = items.filter((item) => isValidOn(item, validFrom))
    if (holding.length === 0) return []
    const next = starts[index + 1]
    return [{ validFrom, validTo: next === undefined ? openEnd : addDays(next, -1), items: holding }]
  })
}
