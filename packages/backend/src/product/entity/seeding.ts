import { addDays } from '@embpm/calendar'
import type { Coded, Entity, EntityName, EntityOfKind, Person, TreeNode } from '@embpm/contract'

import { organisationData, type SampleOrganisation } from '../administration/organisation.data.js'
import { people } from '../administration/people.data.js'
import type { Seeds } from '../../store/collection.js'
import { pathIn } from '../tree/treeIndex.js'
import type { Caller } from './EntityTableDefinition.js'
import { knownTables } from './knownTables.js'

/** Answers numbers from 0 to below 1. */
export type Random = () => number

/** Small seeded generator (a 32-bit xorshift multiply): the same at every start. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

/** The element at a share from 0 to below 1 of a list; `otherwise` of an empty one. */
export function pick<T>(list: readonly T[], share: number, otherwise: T): T {
  return list[Math.floor(share * list.length)] ?? otherwise
}

/** The element at an index of a list that begins again behind its end. */
export function turn<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('An empty list has no element.')
  return item
}

/** A number in an identifier or code: `padded(7)` is 00007. */
export const padded = (number: number, digits = 5) => String(number).padStart(digits, '0')

/** An identifier as the server gives it: `idOf('SRV', 7)` is SRV-00007. */
export const idOf = (prefix: string, number: number) => `${prefix}-${padded(number)}`

/**
 * The sample entities of another kind, for the samples that refer to them: by the name of the kind, as the field in the
 * contract says it. Throws for a kind whose table is not loaded.
 */
export function samplesOf<K extends EntityName>(kind: K, organisationId: string): Seeds<EntityOfKind<K>>
export function samplesOf(kind: EntityName, organisationId: string): Seeds<Entity> {
  const table = knownTables.get(kind)
  if (!table) throw new Error(`There is no table of ${kind}.`)
  return table.samples(organisationId)
}

/** All entities of another kind as they are stored, by its name, so that tables need not import each other in circles. */
export function rowsOf<K extends EntityName>(kind: K, caller: Caller): Promise<readonly EntityOfKind<K>[]>
export function rowsOf(kind: EntityName, caller: Caller): Promise<readonly Entity[]> {
  const table = knownTables.get(kind)
  if (!table) throw new Error(`There is no table of ${kind}.`)
  return table.rows(caller)
}

/** The names from the root of a tree of samples down to one of them. */
export const namePath = <N extends TreeNode & { name: string }>({ byId }: Seeds<N>, node: N): string[] =>
  pathIn(node, (id) => byId.get(id)).map(({ name }) => name)

/** The label of something with a code. */
export const codedOf = (entity: { id: string; code: string; name: string } | undefined): Coded =>
  entity ? { id: entity.id, code: entity.code, name: entity.name } : null

/** The label of a sample person by the id of a user. */
export function personOf(id: string | null): Person {
  const name = id === null ? undefined : people[Number(id.slice('USR-'.length)) - 1]
  return id !== null && name !== undefined ? { id, name } : null
}

/** The id of a sample person. */
export const somebody = (random: Random): string => idOf('USR', 1 + Math.floor(random() * people.length))

const start = Date.parse('2024-01-08T07:30:00Z')
const day = 86_400_000
const minute = 60_000
/** Days over which the samples were created and changed. They end before 2026-02-06, so that none lies in the future. */
const span = 760

/** A day as YYYY-MM-DD, so many days after 2024-01-08. */
export const dateAfter = (days: number): string => addDays('2024-01-08', days)

/** What every sample entity has besides its own fields. */
function baseOf(id: string, organisationId: string, random: Random): Entity {
  const lockVersion = 1 + Math.floor(random() * 4)
  const created = start + Math.floor(random() * span) * day + Math.floor(random() * 600) * minute
  const left = start + span * day - created
  const changed = lockVersion === 1 ? created : created + Math.ceil((left * random()) / minute) * minute
  const createdBy = pick(people, random(), people[0])
  const changer = pick(people, random(), people[0])
  return {
    id,
    organisationId,
    lockVersion,
    createdBy,
    createdAt: new Date(created).toISOString(),
    changedBy: lockVersion === 1 ? createdBy : changer,
    changedAt: new Date(changed).toISOString(),
    tags: random() < 0.2 ? [pick(tags, random(), 'core')] : [],
  }
}

const tags = ['core', 'rollout wave 1', 'rollout wave 2', 'to review', 'external'] as const

/** What a sample entity is made from. */
export interface SeedPlace {
  /** From 0. */
  index: number
  id: string
  random: Random
  organisation: SampleOrganisation
}

/** What is made, and how many. */
export interface SeedPlan<T> {
  /** Of the ids. */
  prefix: string
  /** Number in the largest organisation, from which the others have their share. */
  full: number
  make: (place: SeedPlace) => T
}

/** The sample organisation, and the share of the full number of entities that it has. */
export function seedShare(organisationId: string): { organisation: SampleOrganisation; share: number } | undefined {
  const organisation = organisationData.find((candidate) => candidate.organisationId === organisationId)
  return organisation && { organisation, share: organisation.services / 10_000 }
}

/** Sample entities of an organisation: for every start, browser and time zone the same. An unknown one has none. */
export function seedRows<T extends object>(
  organisationId: string,
  { prefix, full, make }: SeedPlan<T>,
): (T & Entity)[] {
  const found = seedShare(organisationId)
  if (!found) return []
  const random = seeded(full + prefix.length * 31 + prefix.charCodeAt(0))
  return Array.from({ length: Math.ceil(full * found.share) }, (_, index) => {
    const id = idOf(prefix, index + 1)
    const base = baseOf(id, organisationId, random)
    return { ...base, ...make({ index, id, random, organisation: found.organisation }) }
  })
}

/** Samples that every organisation has all of that has anything; `full` is their number. */
export function allSamples<T extends object>(organisationId: string, plan: SeedPlan<T>): (T & Entity)[] {
  const { share = 0 } = seedShare(organisationId) ?? {}
  return seedRows(organisationId, { ...plan, full: share === 0 ? 0 : Math.floor(plan.full / share) })
}

/** Sample entities of the whole installation. */
export const installationRows = <T extends object>(plan: SeedPlan<T>): (T & Entity)[] =>
  seedRows(organisationData[0]?.organisationId ?? '', plan)
