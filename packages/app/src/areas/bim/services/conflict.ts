import type { Service } from '@embpm/contract'
import { changedFields, toFormValues, type ServiceField, type ServiceFormValues } from './serviceForm.js'

/** Whose value of a field is to stand. */
export type Side = 'mine' | 'theirs'

/** Two people changed the same service: where it stood, what I want, and what was saved meanwhile. */
export interface Conflict {
  base: ServiceFormValues
  mine: ServiceFormValues
  theirs: Service
}

/** The fields whose values differ now, in the order of the page. */
export const conflictFields = ({ mine, theirs }: Conflict): ServiceField[] => changedFields(mine, toFormValues(theirs))

/** Nothing is lost by default: what I changed stays mine, what only they changed stays theirs. */
export function defaultSides(conflict: Conflict): Partial<Record<ServiceField, Side>> {
  const touched = new Set(changedFields(conflict.base, conflict.mine))
  return Object.fromEntries(conflictFields(conflict).map((field) => [field, touched.has(field) ? 'mine' : 'theirs']))
}

/** The values after the decision: theirs, with the fields that stay mine. */
export function resolveConflict(
  { mine, theirs }: Conflict,
  sides: Partial<Record<ServiceField, Side>>,
): ServiceFormValues {
  const values = { ...toFormValues(theirs) }
  const take = <F extends ServiceField>(field: F) => {
    values[field] = mine[field]
  }
  for (const field of conflictFields({ base: mine, mine, theirs })) if (sides[field] === 'mine') take(field)
  return values
}
