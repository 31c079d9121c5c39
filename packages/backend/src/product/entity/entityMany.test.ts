import type { Client } from '@embpm/contract'
import type { Ricefw } from '@embpm/contract/ricefw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const system = sampleOrganisations[0]?.organisationId ?? ''

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(system)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const ids = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `RIC-${String(first + index).padStart(5, '0')}`)

describe('many at once', () => {
  test('are changed in the order of the request; what cannot be is refused by name', async () => {
    const { ricefws } = client
    const [a, b, c] = await ricefws.resolve({ ids: ids(1, 3) })
    if (!a || !b || !c) throw new Error('The sample is missing.')
    const answer = await ricefws.updateMany({
      entities: [
        { id: b.id, lockVersion: b.lockVersion, fields: { module: 'QM' } },
        { id: a.id, lockVersion: a.lockVersion, fields: { priority: 'critical' } },
        { id: a.id, lockVersion: a.lockVersion, fields: { priority: 'low' } },
        { id: c.id, lockVersion: c.lockVersion + 1, fields: { module: 'QM' } },
        { id: c.id, lockVersion: c.lockVersion, fields: { ricefwId: a.ricefwId } },
        { id: 'RIC-99999', lockVersion: 1, fields: {} },
      ],
    })
    expect(answer.changed.map(({ id, lockVersion, module, priority }) => [id, lockVersion, module, priority])).toEqual([
      [b.id, b.lockVersion + 1, 'QM', b.priority],
      [a.id, a.lockVersion + 1, a.module, 'critical'],
    ])
    expect(answer.refused).toEqual([
      { id: a.id, code: 'CONFLICT' },
      { id: c.id, code: 'CONFLICT' },
      { id: c.id, code: 'TAKEN' },
      { id: 'RIC-99999', code: 'NOT_FOUND' },
    ])
    expect(await ricefws.get({ id: c.id })).toEqual(c)
    expect(await ricefws.resolve({ ids: [b.id, a.id] })).toEqual(answer.changed)
  })

  test('are deleted and restored', async () => {
    const { ricefws } = client
    const wanted = [...ids(1, 1000).toReversed().slice(1), 'nothing']
    const removed = await ricefws.removeMany({ ids: wanted })
    expect(removed).toEqual({ removed: wanted.slice(0, -1), refused: [{ id: 'nothing', code: 'NOT_FOUND' }] })
    expect(await ricefws.list({ size: 1 })).toMatchObject({ unfilteredTotal: 9001 })
    const taken = await ricefws.create({ fields: { ricefwId: 'RPT-0001', name: 'New', type: 'Report' } })
    expect(taken.id).toBe('RIC-10001')
    const restored = await ricefws.restoreMany({ ids: wanted })
    expect(restored.restored).toHaveLength(998)
    expect(restored.refused).toEqual([
      { id: 'RIC-00001', code: 'TAKEN' },
      { id: 'nothing', code: 'NOT_FOUND' },
    ])
    expect((await ricefws.restoreMany({ ids: ['RIC-00002'] })).restored).toEqual(['RIC-00002'])
    await expect(ricefws.removeMany({ ids: ids(1, 1001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('of a tree go and come as a whole, in whatever order they are named', async () => {
    const { processes } = client
    const create = (code: string, parentId: string | null) =>
      processes.create({ fields: { code, name: code, parentId } })
    const top = await create('T', null)
    const middle = await create('T-1', top.id)
    const leaf = await create('T-1-1', middle.id)
    const other = await create('T-2', top.id)
    expect(await processes.removeMany({ ids: [top.id, middle.id] })).toEqual({
      removed: [],
      refused: [
        { id: top.id, code: 'MISPLACED' },
        { id: middle.id, code: 'MISPLACED' },
      ],
    })
    const all = [top.id, middle.id, other.id, leaf.id]
    expect(await processes.removeMany({ ids: all })).toEqual({ removed: all, refused: [] })
    const upwards = [leaf.id, middle.id, top.id]
    expect(await processes.restoreMany({ ids: upwards })).toEqual({ restored: upwards, refused: [] })
    expect(await processes.restoreMany({ ids: [other.id] })).toEqual({ restored: [other.id], refused: [] })
    expect((await processes.children({ parentId: top.id })).map(({ code, level }) => [code, level])).toEqual([
      ['T-1', 2],
      ['T-2', 2],
    ])
  })
})

describe('a changed parent', () => {
  test('moves the entity with all below it to the end, or is refused', async () => {
    const { processes } = client
    const create = (code: string, parentId: string | null) =>
      processes.create({ fields: { code, name: code, parentId } })
    const top = await create('M', null)
    const middle = await create('M-1', top.id)
    const leaf = await create('M-1-1', middle.id)
    const { id, lockVersion } = middle
    const target = await processes.get({ id: 'PRC-00011' })
    const below = await processes.children({ parentId: target.id })
    const changed = await processes.update({ id, lockVersion, fields: { parentId: target.id } })
    expect(changed).toMatchObject({ parentId: target.id, level: 3, order: below.length, lockVersion: 2 })
    expect(await processes.get({ id: leaf.id })).toMatchObject({ level: 4, lockVersion: 2, changedAt: leaf.changedAt })
    for (const [parentId, reason] of [
      [leaf.id, 'below itself'],
      ['nothing', 'unknown parent'],
    ]) {
      await expect(processes.update({ id, lockVersion: 2, fields: { parentId } })).rejects.toMatchObject({
        code: 'MISPLACED',
        data: { reason },
      })
    }
    const deep = (await processes.list({ filter: { level: ['5'] }, size: 1 })).rows[0]
    await expect(processes.update({ id, lockVersion: 2, fields: { parentId: deep?.id } })).rejects.toMatchObject({
      data: { reason: 'too deep' },
    })
  })
})

describe('imported rows', () => {
  const rowOf = ({ ricefwId, name, type }: Pick<Ricefw, 'ricefwId' | 'name' | 'type'>) => ({ ricefwId, name, type })

  test('are checked without being written, and written without those that have problems', async () => {
    const { ricefws } = client
    const [first, second] = await ricefws.resolve({ ids: ids(1, 2) })
    if (!first || !second) throw new Error('The sample is missing.')
    const rows = [
      { ricefwId: 'NEW-1', name: 'New', type: 'Report', estimateHours: 5, processId: 'PRC-00001', unknown: 'x' },
      { id: first.id, name: 'By id' },
      { ricefwId: ` ${second.ricefwId} `, name: 'By key' },
      rowOf(await ricefws.get({ id: 'RIC-00003' })),
      { name: 'x'.repeat(201), type: 'FTP', estimateHours: -1, transport: 7 },
      { ricefwId: 'NEW-2', name: 'Lost', type: 'Form', processId: 'PRC-99999', functionalOwnerId: 'USR-09999' },
      { ricefwId: 'NEW-1', name: 'Again', type: 'Report' },
      { id: first.id, ricefwId: second.ricefwId },
      { id: 'RIC-00009', ricefwId: 'RPT-0001' },
    ]
    const expected = [
      { action: 'create', problems: [] },
      { action: 'update', id: 'RIC-00001', problems: [] },
      { action: 'update', id: 'RIC-00002', problems: [] },
      { action: 'same', id: 'RIC-00003', problems: [] },
      {
        action: 'refused',
        id: null,
        problems: [
          { field: 'ricefwId', code: 'required' },
          { field: 'name', code: 'tooLong' },
          { field: 'type', code: 'unknownValue' },
          { field: 'estimateHours', code: 'outOfRange' },
          { field: 'transport', code: 'invalid' },
        ],
      },
      { action: 'refused', id: null, problems: [{ field: 'processId', code: 'unknownValue' }] },
      { action: 'refused', problems: [{ field: 'ricefwId', code: 'taken' }] },
      { action: 'refused', id: 'RIC-00001', problems: [{ field: 'ricefwId', code: 'taken' }] },
      { action: 'refused', id: 'RIC-00009', problems: [{ field: 'ricefwId', code: 'taken' }] },
    ]
    const sorted = (problems: { field: string | null }[]) =>
      problems.toSorted((left, right) => String(left.field).localeCompare(String(right.field)))
    const tidy = (answer: { problems: { field: string | null; code: string }[] }[]) =>
      answer.map((row) => ({ ...row, problems: sorted(row.problems) }))
    const before = await ricefws.list({ size: 5 })
    const checked = await ricefws.importRows({ mode: 'check', rows })
    expect(tidy(checked)).toMatchObject(tidy(expected))
    expect(checked[0]?.id).toBe(null)
    expect(await ricefws.list({ size: 5 })).toEqual(before)
    const written = await ricefws.importRows({ mode: 'write', rows })
    expect(tidy(written)).toMatchObject(tidy(expected))
    expect(written[0]?.id).toBe('RIC-10001')
    expect(await ricefws.get({ id: 'RIC-10001' })).toMatchObject({
      name: 'New',
      estimateHours: 5,
      processPath: ['Order to cash'],
      lockVersion: 1,
      createdBy: 'Marta Kowalczyk',
    })
    expect(await ricefws.get({ id: 'RIC-00002' })).toMatchObject({
      name: 'By key',
      lockVersion: second.lockVersion + 1,
    })
    const again = await ricefws.importRows({ mode: 'write', rows: rows.slice(0, 4) })
    expect(again.map(({ action }) => action)).toEqual(['same', 'same', 'same', 'same'])
  })

  test('a thousand are created or updated, the first one on top', async () => {
    const { ricefws } = client
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ricefwId: index % 2 === 0 ? `IMP-${index}` : `RPT-${String((index + 1) / 2).padStart(4, '0')}`,
      name: `From a file, row ${index}`,
      type: 'Report',
      processId: 'PRC-00011',
      functionalOwnerId: 'USR-05000',
    }))
    const answer = await ricefws.importRows({ mode: 'write', rows })
    expect(answer.filter(({ action }) => action === 'create')).toHaveLength(500)
    expect(answer.filter(({ action }) => action === 'update')).toHaveLength(500)
    const [top] = (await ricefws.list({ size: 1 })).rows
    expect(top).toMatchObject({ ricefwId: 'IMP-0', functionalOwner: { id: 'USR-05000' } })
  })

  test('of a tree stand where they say, or are refused', async () => {
    const { processes } = client
    const rows = [
      { code: 'IMP', name: 'Imported', parentId: 'PRC-00001' },
      { code: 'IMP-1', name: 'Nowhere', parentId: 'PRC-77777' },
      { id: 'PRC-00001', parentId: 'PRC-00011' },
    ]
    expect(await processes.importRows({ mode: 'write', rows })).toEqual([
      { action: 'create', id: 'PRC-10001', problems: [] },
      { action: 'refused', id: null, problems: [{ field: 'parentId', code: 'unknownValue' }] },
      { action: 'refused', id: 'PRC-00001', problems: [{ field: 'parentId', code: 'misplaced' }] },
    ])
    expect(await processes.get({ id: 'PRC-10001' })).toMatchObject({ level: 2, order: 6 })
  })
})
