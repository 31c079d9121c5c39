import { organisationArchive, type OrganisationArchive } from '@embpm/contract/organisation-archive'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createStore, type Store } from '../../store.js'
import { callerOf } from '../../testing/callerOf.js'
import '../../router.js'
import { recordedSteps } from '../entity/entityHistory.js'
import { configurationEntryTable } from '../administration/configuration-entry.js'
import { businessAreaTable } from '../processes/business-area.js'
import { requirementTable } from '../processes/requirement.js'
import { archiveParts } from './ArchivePart.js'
import { organisationData } from '../administration/organisation.data.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { exportArchive } from './exportArchive.js'
import { importArchive } from './importArchive.js'

const target = '0b6d3c52-7e1f-4a88-9d20-3f5c7a91e505'
/** The third sample organisation: the largest have more of the same. */
const sample = organisationData[2]?.organisationId ?? ''

let number = 0
const within = (store: Store, organisationId: string): Caller => ({
  ...callerOf(store),
  organisationId,
  newId: () => `new-${(number += 1)}`,
})
const out = (store: Store, organisationId: string, samples: 'all' | 'used' = 'all') =>
  exportArchive({ title: 'Kestrel Logistics', samples }, within(store, organisationId))
/** As it comes over the wire. */
const sent = (archive: OrganisationArchive): OrganisationArchive =>
  organisationArchive.parse(JSON.parse(JSON.stringify(archive)))
const there = ({ parts }: OrganisationArchive): unknown =>
  JSON.parse(JSON.stringify(parts).replaceAll(`"organisationId":"${sample}"`, `"organisationId":"${target}"`))

const idsOf = (records: readonly unknown[] = [], column = 'id'): unknown[] =>
  records.map((one) => z.record(z.string(), z.unknown()).parse(one)[column])

describe('a whole organisation', () => {
  const store = createStore()
  let archive: OrganisationArchive
  beforeAll(async () => {
    archive = sent(await out(store, sample))
  }, 60_000)

  test('goes out and in again as it is, with ids, references, models and files; a second time nothing changes', async () => {
    const caller = within(store, target)
    const checked = await importArchive(archive, 'check', caller)
    expect(checked.refusals).toEqual([])
    expect(Object.keys((await out(store, target)).parts)).toEqual([])

    const written = await importArchive(archive, 'write', caller)
    expect(written).toEqual(checked)
    const again = sent(await out(store, target))
    expect(again.parts).toEqual(there(archive))
    const second = await importArchive(archive, 'write', caller)
    expect(second.parts.every(({ created, refused }) => created + refused === 0)).toBe(true)
    expect(sent(await out(store, target)).parts).toEqual(again.parts)
  }, 120_000)

  test('has nothing that nobody may read, and says so', async () => {
    const caller = within(store, target)
    const secret = { key: 'API key', value: 'hush', secret: true, dataType: 'string' }
    await configurationEntryTable.create(secret, caller)
    const { parts, left } = await out(store, target)
    expect(JSON.stringify(parts)).not.toContain('hush')
    expect(left).toContainEqual({ what: 'secrets', count: 1 })
  })

  test('without samples that nobody changed it has what was made, what that refers to, and what belongs to this', async () => {
    const own = createStore()
    const caller = within(own, sample)
    expect((await out(own, sample, 'used')).parts).toEqual({})
    const [process] = (await out(own, sample)).parts.revisions?.map((one) => idsOf([one], 'processId')[0]) ?? []
    const made = await requirementTable.create({ title: 'Scan at the gate', processId: process }, caller)
    const { parts, left } = sent(await out(own, sample, 'used'))
    expect(idsOf(parts.requirements)).toEqual([made.id])
    expect(idsOf(parts.processes)).toContain(process)
    expect(new Set(idsOf(parts.revisions, 'processId'))).toContain(process)
    expect(parts.ricefws).toBeUndefined()
    expect(left.find(({ what }) => what === 'samples')?.count).toBeGreaterThan(1000)
    const brought = await importArchive(sent(await out(own, sample, 'used')), 'write', within(own, target))
    expect([brought.refusals, brought.emptied]).toEqual([[], 0])
  }, 60_000)

  test('is in the audit log as what the importer made', async () => {
    const steps = await recordedSteps({ store }, target)
    expect(steps.length).toBeGreaterThan(5000)
    expect(new Set(steps.map(({ kind, by }) => `${kind} by ${by}`))).toEqual(new Set(['created by Marta Kowalczyk']))
  })
})

describe('an archive from elsewhere', () => {
  const person = { id: 'USR-00002', name: 'Nobody Here', email: 'nobody@elsewhere.example' }
  const archiveOf = (parts: object, more: object = {}) => ({
    format: 'embpm.organisation',
    version: 1,
    madeAt: '2026-11-20T08:00:00.000Z',
    organisation: { organisationId: 'another', title: 'Elsewhere' },
    people: [person],
    parts,
    left: [],
    ...more,
  })
  const base = {
    organisationId: 'another',
    lockVersion: 3,
    createdBy: 'X',
    createdAt: '2026-11-20T08:00:00.000Z',
    changedBy: 'X',
    changedAt: '2026-11-20T08:00:00.000Z',
    tags: [],
  }
  const area = (id: string, more: object = {}) => ({
    ...base,
    id,
    code: id,
    name: id,
    description: '',
    parentId: null,
    order: 0,
    ownerId: null,
    owner: null,
    status: 'ACTIVE',
    ...more,
  })
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

  test('names people by e-mail address: who has another here is not the one with the same id', async () => {
    const store = createStore()
    const areas = [area('AR-1', { ownerId: 'USR-00002' }), area('AR-2', { ownerId: 'USR-00077' })]
    const view = {
      ...base,
      id: 'VW-1',
      ownerId: 'USR-00002',
      list: 'ricefws',
      name: 'Mine',
      address: '',
      shared: true,
      isDefault: false,
    }
    const known = { ...person, id: 'USR-00077', email: 'J.Feld@terranova.eu' }
    const outcome = await importArchive(
      archiveOf({ businessAreas: areas, views: [view] }, { people: [person, known] }),
      'write',
      within(store, target),
    )
    expect(outcome.refusals).toEqual([])
    expect(outcome).toMatchObject({ unknownPeople: [{ name: 'Nobody Here' }], unknownNamed: 2 })
    const { businessAreas, views } = (await out(store, target)).parts
    expect(idsOf(businessAreas, 'ownerId')).toEqual([null, 'USR-00002'])
    expect(idsOf(views, 'ownerId')).toEqual(['USR-00001'])
  })

  test('takes nothing from another organisation, and writes nothing there', async () => {
    const store = createStore()
    const other = organisationData[1]?.organisationId ?? ''
    const before = await store.list(businessAreaTable.collection, other)
    await importArchive(
      archiveOf({ businessAreas: [area('AR-1', { organisationId: other })] }),
      'write',
      within(store, target),
    )
    expect(await store.list(businessAreaTable.collection, other)).toBe(before)
    expect(idsOf((await out(store, target)).parts.businessAreas, 'organisationId')).toEqual([target])
  })

  test('says what cannot be, and why; the rest is written', async () => {
    const store = createStore()
    const caller = within(store, target)
    await businessAreaTable.create({ code: 'TAKEN', name: 'There' }, caller)
    const outcome = await importArchive(
      archiveOf({
        businessAreas: [
          area('AR-1'),
          area('AR-1', { code: 'again' }),
          area('AR-2', { code: 'TAKEN' }),
          area('AR-3', { parentId: 'AR-4' }),
          area('AR-4', { parentId: 'AR-3' }),
          area('AR-5', { parentId: 'AR-gone' }),
          area('AR-6', { name: 7 }),
          'no record',
        ],
        revisions: [{ id: 'r', processId: 'gone', bpmnXml: '<no model' }],
        dataFields: [],
      }),
      'write',
      caller,
    )
    expect(outcome.refusals.map(({ id, code, field }) => [id, code, field])).toEqual([
      ['AR-1', 'taken', 'id'],
      ['AR-2', 'taken', 'code'],
      ['AR-6', 'invalid', 'name'],
      [null, 'invalid', 'id'],
      ['AR-3', 'misplaced', 'parentId'],
      ['AR-4', 'misplaced', 'parentId'],
      ['r', 'invalid', 'number'],
    ])
    expect(outcome.emptied).toBe(1)
    expect(outcome.parts[0]).toEqual({ part: 'businessAreas', created: 2, there: 0, refused: 6 })
  })

  test('brings back what was deleted, above the version that it had', async () => {
    const store = createStore()
    const caller = within(store, target)
    await importArchive(archiveOf({ businessAreas: [area('AR-1')] }), 'write', caller)
    await businessAreaTable.remove({ id: 'AR-1' }, caller)
    await importArchive(archiveOf({ businessAreas: [area('AR-1')] }), 'write', caller)
    expect(await businessAreaTable.get('AR-1', caller)).toMatchObject({ lockVersion: 4 })
  })

  test.each([
    ['format', { format: 'other' }],
    ['version', { version: 2 }],
    ['damaged', { people: 'all' }],
    ['damaged', { parts: { organisations_: [] } }],
    ['deep', { parts: { businessAreas: [{ tags: nested(10_000) }] } }],
  ])('that cannot be read is refused as a whole: %s', async (reason, more) => {
    const store = createStore()
    const caller = within(store, target)
    const value = archiveOf({ businessAreas: [area('AR-1')] }, more)
    const written = Promise.resolve().then(() => importArchive(value, 'write', caller))
    await expect(written).rejects.toMatchObject({ code: 'UNREADABLE', data: { reason } })
    expect(await store.isPristine([{ name: 'business-area', organisationId: target }])).toBe(true)
  })

  test('with keys of prototypes changes no object but its own', async () => {
    const store = createStore()
    const hostile: unknown = JSON.parse(
      JSON.stringify(archiveOf({ businessAreas: [area('AR-1')] })).replace(
        '"id":"AR-1"',
        '"__proto__":{"polluted":1},"id":"AR-1"',
      ),
    )
    await importArchive(hostile, 'write', within(store, target))
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    const parts = z.unknown().parse(JSON.parse('{"__proto__":[{"id":"x"}],"constructor":[]}'))
    const refused = Promise.resolve().then(() =>
      importArchive({ ...archiveOf({}), parts }, 'write', within(store, target)),
    )
    await expect(refused).rejects.toMatchObject({ code: 'UNREADABLE' })
  })

  test('into kinds that are not the caller’s to write, it is refused part by part', async () => {
    const store = createStore()
    const caller = within(store, target)
    const visitor = { ...caller.visitor, permissions: [] }
    const outcome = await importArchive(archiveOf({ businessAreas: [area('AR-1')] }), 'write', { ...caller, visitor })
    expect(outcome.refusals).toMatchObject([{ part: 'businessAreas', code: 'forbidden' }])
    expect(outcome.parts).toEqual([{ part: 'businessAreas', created: 0, there: 0, refused: 1 }])
  })
})

test('every collection that organisations have is a part of archives, or is left out for a reason', () => {
  const leftOut: Readonly<Record<string, string>> = {
    history: 'what the audit log says, nobody brings in',
    'sign-in': 'of the installation',
    invitation: 'secret, and of the installation',
    upload: 'under way',
    'revision-model': 'comes with its revision',
    organisation: 'of the installation',
    user: 'of the installation',
    subscription: 'of the installation',
  }
  const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const names = Object.values(sources).flatMap((source) =>
    /(?:defineCollection(?:<\w+>)?|entityTable(?:<\w+>)?|treeTable(?:<\w+>)?)\(\{/.test(source)
      ? [...source.matchAll(/(?:defineCollection|entityTable|treeTable)(?:<\w+>)?\(\{\s*name: '([\w-]+)'/g)].map(
          ([, name = '']) => name,
        )
      : [],
  )
  const left = names.filter((name) => Object.hasOwn(leftOut, name))
  expect(left.toSorted()).toEqual(Object.keys(leftOut).toSorted())
  expect(archiveParts.all()).toHaveLength(names.length - left.length)
})
