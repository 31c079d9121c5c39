import type { Clash } from '@embpm/contract'

import { clashingWith } from '../entity/refusals.js'

/** Refuses a write with the first clash that there is. */
export function refuse(...clashes: readonly (Clash | null)[]): void {
  const found = clashes.find((clash) => clash !== null)
  if (found) throw clashingWith(found)
}
