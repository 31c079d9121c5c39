import * as z from 'zod/mini'

import { coded, lifecycleStatuses, person } from './entity.js'
import type { EntityName } from '../kinds.js'
import { json, maxJsonLength } from './json.js'

/** How the value of a field is shown, typed and imported. */
export const fieldKinds = [
  'text',
  'longText',
  'number',
  'date',
  'dateTime',
  'boolean',
  'choice',
  'list',
  'reference',
  'json',
  'computed',
] as const

/** How the value of a field is shown, typed and imported. What the server computes, such as a label, is `computed`. */
export type FieldKind = (typeof fieldKinds)[number]

/** What a field can refer to: people, and the entities of a kind. */
export type ReferenceTarget = 'people' | EntityName

/** What a field may be used for besides being read. */
export type FieldUse = 'server' | 'required' | 'sort' | 'filter' | 'search' | 'bulk'

/** What holds for the values of a field, besides its schema. */
export interface FieldFacts {
  kind: FieldKind
  /** What a new entity has until somebody sets it. */
  empty: unknown
  /** Of a choice: its values, in their order. */
  values?: readonly string[]
  /** Of a reference: what it refers to; where there are several, the ids tell them apart. */
  to?: readonly ReferenceTarget[]
  /** Of a reference: the column that it names there. Default: `id`. */
  by?: string
  /** Of a label: the field whose entity it names. */
  of?: string
  /** Characters that fit in; of a list, in one of its texts; of JSON, in its text. */
  maxLength?: number
  /** The smallest number. */
  min?: number
  /** The largest number. */
  max?: number
}

/**
 * One field of a kind of entity: everything that is known about it, in one place. Each method answers the field with one
 * more use; a field without uses can be read and set, no more.
 *
 * @typeParam S schema of its values
 * @typeParam R its schema once it is required
 * @typeParam U what it is used for
 * @typeParam W name of the words of its choices
 * @typeParam P the fields within it that are columns of their own
 */
export interface Field<
  S extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
  U extends FieldUse = FieldUse,
  W extends string | null = string | null,
  P extends Fields | null = Fields | null,
> {
  readonly schema: S
  /** What may be written: the schema, or a narrower one where stored values may break a rule that came later. */
  readonly input: S
  readonly facts: FieldFacts
  readonly uses: readonly U[]
  /** Where the words of its choices stand; `null` when the values speak for themselves, such as `SOAP`. */
  readonly words: W
  readonly parts: P
  /** A new entity cannot do without it. */
  required(): Field<R, R, U | 'required', W, P>
  /** Only the server gives it. */
  fromServer(): Field<S, R, U | 'server', W, P>
  /** A list can be sorted by it. */
  sort(): Field<S, R, U | 'sort', W, P>
  /** A list can be filtered by conditions on it. */
  filter(): Field<S, R, U | 'filter', W, P>
  /** A search looks into it, and a list can be filtered by it. */
  search(): Field<S, R, U | 'search', W, P>
  /** Many can be given the same value at once. */
  bulk(): Field<S, R, U | 'bulk', W, P>
  /** What a new entity has until somebody sets it. */
  default(value: z.output<S>): Field<S, R, U, W, P>
}

/** Fields by name. */
export interface Fields {
  readonly [name: string]: Field
}

/** What a field is made of. */
interface Making<S, R, U extends FieldUse, W, P> {
  schema: S
  required: R
  /** Default: the schema. */
  input?: S
  facts: FieldFacts
  uses: readonly U[]
  words: W
  parts: P
}

function fieldOf<
  S extends z.ZodMiniType,
  R extends z.ZodMiniType,
  U extends FieldUse,
  W extends string | null,
  P extends Fields | null,
>(making: Making<S, R, U, W, P>): Field<S, R, U, W, P> {
  const { schema, input = schema, facts, uses, words, parts } = making
  const used = <N extends FieldUse>(...more: readonly N[]) => fieldOf({ ...making, uses: [...uses, ...more] })
  return {
    schema,
    input,
    facts,
    uses,
    words,
    parts,
    required: () =>
      fieldOf({ ...making, schema: making.required, input: making.required, uses: [...uses, 'required'] }),
    fromServer: () => used('server'),
    sort: () => used('sort'),
    filter: () => used('filter'),
    search: () => used('search'),
    bulk: () => used('bulk'),
    default: (value) => fieldOf({ ...making, facts: { ...facts, empty: value } }),
  }
}

const plain = <S extends z.ZodMiniType>(schema: S, facts: FieldFacts) =>
  fieldOf({ schema, required: schema, facts, uses: [], words: null, parts: null })

/** A text of one line. Required, it is not empty. Default: empty. */
export const text = (maxLength: number) =>
  fieldOf({
    schema: z.string().check(z.maxLength(maxLength)),
    required: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength)),
    facts: { kind: 'text', empty: '', maxLength },
    uses: [],
    words: null,
    parts: null,
  })

/** What is wrong with a text that a rule of its form refuses. */
export const formatProblems = {
  link: 'A link is a path that starts with / or an http or https address.',
  wbs: 'A WBS number has letters and digits, and single - . / : or > between them, such as 1.3.2 or P-100/2.',
} as const

/**
 * A number in the work breakdown structure, such as 1.3.2 or P-100/2: letters and digits with single separators between
 * them. Default: empty. What was stored before the rule is still read.
 *
 * Source: the coding masks of SAP PS, whose separators are `-`, `.`, `/`, `:` and `>` (`decisions/entities.md`).
 */
export const wbs = () => {
  const maxLength = 40
  const mask = /^(?:[a-z\d]+(?:[-./:>][a-z\d]+)*)?$/i
  const input = z.string().check(z.trim(), z.maxLength(maxLength), z.regex(mask, { error: formatProblems.wbs }))
  return fieldOf({
    schema: z.string().check(z.maxLength(maxLength)),
    required: input.check(z.minLength(1)),
    input,
    facts: { kind: 'text', empty: '', maxLength },
    uses: [],
    words: null,
    parts: null,
  })
}

/** A text that names an entity of another kind by a column of it that is not its id. Required, it is not empty. Default: empty. */
export const naming = (maxLength: number, to: EntityName, by: string) =>
  fieldOf({
    schema: z.string().check(z.maxLength(maxLength)),
    required: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength)),
    facts: { kind: 'text', empty: '', maxLength, to: [to], by },
    uses: [],
    words: null,
    parts: null,
  })

/** A currency by ISO 4217. Default: the euro. */
export const currency = () => plain(z.string().check(z.length(3)), { kind: 'text', empty: 'EUR', maxLength: 3 })

/** An e-mail address. Default: empty, so that it has to be required. */
export const email = () => plain(z.email().check(z.maxLength(254)), { kind: 'text', empty: '', maxLength: 254 })

/** A path, or an http or https address: no other scheme, for it is shown as a link. Default: empty. */
export const link = () =>
  plain(
    z.string().check(
      z.maxLength(2048),
      z.regex(/^(?:$|\/|https?:\/\/)/i, {
        error: formatProblems.link,
      }),
    ),
    { kind: 'text', empty: '', maxLength: 2048 },
  )

/** A text of several lines. Default: empty. */
export const longText = (maxLength = 10_000) =>
  plain(z.string().check(z.maxLength(maxLength)), { kind: 'longText', empty: '', maxLength })

/** Texts, each of at most `maxLength` characters. Default: none. */
export const texts = (maxLength: number, most: number) =>
  plain(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength))).check(z.maxLength(most)), {
    kind: 'list',
    empty: [],
    maxLength,
  })

/** A whole number. Default: the smallest. */
export const whole = (min: number, max: number) =>
  plain(z.int().check(z.minimum(min), z.maximum(max)), { kind: 'number', empty: min, min, max })

/** A number. Default: the smallest. */
export const number = (min: number, max: number) =>
  plain(z.number().check(z.minimum(min), z.maximum(max)), { kind: 'number', empty: min, min, max })

/** Yes or no. Default: no. */
export const flag = () => plain(z.boolean(), { kind: 'boolean', empty: false })

/** A day as YYYY-MM-DD, `null` for none unless it is required. Default: none. */
export const day = () =>
  fieldOf({
    schema: z.nullable(z.iso.date()),
    required: z.iso.date(),
    facts: { kind: 'date', empty: null },
    uses: [],
    words: null,
    parts: null,
  })

/** A day as YYYY-MM-DD that is never missing. */
export const dayOr = (empty: string) => plain(z.iso.date(), { kind: 'date', empty })

/** A moment in ISO 8601, UTC, `null` for none. Default: none. */
export const moment = () => plain(z.nullable(z.iso.datetime()), { kind: 'dateTime', empty: null })

/**
 * One of several values. Default: the first.
 *
 * @param values in their order
 * @param words name of what the values are called in the user's language
 */
export const choice = <const V extends readonly [string, ...string[]], const W extends string | null>(
  values: V,
  words: W,
) => {
  const schema = z.enum(values)
  return fieldOf({
    schema,
    required: schema,
    facts: { kind: 'choice', empty: values[0], values },
    uses: [],
    words,
    parts: null,
  })
}

/**
 * One of the names that are known, until what they name is a kind of its own; others that are stored are kept as they are.
 * Default: empty.
 */
export const knownName = (maxLength: number, values: readonly string[]) =>
  plain(z.string().check(z.maxLength(maxLength)), { kind: 'choice', empty: '', values, maxLength })

/** One of several codes that speak for themselves, such as `SOAP`. Default: the first. */
export const code = <const V extends readonly [string, ...string[]]>(values: V) => choice(values, null)

/** Some of several values. Default: none. */
export const choices = <const V extends readonly [string, ...string[]], const W extends string | null>(
  values: V,
  words: W,
) => {
  const schema = z.array(z.enum(values)).check(z.maxLength(values.length))
  return fieldOf({ schema, required: schema, facts: { kind: 'list', empty: [], values }, uses: [], words, parts: null })
}

/** One of the seven statuses of the status circle. Default: the first. */
export const lifecycle = () => choice(lifecycleStatuses, 'lifecycle')

const id = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * The id of an entity of another kind or of a person, `null` for none unless it is required. Default: none.
 *
 * @param to what it refers to; `null` while that is no kind of the product
 * @param by the column of the entities of that kind that the text names. Default: `id`
 */
export const reference = (to: ReferenceTarget | readonly ReferenceTarget[] | null, by?: string) =>
  fieldOf({
    schema: z.nullable(id),
    required: id,
    facts: { kind: to === null ? 'text' : 'reference', empty: null, to: to === null ? [] : [to].flat(), by },
    uses: [],
    words: null,
    parts: null,
  })

/**
 * What the nodes of a tree have that people know by a short key and a name.
 *
 * @param kind the kind itself, for the node above
 */
export const codedTree = (kind: EntityName) => ({
  /** Short key, unique in the organisation. */
  code: text(20).required().sort().filter().search(),
  name: text(200).required().sort().search(),
  description: longText().sort().search(),
  /** The one above. */
  parentId: reference(kind).filter(),
  /** Place among its siblings, from 0. */
  order: whole(0, 1_000_000).fromServer(),
})

/** Any JSON of at most 200,000 characters. Default: `null`. */
export const anyJson = () => plain(json, { kind: 'json', empty: null, maxLength: maxJsonLength })

/** A value of a schema of its own, typed as JSON where nothing better is made for it. */
export const structure = <S extends z.ZodMiniType>(schema: S, empty: z.output<S>) =>
  plain(schema, { kind: 'json', empty })

/** A list of such values, whose `parts` are columns of their own: of a row those of all its items. */
export const structures = <S extends z.ZodMiniType, const P extends Fields>(schema: S, empty: z.output<S>, parts: P) =>
  fieldOf({ schema, required: schema, facts: { kind: 'json', empty }, uses: [], words: null, parts })

/** What follows from other fields; only the server gives it. */
export const computed = <S extends z.ZodMiniType>(schema: S, empty: z.output<S>) =>
  plain(schema, { kind: 'computed', empty }).fromServer()

/** What people call what the field `of` refers to, added by the server; `null` for nothing. `parts` of it are columns of their own. */
export function labelOf<S extends z.ZodMiniType>(of: string, schema: S): Label<S, null>
export function labelOf<S extends z.ZodMiniType, const P extends Fields>(of: string, schema: S, parts: P): Label<S, P>
export function labelOf(of: string, schema: z.ZodMiniType, parts: Fields | null = null) {
  return fieldOf({
    schema: z.nullable(schema),
    required: z.nullable(schema),
    facts: { kind: 'computed', empty: null, of },
    uses: ['server'],
    words: null,
    parts,
  })
}

type Label<S extends z.ZodMiniType, P extends Fields | null> = Field<
  z.ZodMiniNullable<S>,
  z.ZodMiniNullable<S>,
  'server',
  null,
  P
>

/** The name of the person that the field `of` refers to, added by the server. */
export const personOf = (of: string) => labelOf(of, person)

/** Code and name of what the field `of` refers to, added by the server. As a column it is the name; its code is another. */
export const codedOf = (of: string) => labelOf(of, coded, { code: text(40).sort().filter().search() })

/**
 * Several fields in one value. Each is a column of its own, named by its path, such as `systemInfo.systemName`. Default:
 * the defaults of the fields.
 */
export const group = <const P extends Fields>(parts: P) => {
  const schema = z.object(schemasOf(parts))
  return fieldOf({
    schema,
    required: schema,
    facts: { kind: 'json', empty: emptyOf(parts) },
    uses: [],
    words: null,
    parts,
  })
}

/** The schemas of fields, by name. */
export type Schemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] }

/** The schemas of fields, by name. */
export function schemasOf<F extends Fields>(fields: F): Schemas<F>
export function schemasOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}

/** What new ones have in fields that nobody has set. */
export const emptyOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { facts }]) => [name, facts.empty]))
