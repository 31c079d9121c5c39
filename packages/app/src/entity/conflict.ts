import type { Entity } from '@embpm/contract'
import type { FieldValues } from 'react-hook-form'
import { changedFields, type EntityForm, toFormValues } from './EntityForm.js'

/** Whose value of a field is to stand. */
export type Side = 'mine' | 'theirs'

/** Whose value is to stand, by field. */
export type Sides = Readonly<Record<string, Side>>

/** Two people changed the same entity: where it stood, what I want, and what was saved meanwhile. */
export interface Conflict<E extends Entity> {
  form: EntityForm
  base: FieldValues
  mine: FieldValues
  theirs: E
}

/** The fields whose values differ now, in the order of the page. */
export const conflictFields = <E extends Entity>({ form, mine, theirs }: Conflict<E>): string[] =>
  changedFields(form, mine, toFormValues(form, theirs))

/** The fields whose values they changed, in the order of the page. */
export const theirChanges = <E extends Entity>({ form, base, theirs }: Conflict<E>): string[] =>
  changedFields(form, base, toFormValues(form, theirs))

/** Nothing is lost by default: what I changed stays mine, what only they changed stays theirs. */
export function defaultSides<E extends Entity>(conflict: Conflict<E>): Sides {
  const touched = new Set(changedFields(conflict.form, conflict.base, conflict.mine))
  return Object.fromEntries(conflictFields(conflict).map((field) => [field, touched.has(field) ? 'mine' : 'theirs']))
}

/** The values after the decision: theirs, with the fields that stay mine. */
export function resolveConflict<E extends Entity>(conflict: Conflict<E>, sides: Sides): FieldValues {
  const { form, mine, theirs } = conflict
  const kept = conflictFields(conflict).filter((field) => sides[field] === 'mine')
  return { ...toFormValues(form, theirs), ...Object.fromEntries(kept.map((field) => [field, mine[field]])) }
}
