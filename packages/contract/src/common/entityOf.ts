import type { ConditionKind } from '@embpm/calendar/condition'
import * as z from 'zod/mini'

import type { Family } from './access.js'
import { conditionKindsOf } from './conditionKindsOf.js'
import { type Entity, entity } from './entity.js'
import { entityEndpoints, type EntityEndpoints } from './entityEndpoints.js'
import type { EntityName } from '../kinds.js'
import { emptyOf, type Field, type Fields, type FieldUse, type Schemas, schemasOf } from './fields.js'
import { type FieldsFor, fieldsFor } from './fieldsFor.js'
import { treeEndpoints, type TreeEndpoints, type TreeNode } from './treeEndpoints.js'

/** The columns that every kind of entity has besides its own. */
type BaseColumn = 'id' | 'createdBy' | 'createdAt' | 'changedBy' | 'changedAt'

const columns = ['id', 'createdBy', 'createdAt', 'changedAt', 'changedBy'] as const

type HasUse<F extends Fields, K extends keyof F, U extends FieldUse> = U extends F[K]['uses'][number] ? true : false
type Settable<F extends Fields> = { [K in keyof F]: HasUse<F, K, 'server'> extends true ? never : K }[keyof F]
type Required<F extends Fields> = {
  [K in Settable<F>]: HasUse<F, K, 'required'> extends true ? K : never
}[Settable<F>]
type Writeable<T> = { -readonly [K in keyof T]: T[K] }

type EntityShape<F extends Fields> = typeof entity.shape & Schemas<F>
type ValuesShape<F extends Fields> = Writeable<
  { [K in Settable<F>]: F[K]['input'] } & Pick<typeof entity.shape, 'tags'>
>
type PatchShape<F extends Fields> = Writeable<{
  [K in keyof ValuesShape<F>]: z.ZodMiniOptional<ValuesShape<F>[K]>
}>
type InputShape<F extends Fields> = Writeable<Omit<PatchShape<F>, Required<F>> & { [K in Required<F>]: F[K]['input'] }>

/** What one says of a kind of entity. */
export interface EntityFacts<F extends Fields, K extends EntityName = EntityName> {
  /** What where-used lists and saved views call the kind. */
  kind: K
  /** Who may read and write it. Whoever may read a kind that refers to it may read it too. Default `consulting`. */
  family?: Family
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
  nameOf: (entity: z.output<z.ZodMiniObject<Schemas<F>>>) => string
  /** What one is called where others refer to it, and what tells it from others of that name. Default: `nameOf`. */
  referenceOf?: (entity: z.output<z.ZodMiniObject<Schemas<F>>>) => { name: string; detail?: string }
}

/** What follows for a kind of entity from what is said of it, but for its endpoints. */
interface Definition<F extends Fields, K extends EntityName = EntityName> extends EntityFacts<F, K> {
  family: Family
  referenceOf: NonNullable<EntityFacts<F>['referenceOf']>
  key: readonly (keyof F & string)[]
  /** An entity as the server stores and answers it. */
  schema: z.ZodMiniObject<EntityShape<F>>
  /** All that a user may set, none of it absent: what a form edits. */
  values: z.ZodMiniObject<ValuesShape<F>>
  /** What a user may set on a new one; the server has a default for what is absent. */
  input: z.ZodMiniObject<InputShape<F>>
  /** What an update may change; absent fields stay as they are. */
  patch: z.ZodMiniObject<PatchShape<F>>
  /** Columns that a list can be sorted by. */
  sort: readonly (BaseColumn | FieldsFor<F, 'sort'>)[]
  /** Columns that a list can be filtered by. */
  filter: readonly (BaseColumn | FieldsFor<F, 'filter' | 'search'>)[]
  /** Its columns of numbers. */
  numbers: readonly string[]
  /** What the conditions of its columns can say; of others they are choices. */
  kinds: Readonly<Record<string, ConditionKind>>
  /** Columns that a search looks into. */
  search: readonly FieldsFor<F, 'search'>[]
  /** What a new one has in fields that nobody has set. */
  empty: Readonly<Record<string, unknown>>
}

type EntityIn<F extends Fields> = z.output<z.ZodMiniObject<EntityShape<F>>>
type InputIn<F extends Fields> = z.input<z.ZodMiniObject<InputShape<F>>>
type PatchIn<F extends Fields> = z.input<z.ZodMiniObject<PatchShape<F>>>
type FilterIn<F extends Fields> = Definition<F>['filter'][number]

/** A kind of entity: what is said of it, and what follows. */
export interface EntityDefinition<F extends Fields = Fields, K extends EntityName = EntityName> extends Definition<
  F,
  K
> {
  /** What can be asked of the server. */
  endpoints: EntityIn<F> extends infer E extends Entity
    ? EntityEndpoints<E, InputIn<F>, PatchIn<F>, FilterIn<F>>
    : never
}

type NodeShape<F extends Fields, N> = Pick<EntityShape<F>, keyof EntityShape<F> & (N | keyof TreeNode)>

/** What one says of a kind of entity whose entities form a tree. */
export interface TreeFacts<F extends Fields, N, K extends EntityName = EntityName> extends EntityFacts<F, K> {
  /** The fields that a node has in lists and pickers, besides its id and its place. */
  node: readonly N[]
}

/** A kind of entity whose entities form a tree. */
export interface TreeDefinition<F extends Fields, N, K extends EntityName = EntityName> extends Definition<F, K> {
  /** A node in lists and pickers. */
  node: z.ZodMiniObject<NodeShape<F, N>>
  /** What can be asked of the server. */
  endpoints: EntityIn<F> extends infer E extends Entity & z.output<z.ZodMiniObject<NodeShape<F, N>>>
    ? z.output<z.ZodMiniObject<NodeShape<F, N>>> extends infer T extends TreeNode
      ? TreeEndpoints<E & T, T, InputIn<F>, PatchIn<F>, FilterIn<F>>
      : never
    : never
}

/** An entity of a kind as the server stores and answers it. */
export type EntityOf<D extends { schema: z.ZodMiniType }> = z.output<D['schema']>

/** The name of a field of a kind of entity. */
export type FieldName<D extends { fields: Fields }> = keyof D['fields'] & string

/** Writes down a kind of entity: its fields, each once, and from them what its endpoints, its table and its screens need. */
export function entityOf<const F extends Fields, const K extends EntityName>(
  facts: EntityFacts<F, K>,
): EntityDefinition<F, K>
export function entityOf(facts: EntityFacts<Fields>): object {
  const made = definitionOf(facts)
  return { ...made, endpoints: entityEndpoints(made) }
}

/** Writes down a kind of entity whose entities form a tree: they have a `parentId` and an `order`. */
export function treeOf<
  const F extends Fields & Record<Exclude<keyof TreeNode, 'id'>, Field>,
  const N extends keyof EntityShape<F>,
  const K extends EntityName,
>(facts: TreeFacts<F, N, K>): TreeDefinition<F, N, K>
export function treeOf(facts: TreeFacts<Fields, string>): object {
  const made = definitionOf(facts)
  const schemas = withNode(made.schema, ['id', ...facts.node, 'parentId', 'order'])
  return { ...made, ...schemas, endpoints: treeEndpoints({ ...made, ...schemas }) }
}

function withNode(
  schema: z.ZodMiniObject,
  names: readonly string[],
): { schema: z.ZodMiniType<Entity & TreeNode>; node: z.ZodMiniType<TreeNode> }
function withNode(schema: z.ZodMiniObject, names: readonly string[]): object {
  return { schema, node: z.pick(schema, Object.fromEntries(names.map((name) => [name, true] as const))) }
}

function definitionOf(facts: EntityFacts<Fields>) {
  const { fields, key = [], family = 'consulting', nameOf } = facts
  return {
    referenceOf: (entity: Record<string, unknown>) => ({ name: nameOf(entity) }),
    ...facts,
    family,
    key,
    schema: z.object({ ...entity.shape, ...schemasOf(fields) }),
    values: z.object(valuesShape(fields)),
    input: z.object(inputShape(fields)),
    patch: z.object(patchShape(fields)),
    sort: [...columns, ...fieldsFor(fields, 'sort')],
    filter: [...columns, ...fieldsFor(fields, 'filter', 'search')],
    numbers: numbersOf(fields),
    kinds: { createdAt: 'date' as const, changedAt: 'date' as const, ...conditionKindsOf(fields) },
    search: fieldsFor(fields, 'search'),
    empty: { ...emptyOf(fields), tags: [] },
  }
}

/** The columns of numbers, those within a field by their path. */
const numbersOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { facts, parts }]) => [
    ...(facts.kind === 'number' ? [name] : []),
    ...(parts ? numbersOf(parts).map((part) => `${name}.${part}`) : []),
  ])

function valuesShape<F extends Fields>(fields: F): ValuesShape<F>
function valuesShape(fields: Fields): object {
  const settable = Object.entries(fields).filter(([, { uses }]) => !uses.includes('server'))
  return { ...Object.fromEntries(settable.map(([name, { input }]) => [name, input])), tags: entity.shape.tags }
}

function patchShape<F extends Fields>(fields: F): PatchShape<F>
function patchShape(fields: Fields): object {
  return Object.fromEntries(Object.entries(valuesShape(fields)).map(([name, schema]) => [name, z.optional(schema)]))
}

function inputShape<F extends Fields>(fields: F): InputShape<F>
function inputShape(fields: Fields): object {
  const required = Object.entries(fields).filter(
    ([, { uses }]) => uses.includes('required') && !uses.includes('server'),
  )
  return { ...patchShape(fields), ...Object.fromEntries(required.map(([name, { input }]) => [name, input])) }
}
