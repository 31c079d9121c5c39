import { isFlatEnough, maxJsonDepth, missingFor, access } from '@embpm/contract'
import {
  archiveFormat,
  type ArchiveOutcome,
  type ArchivePartName,
  archivePartNames,
  type archiveRefusals,
  maxArchiveNamed,
  type OrganisationArchive,
  organisationArchive,
} from '@embpm/contract/organisation-archive'
import { ORPCError } from '@orpc/server'
import * as z from 'zod/mini'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { overtaken } from '../entity/refusals.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import { type ArchivePart, archiveParts, type Incoming, type PeopleHere, type Writing } from './ArchivePart.js'
import { stagedStore } from './stagedStore.js'

/** The most records that are taken at once. */
const maxRecords = 200_000

const archiveHead = z.object({ format: z.unknown(), version: z.unknown() })

const unreadable = (reason: (typeof archiveRefusals)[number]) =>
  new ORPCError('UNREADABLE', { status: 422, message: 'This archive cannot be read.', data: { reason } })

/** Reads an archive. Refuses, by throwing, what is none; its records are looked at one by one later. */
function readArchive(value: unknown): OrganisationArchive {
  // Records, and the lists and objects around them, have the depth of any JSON.
  if (!isFlatEnough(value, maxJsonDepth + 4)) throw unreadable('deep')
  const { data: head } = archiveHead.safeParse(value)
  if (head?.format !== archiveFormat.format) throw unreadable('format')
  if (head.version !== archiveFormat.version) throw unreadable('version')
  const { data } = organisationArchive.safeParse(value)
  if (!data) throw unreadable('damaged')
  const records = Object.values(data.parts).reduce((sum, one) => sum + (one?.length ?? 0), 0)
  if (records > maxRecords || data.people.length > maxRecords) throw unreadable('large')
  return data
}

/** Who the people of an archive are here, by their e-mail addresses: ids are another's in another installation. */
async function peopleHere(archive: OrganisationArchive, caller: Caller) {
  const users = (await userRecordTable.all(caller)).map((one) => ({ id: one.id, email: one.email.toLowerCase() }))
  const visible = new Set(
    (
      await userRecordTable.resolve(
        users.map(({ id }) => id),
        caller,
      )
    ).map(({ id }) => id),
  )
  const byEmail = new Map(users.filter(({ id }) => visible.has(id)).map(({ id, email }) => [email, id]))
  const people = new Map(archive.people.map((one) => [one.id, one]))
  const unknown = new Map<string, { name: string; email: string }>()
  let named = 0
  const here: PeopleHere = {
    importer: caller.user.id,
    idOf(id) {
      const person = people.get(id)
      const known = person && byEmail.get(person.email.toLowerCase())
      if (known !== undefined) return known
      named += 1
      unknown.set(id, { name: person?.name ?? id, email: person?.email ?? '' })
      return null
    },
  }
  return {
    here,
    outcome: () => ({ unknownPeople: [...unknown.values()].slice(0, maxArchiveNamed), unknownNamed: named }),
  }
}

/** Drops what cannot do without what is dropped, until nothing more is. */
function settle(incoming: readonly Incoming[], isThere: Parameters<Incoming['settle']>[0]): void {
  while (incoming.map((one) => one.settle(isThere)).some(Boolean));
}

/** All records of a part that the caller may not write. */
const forbidden = (part: ArchivePartName, count: number) => ({
  part,
  created: 0,
  there: 0,
  refused: count,
  emptied: 0,
  refusals: [{ part, id: null, name: '', code: 'forbidden' as const, field: null }],
})

/** Brings an archive into the caller's organisation, or says what would become of it. Only for who holds the store for themselves. */
async function take(archive: OrganisationArchive, mode: 'check' | 'write', caller: Caller): Promise<ArchiveOutcome> {
  const isOpen = ({ family }: ArchivePart) => missingFor(access[family].write, caller.visitor).length === 0
  const given = archivePartNames.flatMap((name) => {
    const records = archive.parts[name] ?? []
    return records.length > 0 ? [{ name, records, part: archiveParts.get(name) }] : []
  })
  const closed = given.filter(({ part }) => !part || !isOpen(part))
  const incoming: Incoming[] = []
  for (const { records, part } of given) if (part && isOpen(part)) incoming.push(await part.open(records, caller))

  const byName = new Map(incoming.map((one) => [one.name, one]))
  const standing = new Map<ArchivePartName, ReadonlySet<string>>()
  for (const part of archiveParts.all()) standing.set(part.name, await part.ids(caller))
  const isThere: Parameters<Incoming['settle']>[0] = (to, id) =>
    to.some((name) => name !== 'people' && (byName.get(name)?.has(id) === true || standing.get(name)?.has(id) === true))

  const people = await peopleHere(archive, caller)
  for (const one of incoming) one.namePeople(people.here)
  settle(incoming, isThere)
  const store = await stagedStore(
    caller.store,
    incoming.flatMap((one) => one.staged()),
  )
  for (const one of incoming) await one.examine({ ...caller, store })
  settle(incoming, isThere)
  if (mode === 'write') await write(incoming, caller)

  const outcomes = [
    ...incoming.map((one) => one.outcome()),
    ...closed.map(({ name, records }) => forbidden(name, records.length)),
  ]
  return {
    title: archive.organisation.title,
    madeAt: archive.madeAt,
    parts: outcomes.map(({ part, created, there, refused }) => ({ part, created, there, refused })),
    refusals: outcomes.flatMap(({ refusals }) => refusals).slice(0, maxArchiveNamed),
    emptied: outcomes.reduce((sum, one) => sum + one.emptied, 0),
    ...people.outcome(),
    left: archive.left,
  }
}

/** Writes all of it, or nothing. */
async function write(incoming: readonly Incoming[], caller: Caller): Promise<void> {
  const writings: Writing[] = []
  const undo = async () => {
    for (const one of writings) await one.undo?.()
  }
  try {
    for (const one of incoming) writings.push(await one.write(caller))
    await caller.store.writeAll(writings.flatMap(({ steps }) => steps))
  } catch (error) {
    await undo()
    throw error
  }
  if (writings.some(({ isLost }) => isLost?.())) throw overtaken()
}

/** Brings an archive into the caller's organisation, in one step; `check` writes nothing and answers what would become of it. */
export function importArchive(value: unknown, mode: 'check' | 'write', caller: Caller): Promise<ArchiveOutcome> {
  const archive = readArchive(value)
  return caller.store.exclusively(() => take(archive, mode, caller))
}
