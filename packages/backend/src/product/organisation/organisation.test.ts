import { isApiError, type Client, clash } from '@embpm/contract'
import { isValidOn } from '@embpm/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { occupancyOn, vacancyOn } from './occupancy.js'

const organisation = sampleOrganisations.find(({ title }) => title === 'SYSTEM')?.organisationId ?? ''
const small = sampleOrganisations.find(({ title }) => title.startsWith('Kestrel'))?.organisationId ?? ''
let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(organisation)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const on = '2026-11-20'
const clashOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isApiError(error, 'CLASH')) throw error ?? new Error('It was not refused.')
  return clash.parse(error.data)
}

describe('the sample', () => {
  test('has 5,000 positions in 600 units on seven levels, vacant and over-assigned ones, and keeps its own rules', async () => {
    const chart = await client.orgChart.get({ on: '2020-06-01' })
    expect(chart.units.length).toBeGreaterThan(500)
    const { total } = await client.positions.list({ size: 1 })
    expect(total).toBe(5000)
    expect((await client.orgUnits.list({ size: 1 })).total).toBe(600)
    for (const occupancy of ['vacant', 'partly', 'over'] as const) {
      expect((await client.positions.list({ filter: { occupancy: [occupancy] }, size: 1 })).total).toBeGreaterThan(20)
    }
    // Written again as they are, all pass the rules.
    const { rows } = await client.positionAssignments.list({ size: 1000 })
    const entities = rows.map(({ id, lockVersion, percentage }) => ({ id, lockVersion, fields: { percentage } }))
    expect((await client.positionAssignments.updateMany({ entities })).refused).toEqual([])
    const units = (await client.orgUnits.list({ size: 1000 })).rows
    const same = units.map(({ id, lockVersion, name }) => ({ id, lockVersion, fields: { name } }))
    expect((await client.orgUnits.updateMany({ entities: same })).refused).toEqual([])
    const positions = (await client.positions.list({ size: 1000, page: 2 })).rows
    const again = positions.map(({ id, lockVersion, title }) => ({ id, lockVersion, fields: { title } }))
    expect((await client.positions.updateMany({ entities: again })).refused).toEqual([])
  })

  test('of a small organisation names only what it has', async () => {
    const ofSmall = host.clientOf(small)
    const { units, positions } = await ofSmall.orgChart.get({ on })
    const ids = new Set(units.map(({ id }) => id))
    expect(positions.length).toBeGreaterThan(50)
    for (const { unitId } of positions) expect(ids).toContain(unitId)
    for (const { parentId } of units) if (parentId !== null) expect(ids).toContain(parentId)
  })
})

describe('the chart', () => {
  test('is what holds on the day: units, positions, who has them, vacancies and percentages', async () => {
    const { units, positions } = await client.orgChart.get({ on })
    const later = await client.orgChart.get({ on: '2027-04-01' })
    expect(units.length).not.toBe(later.units.length)
    const { rows } = await client.positionAssignments.list({ size: 1000 })
    const byPosition = Map.groupBy(rows, ({ positionId }) => positionId)
    for (const position of positions.slice(0, 300)) {
      const own = (byPosition.get(position.id) ?? []).filter((one) => isValidOn(one, on))
      if (byPosition.has(position.id)) expect(position.holders).toHaveLength(own.length)
      expect(position.occupancy).toBe(
        position.percent === 0
          ? 'vacant'
          : position.percent > 100
            ? 'over'
            : position.percent < position.fte * 100
              ? 'partly'
              : 'filled',
      )
    }
    expect(positions.find(({ occupancy }) => occupancy === 'over')?.percent).toBe(120)
    expect(positions.find(({ since }) => since !== null)).toMatchObject({ occupancy: 'vacant', since: '2026-09-01' })
  })

  test('follows what is written', async () => {
    const { positions } = await client.orgChart.get({ on })
    const vacant = positions.find(({ occupancy }) => occupancy === 'vacant')
    if (!vacant) throw new Error('None is vacant.')
    await client.positionAssignments.create({
      fields: { positionId: vacant.id, employeeId: 'EMP-00002', percentage: 50, validFrom: '2026-11-01', validTo: on },
    })
    const after = (await client.orgChart.get({ on })).positions.find(({ id }) => id === vacant.id)
    expect(after).toMatchObject({ occupancy: 'partly', percent: 50, holders: ['Jonas Feld'] })
    const [listed] = await client.positions.resolve({ ids: [vacant.id] })
    expect(listed?.orgUnitId).toBe(vacant.unitId)
  })
})

describe('an assignment', () => {
  const fields = {
    positionId: '',
    employeeId: 'EMP-00030',
    percentage: 40,
    validFrom: '2026-03-01',
    validTo: '2026-05-31',
  }

  async function freePosition() {
    const { id: orgUnitId } = await client.orgUnits.create({ fields: { code: 'NEW', name: 'New unit' } })
    return (await client.positions.create({ fields: { code: 'P-NEW', title: 'New position', orgUnitId } })).id
  }

  test('is refused for the days on which the same employee has the same position, by name', async () => {
    const positionId = await freePosition()
    await client.positionAssignments.create({ fields: { ...fields, positionId } })
    const again = { ...fields, positionId, validFrom: '2026-05-01', validTo: '9999-12-31' }
    const found = await clashOf(client.positionAssignments.create({ fields: again }))
    expect(found).toMatchObject({ rule: 'overlap', field: 'validFrom', validFrom: '2026-05-01', validTo: '2026-05-31' })
    expect(found.name).not.toBe('')
    await client.positionAssignments.create({ fields: { ...again, validFrom: '2026-06-01' } })
  })

  test('is refused above 100 % until somebody allows it, who is named then', async () => {
    const positionId = await freePosition()
    await client.positionAssignments.create({ fields: { ...fields, positionId, percentage: 80 } })
    const second = { ...fields, positionId, employeeId: 'EMP-00031', validTo: '2026-12-31' }
    expect(await clashOf(client.positionAssignments.create({ fields: second }))).toMatchObject({
      rule: 'percent',
      percent: 120,
      field: 'percentage',
      validFrom: '2026-03-01',
      validTo: '2026-05-31',
    })
    const made = await client.positionAssignments.create({ fields: { ...second, overAllowed: true } })
    expect(made.overAllowedBy).toBe('Marta Kowalczyk')
    const { id, lockVersion } = made
    await expect(
      clashOf(client.positionAssignments.update({ id, lockVersion, fields: { overAllowed: false } })),
    ).resolves.toMatchObject({ rule: 'percent' })
  })

  test('holds only while its position does, and keeps that from ending', async () => {
    const positionId = await freePosition()
    const early = { ...fields, positionId, validFrom: '2019-12-01' }
    expect(await clashOf(client.positionAssignments.create({ fields: early }))).toMatchObject({
      rule: 'uncovered',
      field: 'positionId',
      name: 'New position',
      validTo: '2019-12-31',
    })
    await client.positionAssignments.create({ fields: { ...fields, positionId } })
    const { lockVersion } = await client.positions.get({ id: positionId })
    const ending = { id: positionId, lockVersion, fields: { validTo: '2026-03-31' } }
    expect(await clashOf(client.positions.update(ending))).toMatchObject({
      rule: 'needed',
      field: 'validTo',
      validFrom: '2026-04-01',
      validTo: '2026-05-31',
    })
  })
})

describe('a position', () => {
  test('is the only chief of its unit, and reports to nobody who reports to it', async () => {
    const { rows } = await client.positions.list({ filter: { orgUnitId: ['OU-00003'] }, sort: 'code', size: 3 })
    const [chief, second, third] = rows
    if (!chief || !second || !third) throw new Error('The unit has no positions.')
    const asChief = { id: second.id, lockVersion: second.lockVersion, fields: { isChief: true } }
    expect(await clashOf(client.positions.update(asChief))).toMatchObject({ rule: 'chief', name: chief.title })
    const { lockVersion } = second
    await client.positions.update({ id: second.id, lockVersion, fields: { reportsToId: third.id } })
    const back = { id: third.id, lockVersion: third.lockVersion, fields: { reportsToId: second.id } }
    expect(await clashOf(client.positions.update(back))).toMatchObject({ rule: 'cycle', name: second.title })
  })
})

describe('moving a unit', () => {
  test('is previewed without writing, does what the preview says, and can be taken back', async () => {
    const before = await client.orgUnits.get({ id: 'OU-00042' })
    const target = await client.orgUnits.get({ id: 'OU-00011' })
    const preview = await client.orgChart.previewMove({ id: before.id, parentId: target.id })
    expect(preview).toMatchObject({ to: target.name, misplaced: null, uncovered: null })
    expect(preview.units).toBeGreaterThan(0)
    expect(preview.positions).toBeGreaterThan(preview.units)
    expect(preview.reporting.length).toBeGreaterThan(0)
    expect(preview.costCentres.length).toBeGreaterThan(0)
    expect(await client.orgUnits.get({ id: before.id })).toEqual(before)
    const { lockVersion } = before
    const moved = await client.orgUnits.move({ id: before.id, lockVersion, parentId: target.id, order: 99 })
    expect(moved.parentId).toBe(target.id)
    const way = { id: before.id, parentId: before.parentId ?? undefined }
    const back = await client.orgChart.previewMove(way)
    expect(back.reporting.map(({ from, to }) => [to, from])).toEqual(
      preview.reporting.map(({ from, to }) => [from, to]),
    )
    await client.orgUnits.move({
      ...way,
      lockVersion: moved.lockVersion,
      parentId: before.parentId,
      order: before.order,
    })
    expect((await client.orgUnits.get({ id: before.id })).parentId).toBe(before.parentId)
  })

  test('is refused below itself, and says which days the new one above lacks', async () => {
    expect(await client.orgChart.previewMove({ id: 'OU-00002', parentId: 'OU-00042' })).toMatchObject({
      misplaced: 'below itself',
      reporting: [],
    })
    const { rows } = await client.orgUnits.list({ filter: { validTo: ['2026-06-30'] }, size: 1 })
    const ended = rows[0]
    if (!ended) throw new Error('No unit has ended.')
    const preview = await client.orgChart.previewMove({ id: 'OU-00168', parentId: ended.id })
    expect(preview.uncovered).toMatchObject({ validFrom: '2018-01-01', validTo: '2019-03-31' })
    const { lockVersion } = await client.orgUnits.get({ id: 'OU-00168' })
    const there = { id: 'OU-00168', lockVersion, parentId: ended.id, order: 0 }
    expect(await clashOf(client.orgUnits.move(there))).toMatchObject({ rule: 'uncovered', name: ended.name })
    await expect(client.orgChart.previewMove({ id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a vacancy says since when and until when', () => {
  const year = (from: number, to: number) => ({ percentage: 100, validFrom: `${from}-01-01`, validTo: `${to}-12-31` })
  expect(vacancyOn([year(2020, 2021), year(2022, 2024), year(2028, 2028)], on)).toEqual({
    since: '2025-01-01',
    until: '2028-01-01',
  })
  expect(vacancyOn([], on)).toEqual({ since: null, until: null })
  expect(occupancyOn(0.6, [{ ...year(2026, 2026), percentage: 60 }], on)).toEqual({
    occupancy: 'filled',
    percentage: 60,
  })
})
