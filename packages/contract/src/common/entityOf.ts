import * as z from 'zod'

import type { Family } from './access.js'
import { entity } from './entity.js'
import type { EntityName } from './entityName.js'
import { emptyOf, type Fields, type FieldsFor, fieldsFor, type FieldUse, type Schemas, schemasOf } from './fields.js'

/** The columns that every kind of entity has besides its own. */
type BaseColumn = 'id' | 'createdBy' | 'createdAt' | 'changedBy' | 'changedAt'

const ranges = ['createdAt', 'changedAt'] as const
const columns = ['id', 'createdBy', ...ranges, 'changedBy'] as const

type HasUse<F extends Fields, K extends keyof F, U extends FieldUse> = U extends F[K]['uses'][number] ? true : false
type Settable<F extends Fields> = { [K in keyof F]: HasUse<F, K, 'server'> extends true ? never : K }[keyof F]
type Required<F extends Fields> = {
  [K in Settable<F>]: HasUse<F, K, 'required'> extends true ? K : never
}[Settable<F>]
type Writeable<T> = { -readonly [K in keyof T]: T[K] }

type EntityShape<F extends Fields> = typeof entity.shape & Schemas<F>
type ValuesShape<F extends Fields> = Writeable<
  { [K in Settable<F>]: F[K]['schema'] } & Pick<typeof entity.shape, 'tags'>
>
type PatchShape<F extends Fields> = Writeable<{
  [K in keyof ValuesShape<F>]: z.ZodOptional<ValuesShape<F>[K]>
}>
type InputShape<F extends Fields> = Writeable<Omit<PatchShape<F>, Required<F>> & { [K in Required<F>]: F[K]['schema'] }>

/** What one says of a kind of entity. */
export interface EntityFacts<F extends Fields> {
  /** What where-used lists and saved views call the kind. */
  kind: EntityName
  /** Who may read and write it. Whoever may read a kind that refers to it may read it too. */
  family: Family
  /** Families whose readers may read it though none of their kinds refers to it. */
  readBy?: readonly Family[]
  /** Where its endpoints are, such as `/processes/ricefws`. */
  path: `/${string}`
  /** Group in the API reference. */
  tag: string
  /** What one is called, with its article, such as `a RICEFW item`. */
  one: string
  /** What many are called, such as `RICEFW items`. */
  many: string
  /** Its own fields by name, in the order in which people think of them. */
  fields: F
  /** The fields whose values only one entity has together; a refusal names the last one. */
  key?: readonly (keyof F & string)[]
  /** What people call one: its name, or its number and name. */
  nameOf: (entity: z.output<z.ZodObject<Schemas<F>>>) => string
}

/** A kind of entity: what is said of it, and what follows. */
export interface EntityDefinition<F extends Fields = Fields> extends EntityFacts<F> {
  key: readonly (keyof F & string)[]
  /** An entity as the server stores and answers it. */
  schema: z.ZodObject<EntityShape<F>>
  /** All that a user may set, none of it absent: what a form edits. */
  values: z.ZodObject<ValuesShape<F>>
  /** What a user may set on a new one; the server has a default for what is absent. */
  input: z.ZodObject<InputShape<F>>
  /** What an update may change; absent fields stay as they are. */
  patch: z.ZodObject<PatchShape<F>>
  /** Columns that a list can be sorted by. */
  sort: readonly (BaseColumn | FieldsFor<F, 'sort'>)[]
  /** Columns that a list can be filtered by. */
  filter: readonly (BaseColumn | FieldsFor<F, 'filter'>)[]
  /** Those of the filter's columns that take `from..to` as well. */
  ranges: readonly ((typeof ranges)[number] | FieldsFor<F, 'range'>)[]
  /** Columns that a search looks into. */
  search: readonly FieldsFor<F, 'search'>[]
  /** What a new one has in fields that nobody has set. */
  empty: Readonly<Record<string, unknown>>
}

/** An entity of a kind as the server stores and answers it. */
export type EntityOf<D extends { schema: z.ZodType }> = z.output<D['schema']>

/** The name of a field of a kind of entity. */
export type FieldName<D extends { fields: Fields }> = keyof D['fields'] & string

/** Writes down a kind of entity: its fields, each once, and from them what its endpoints, its table and its screens need. */
export function entityOf<const F extends Fields>(facts: EntityFacts<F>): EntityDefinition<F> {
  const { fields, key = [] } = facts
  const schema = z.object({ ...entity.shape, ...schemasOf(fields) })
  return {
    ...facts,
    key,
    schema,
    values: z.object(valuesShape(fields)),
    input: z.object(inputShape(fields)),
    patch: z.object(patchShape(fields)),
    sort: [...columns, ...fieldsFor(fields, 'sort')],
    filter: [...columns, ...fieldsFor(fields, 'filter')],
    ranges: [...ranges, ...fieldsFor(fields, 'range')],
    search: fieldsFor(fields, 'search'),
    empty: { ...emptyOf(fields), tags: [] },
  }
}

function valuesShape<F extends Fields>(fields: F): ValuesShape<F>
function valuesShape(fields: Fields): object {
  const settable = Object.entries(fields).filter(([, { uses }]) => !uses.includes('server'))
  return { ...Object.fromEntries(settable.map(([name, { schema }]) => [name, schema])), tags: entity.shape.tags }
}

function patchShape<F extends Fields>(fields: F): PatchShape<F>
function patchShape(fields: Fields): object {
  return Object.fromEntries(Object.entries(valuesShape(fields)).map(([name, schema]) => [name, schema.optional()]))
}

function inputShape<F extends Fields>(fields: F): InputShape<F>
function inputShape(fields: Fields): object {
  const required = Object.entries(fields).filter(
    ([, { uses }]) => uses.includes('required') && !uses.includes('server'),
  )
  return { ...patchShape(fields), ...Object.fromEntries(required.map(([name, { schema }]) => [name, schema])) }
}
