import { archiveFormat, maxArchiveBytes, type OrganisationArchive } from '@embpm/contract/organisation-archive'
import { ORPCError } from '@orpc/server'

import type { Row } from '../../store.js'
import { recordedSteps } from '../entity/entityHistory.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missingToRead } from '../entity/withAccess.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import { type ArchivePart, archiveParts, type Collected, type Left } from './ArchivePart.js'

interface Taken {
  part: ArchivePart
  collected: Collected
}

const textIn = (record: Row, column: string): string | undefined => {
  const value: unknown = Reflect.get(record, column)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Without the samples that nobody has changed, except for those that what remains refers to, and what belongs to these. */
function withoutUnused(taken: readonly Taken[]): { taken: Taken[]; count: number } {
  const byId = new Map(
    taken.map(({ part, collected }) => [part.name, new Map(collected.records.map((one) => [one.id, one]))]),
  )
  const kept = new Map(taken.map(({ part }) => [part.name, new Set<string>()]))
  const owners = new Map<string, { part: ArchivePart; record: Row }[]>()
  const next: { part: ArchivePart; record: Row }[] = []
  for (const { part, collected } of taken) {
    for (const record of collected.records) {
      if (!collected.samples.has(record.id)) next.push({ part, record })
      for (const { column } of part.references.filter(({ owned }) => owned)) {
        const owner = textIn(record, column)
        if (owner !== undefined) owners.set(owner, [...(owners.get(owner) ?? []), { part, record }])
      }
    }
  }
  for (let one = next.pop(); one; one = next.pop()) {
    const { part, record } = one
    const ids = kept.get(part.name)
    if (!ids || ids.has(record.id)) continue
    ids.add(record.id)
    next.push(...(owners.get(record.id) ?? []))
    for (const { column, to } of part.references) {
      const id = textIn(record, column)
      for (const name of id === undefined ? [] : to) {
        const other = name === 'people' ? undefined : archiveParts.get(name)
        const found = other && byId.get(other.name)?.get(id ?? '')
        if (other && found) next.push({ part: other, record: found })
      }
    }
  }
  const isKept = ({ part }: Taken, { id }: Row) => kept.get(part.name)?.has(id) === true
  const rest = taken.map((one) => ({
    part: one.part,
    collected: { ...one.collected, records: one.collected.records.filter((record) => isKept(one, record)) },
  }))
  const countOf = (all: readonly Taken[]) => all.reduce((sum, { collected }) => sum + collected.records.length, 0)
  return { taken: rest, count: countOf(taken) - countOf(rest) }
}

/** The members, and whom records name besides. */
async function peopleOf(taken: readonly Taken[], caller: Caller): Promise<OrganisationArchive['people']> {
  const named = new Set<string>()
  for (const { part, collected } of taken) {
    const columns = part.references.filter(({ to }) => to.includes('people'))
    for (const record of collected.records) {
      for (const { column } of columns) named.add(textIn(record, column) ?? '')
      for (const id of part.peopleIn(record)) named.add(id)
    }
  }
  return (await userRecordTable.all(caller))
    .filter(
      ({ id, memberships }) =>
        named.has(id) || memberships.some(({ organisationId }) => organisationId === caller.organisationId),
    )
    .map(({ id, firstname, lastname, email }) => ({ id, name: `${firstname} ${lastname}`, email }))
}

/** Refuses what is more than an archive holds. List by list, so that no text of all of it is made. */
function weigh(lists: readonly (readonly object[])[]): void {
  let bytes = 0
  for (const list of lists) bytes += new Blob([JSON.stringify(list)]).size
  if (bytes > maxArchiveBytes)
    throw new ORPCError('TOO_LARGE', {
      status: 413,
      message: 'The organisation is more than one archive holds.',
      data: { bytes },
    })
}

/** All that an organisation has, as far as the caller may read it. */
export async function exportArchive(
  { title, samples }: { title: string; samples: 'all' | 'used' },
  caller: Caller,
): Promise<OrganisationArchive> {
  const all = archiveParts.all()
  const open = all.filter(({ readers }) => missingToRead(readers(), caller.visitor).length === 0)
  const every = await Promise.all(open.map(async (part) => ({ part, collected: await part.collect(caller) })))
  const { taken, count } = samples === 'used' ? withoutUnused(every) : { taken: every, count: 0 }
  const people = await peopleOf(taken, caller)
  weigh([people, ...taken.map(({ collected }) => collected.records)])
  const left = new Map<Left['what'], number>([
    ['samples', count],
    ['forbidden', all.length - open.length],
    ['steps', (await recordedSteps(caller, caller.organisationId)).length],
  ])
  for (const { collected } of taken)
    for (const one of collected.left) left.set(one.what, (left.get(one.what) ?? 0) + one.count)
  return {
    ...archiveFormat,
    madeAt: new Date().toISOString(),
    organisation: { organisationId: caller.organisationId, title },
    people,
    parts: Object.fromEntries(
      taken.flatMap(({ part, collected }) =>
        collected.records.length > 0 ? [[part.name, [...collected.records]]] : [],
      ),
    ),
    left: [...left].flatMap(([what, lacking]) => (lacking > 0 ? [{ what, count: lacking }] : [])),
  }
}
