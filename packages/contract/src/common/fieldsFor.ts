import type { Fields, FieldUse } from './fields.js'

/** The names of the fields that may be used so; those within a field by their path. */
export type FieldsFor<F extends Fields, U extends FieldUse> = {
  [K in keyof F & string]:
    | (U extends F[K]['uses'][number] ? K : never)
    | (F[K]['parts'] extends Fields ? `${K}.${FieldsFor<F[K]['parts'], U>}` : never)
}[keyof F & string]

/** The names of the fields that have one of the uses; those within a field by their path. */
export function fieldsFor<F extends Fields, U extends FieldUse>(fields: F, ...wanted: U[]): FieldsFor<F, U>[]
export function fieldsFor(fields: Fields, ...wanted: FieldUse[]): string[] {
  return Object.entries(fields).flatMap(([name, { uses, parts }]) => [
    ...(uses.some((use) => wanted.includes(use)) ? [name] : []),
    ...(parts ? fieldsFor(parts, ...wanted).map((part) => `${name}.${part}`) : []),
  ])
}
