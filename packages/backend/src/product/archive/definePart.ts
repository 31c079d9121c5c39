import { type ArchivePartName, type ArchiveRefusal, maxArchiveNamed } from '@embpm/contract/organisation-archive'
import type { Family } from '@embpm/contract'
import type * as z from 'zod/mini'

import type { Row, Step } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import type { ReadBy } from '../entity/withAccess.js'
import type { ArchivePart, ArchiveReference, Collected, Incoming, PeopleHere, Unfit, Writing } from './ArchivePart.js'

/** What a part of an archive is made of. */
export interface PartRules<R extends Row> {
  name: ArchivePartName
  family: Family
  readers: () => ReadBy
  schema: z.ZodMiniType<R>
  references: readonly ArchiveReference[]
  nameOf: (record: R) => string
  collect: (caller: Caller) => Promise<Collected<R>>
  /** What is there already: its ids, each with its key. */
  standing: (caller: Caller) => Promise<ReadonlyMap<string, string | undefined>>
  /** Key that only one record has, and the field that a refusal names. */
  key?: { of: (record: R) => string | undefined; field: string }
  /** What of a record is the organisation's own, such as its id. */
  own?: (caller: Caller) => object
  /** Whom a record names besides its references, and the record with others in their place. */
  people?: { in: (record: R) => readonly string[]; replaced: (record: R, here: PeopleHere) => R }
  /** Looks into a record by itself: why it is not taken, or it with what follows from it. */
  look?: (record: R) => Promise<{ unfit: Unfit } | { record: R }>
  /** What would be written, for the rules between records to look at. */
  staged?: (records: readonly R[], caller: Caller) => readonly Step[]
  /** Finds those that break rules between records, by id. */
  examine?: (records: readonly R[], caller: Caller) => Promise<ReadonlyMap<string, Unfit>>
  write: (records: readonly R[], caller: Caller) => Promise<Writing>
}

const idIn = (value: unknown): string | null => {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined
  return typeof id === 'string' ? id.slice(0, 200) : null
}

/** Makes a part of archives of what is said of its records. */
export function definePart<R extends Row>(rules: PartRules<R>): ArchivePart {
  const { name, family, readers, references, schema, people } = rules
  return {
    name,
    family,
    readers,
    references,
    peopleIn(record) {
      const known = people && schema.safeParse(record).data
      return known && people ? people.in(known) : []
    },
    collect: rules.collect,
    ids: async (caller) => new Set((await rules.standing(caller)).keys()),
    open: (raw, caller) => opened(rules, raw, caller),
  }
}

/** Reads the records of an archive: what is there already and what cannot be is told apart, the others are on their way in. */
async function opened<R extends Row>(rules: PartRules<R>, raw: readonly unknown[], caller: Caller): Promise<Incoming> {
  const { name, schema, references, nameOf, key, people } = rules
  const standing = await rules.standing(caller)
  const keys = new Set([...standing.values()].filter((one) => one !== undefined))
  const accepted = new Map<string, R>()
  const refusals: ArchiveRefusal[] = []
  const counts = { there: 0, refused: 0 }
  let emptied = 0

  function refuse({ code, field }: Unfit, id: string | null, record?: R) {
    counts.refused += 1
    if (refusals.length >= maxArchiveNamed) return
    refusals.push({ part: name, id, name: record ? nameOf(record) : '', code, field })
  }
  function drop(record: R, unfit: Unfit) {
    accepted.delete(record.id)
    refuse(unfit, record.id, record)
  }

  for (const value of raw) {
    const parsed = schema.safeParse({ ...Object(value), ...rules.own?.(caller) })
    const { data } = parsed
    if (!data) {
      const [field] = parsed.error?.issues[0]?.path ?? []
      refuse({ code: 'invalid', field: field === undefined ? null : String(field) }, idIn(value))
      continue
    }
    if (standing.has(data.id)) {
      counts.there += 1
      continue
    }
    const taken = key?.of(data)
    const isTaken = taken !== undefined && keys.has(taken)
    if (isTaken || accepted.has(data.id)) {
      refuse({ code: 'taken', field: isTaken ? (key?.field ?? null) : 'id' }, data.id, data)
      continue
    }
    const found = (await rules.look?.(data)) ?? { record: data }
    if ('unfit' in found) {
      refuse(found.unfit, data.id, data)
      continue
    }
    if (taken !== undefined) keys.add(taken)
    accepted.set(data.id, found.record)
  }

  /** Names the person of a column as they are known here; where a record cannot do without one, the importer stands in. */
  function renamed(record: R, { column, required }: ArchiveReference, { idOf, importer }: PeopleHere): R {
    const id: unknown = Reflect.get(record, column)
    if (typeof id !== 'string' || id === '') return record
    const here = idOf(id)
    return here === id ? record : { ...record, [column]: here ?? (required ? importer : null) }
  }

  return {
    name,
    has: (id) => standing.has(id) || accepted.has(id),
    namePeople(here) {
      const columns = references.filter(({ to }) => to.includes('people'))
      if (columns.length === 0 && !people) return
      for (const [id, record] of accepted) {
        const next = columns.reduce((one, reference) => renamed(one, reference, here), record)
        accepted.set(id, people ? people.replaced(next, here) : next)
      }
    },
    settle(isThere) {
      let dropped = false
      const columns = references.filter(({ to }) => to.length > 0 && !to.includes('people'))
      for (const record of accepted.values()) {
        let next = record
        for (const { column, to, required } of columns) {
          const id: unknown = Reflect.get(next, column)
          if (typeof id !== 'string' || id === '' || isThere(to, id)) continue
          if (required) {
            drop(record, { code: 'reference', field: column })
            dropped = true
            break
          }
          emptied += 1
          next = { ...next, [column]: null }
        }
        if (next !== record && accepted.has(record.id)) accepted.set(record.id, next)
      }
      return dropped
    },
    staged: () => rules.staged?.([...accepted.values()], caller) ?? [],
    async examine(within) {
      const unfit = (await rules.examine?.([...accepted.values()], within)) ?? new Map<string, Unfit>()
      for (const [id, why] of unfit) {
        const record = accepted.get(id)
        if (record) drop(record, why)
      }
    },
    write: (within) => rules.write([...accepted.values()], within),
    outcome: () => ({ part: name, ...counts, created: accepted.size, refusals, emptied }),
  }
}
