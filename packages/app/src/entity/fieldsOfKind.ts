import type { Field, FieldUse, Fields } from '@embpm/contract'
import type * as z from 'zod/mini'
import type { ChoiceSet, EntityField, FieldLabel } from './EntityField.js'

/** Fields whose choices have words in the texts. */
export interface WordedFields {
  readonly [name: string]: Field<z.ZodMiniType, z.ZodMiniType, FieldUse, ChoiceSet | null>
}

/** The names of fields; of those within a field, their paths. */
export type FieldPath<F extends Fields> = {
  [K in keyof F & string]: K | (F[K]['parts'] extends Fields ? `${K}.${keyof F[K]['parts'] & string}` : never)
}[keyof F & string]

/** A field is labelled by its own name, a reference without its `Id`. */
type OwnLabel<P extends string> = P extends `${string}.${infer Part}` ? Part : P extends `${infer Name}Id` ? Name : P

/** Labels of fields: needed where the own name is no label; `null` for a field that no screen shows. */
export type FieldLabels<F extends Fields> = {
  readonly [P in FieldPath<F> as OwnLabel<P> extends FieldLabel ? never : P]: FieldLabel | null
} & { readonly [P in FieldPath<F>]?: FieldLabel | null }

const ownLabel = (path: string) =>
  path.includes('.') ? path.slice(path.lastIndexOf('.') + 1) : path.replace(/Id$/, '')

/** What the screens need to know of the fields of a kind, from what the contract says of them. */
export function fieldsOfKind<F extends WordedFields>(fields: F, labels: FieldLabels<F>): Record<string, EntityField>
export function fieldsOfKind(
  fields: Fields,
  labels: Readonly<Record<string, FieldLabel | null>>,
): Record<string, unknown> {
  return madeOf(fields, labels)
}

/** The same for whoever knows no more of the kind than the contract: labels are the fields' own names, whether there are such words or not. */
export function fieldsByOwnNames(fields: Fields): Record<string, EntityField>
export function fieldsByOwnNames(fields: Fields): Record<string, unknown> {
  return madeOf(fields, {})
}

function madeOf(fields: Fields, labels: Readonly<Record<string, FieldLabel | null>>): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...Object.entries(field.parts ?? {}).map(([part, inner]) => [`${name}.${part}`, inner.fromServer()] as const),
  ])
  return {
    ...Object.fromEntries(
      entries.flatMap(([path, field]) => {
        const label = path in labels ? labels[path] : ownLabel(path)
        return label === null ? [] : [[path, { ...factsOf(field), label }]]
      }),
    ),
    ...baseFields,
  }
}

function factsOf({ facts, uses, words }: Field) {
  const { kind, values, to, of, by, maxLength, min, max } = facts
  const readOnly = uses.includes('server')
  return {
    kind: readOnly && kind !== 'date' && kind !== 'dateTime' ? 'computed' : kind,
    ...(values && { choices: { values, ...(words !== null && { set: words }) } }),
    ...(to && { to: to[0] }),
    ...(to && to.length > 1 && { alsoTo: to.slice(1) }),
    ...(of !== undefined && { of }),
    ...(kind === 'text' && to && by !== undefined && { names: { kind: to[0], by } }),
    required: uses.includes('required'),
    bulk: uses.includes('bulk'),
    readOnly,
    maxLength,
    min,
    max,
  }
}

/** The fields that every entity has besides its own. */
const baseFields = {
  id: { label: 'id', kind: 'computed', readOnly: true },
  tags: { label: 'tags', kind: 'list', maxLength: 50 },
  createdBy: { label: 'createdBy', kind: 'computed', readOnly: true },
  createdAt: { label: 'createdAt', kind: 'dateTime', readOnly: true },
  changedBy: { label: 'changedBy', kind: 'computed', readOnly: true },
  changedAt: { label: 'changedAt', kind: 'dateTime', readOnly: true },
} as const satisfies Record<string, EntityField>
