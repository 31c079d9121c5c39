import { isValidOn, missingDays, overlapOf, type Validity, validitySteps } from '@embpm/calendar'
import { type Clash, firstOutOfOrder, type LifePhase, lifePhases } from '@embpm/contract'

/** Something that holds on some days, as a refusal names it. */
export interface Dated extends Validity {
  id: string
  name: string
}

/** An assignment as the rule on percentages sees it. */
export interface Share extends Dated {
  percentage: number
  /** Whether it may bring the whole above 100 %. */
  overAllowed: boolean
}

/** It ends before it begins. */
export const orderClash = ({ validFrom, validTo }: Validity): Clash | null =>
  validFrom <= validTo ? null : { rule: 'order', field: 'validTo', validFrom, validTo, name: '' }

/** A phase of its life begins before an earlier one. */
export function phasesClash(life: Readonly<Record<LifePhase, string | null>>): Clash | null {
  const wrong = firstOutOfOrder(lifePhases, life)
  const day = wrong && life[wrong]
  return day ? { rule: 'phases', field: wrong, validFrom: day, validTo: day, name: '' } : null
}

/** Another one is there on the same days: the first of those that are. */
export function overlapClash(
  one: Dated,
  others: readonly Dated[],
  { rule, field }: { rule: 'overlap' | 'chief'; field: string },
): Clash | null {
  for (const other of others) {
    const both = other.id === one.id ? null : overlapOf(one, other)
    if (both) return { rule, field, ...both, name: other.name }
  }
  return null
}

/** What it belongs to does not hold on all of its days. */
export function uncoveredClash(one: Validity, above: Dated, field: string): Clash | null {
  const [missing] = missingDays(one, [above])
  return missing ? { rule: 'uncovered', field, ...missing, name: above.name } : null
}

/** Something that belongs to it holds on days on which it does not. */
export function neededClash(one: Validity, below: readonly Dated[]): Clash | null {
  for (const other of below) {
    const [missing] = missingDays(other, [one])
    if (missing) {
      const field = missing.validFrom < one.validFrom ? 'validFrom' : 'validTo'
      return { rule: 'needed', field, ...missing, name: other.name }
    }
  }
  return null
}

/** Together with others it is above 100 % on some days, and none of them may be. */
export function percentClash(one: Share, others: readonly Share[]): Clash | null {
  const near = others.filter((other) => other.id !== one.id && overlapOf(one, other))
  for (const { items, validFrom, validTo } of validitySteps([one, ...near])) {
    const percent = items.reduce((sum, { percentage }) => sum + percentage, 0)
    if (percent <= 100 || !isValidOn(one, validFrom) || items.some(({ overAllowed }) => overAllowed)) continue
    const name = items.flatMap((item) => (item.id === one.id ? [] : item.name)).join(', ')
    return { rule: 'percent', field: 'percentage', validFrom, validTo, name, percent }
  }
  return null
}

/** A position as the rule on reporting sees it. */
export interface Reporting extends Dated {
  reportsToId: string | null
}

/** It would report to itself, by way of the one that is named. */
export function cycleClash(one: Reporting, get: (id: string) => Reporting | undefined): Clash | null {
  const passed = new Set<string>()
  for (let above = one.reportsToId; above !== null && !passed.has(above);) {
    passed.add(above)
    const next = above === one.id ? one : get(above)
    if (next?.reportsToId === one.id || above === one.id) {
      const { validFrom, validTo } = one
      return { rule: 'cycle', field: 'reportsToId', validFrom, validTo, name: next?.name ?? one.name }
    }
    above = next?.reportsToId ?? null
  }
  return null
}
