import { dequal } from 'dequal/lite'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'

/** What the object page of a kind of entity edits. */
export interface EntityForm {
  /** Checks the values; the names of its fields are those of the entity. */
  schema: z.ZodMiniType<FieldValues, FieldValues> & { readonly shape: Readonly<Record<string, z.ZodMiniType>> }
  /** What a new entity starts with. */
  empty: FieldValues
}

/** The names of a form's fields, in the order of the page. */
export const formFields = ({ schema }: EntityForm): string[] => Object.keys(schema.shape)

/** The part of an entity that a form edits. */
export const toFormValues = (form: EntityForm, entity: object): FieldValues =>
  Object.fromEntries(formFields(form).map((field) => [field, Reflect.get(entity, field)]))

/** The fields in which two sets of values differ. */
export const changedFields = (form: EntityForm, a: FieldValues, b: FieldValues): string[] =>
  formFields(form).filter((field) => !dequal(a[field], b[field]))

/** The update that carries these fields and no others. Throws when a value is not valid. */
export function toPatch(form: EntityForm, values: FieldValues, fields: readonly string[]): FieldValues {
  const parsed = form.schema.parse(values)
  return Object.fromEntries(fields.map((field) => [field, parsed[field]]))
}
