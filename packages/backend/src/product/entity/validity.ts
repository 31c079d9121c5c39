import { type Dated, orderClash, overlapClash } from './clashes.js'
import { clashingWith } from './refusals.js'

/** Refuses what ends before it begins, and what is valid on a day on which another one with the same key is. */
export function admitValidity(entity: Dated, sameKey: readonly Dated[]): void {
  const clash = orderClash(entity) ?? overlapClash(entity, sameKey, { rule: 'overlap', field: 'validFrom' })
  if (clash) throw clashingWith(clash)
}
