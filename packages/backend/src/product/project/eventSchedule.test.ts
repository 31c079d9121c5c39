import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Host, startHost } from '../../testing/startHost.js'
import { sampleOrganisations } from '../administration/organisation.js'

const organisation = sampleOrganisations[0]?.organisationId ?? ''
const timeZone = 'Europe/Berlin'

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(organisation)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const read = (start = '2026-11-16', end = '2026-12-06') =>
  client.eventSchedule.read({ start, end, timeZone, layers: ['orders', 'periods', 'tasks', 'holidays'] })
const startsOf = async (title: string) => {
  const { occurrences } = await read()
  return occurrences.filter((one) => one.title === title).map(({ start }) => start)
}
const triage = 'SIT 2, defect triage'
/** The occurrence of the triage of a day, to be changed or deleted. */
const target = async (day: string, scope: 'this' | 'following' | 'all') => {
  const { occurrences } = await read()
  const one = occurrences.find(({ title, start }) => title === triage && start.startsWith(day))
  if (!one) throw new Error(`There is no triage on ${day}`)
  return { id: one.eventId, lockVersion: one.lockVersion, occurrence: one.occurrence, scope }
}

describe('what happens in some days', () => {
  test('series are expanded, what stands for one of them stands in its place, times are those that were asked for', async () => {
    const { occurrences } = await read('2026-11-16', '2026-11-20')
    const titles = occurrences.map(({ title }) => title)
    expect(titles.filter((title) => title === triage)).toHaveLength(5)
    expect(titles).toContain('Steering committee with the works council')
    expect(titles).not.toContain('Steering committee, wave 2')
    expect(occurrences.find(({ title }) => title === 'Stand-up, Leeds')).toMatchObject({
      start: '2026-11-17T09:30',
      ownStart: '2026-11-17T08:30',
      timeZone: 'Europe/London',
    })
  })

  test('what begins before or ends after touches, what ends at midnight does not', async () => {
    const { occurrences } = await read('2026-11-28', '2026-11-28')
    expect(occurrences.map(({ title }) => title)).toEqual(['Interface monitoring, night run', 'Stocktaking'])
  })

  test('orders, periods, tasks and days off are there, and days off are those of an area', async () => {
    const { layers, offDays, worksBy } = await read('2026-11-16', '2026-12-31')
    expect(new Set(layers.map(({ layer }) => layer))).toEqual(new Set(['orders', 'periods', 'tasks', 'holidays']))
    expect(layers.find(({ layer }) => layer === 'holidays')).toMatchObject({
      title: 'Winter shutdown',
      start: '2026-12-24',
    })
    expect(worksBy).toBe('Kassel, five days')
    expect(offDays).toContain('2026-12-25')
  })

  test('a month with everything takes a tenth of a second once it is known', async () => {
    await read('2026-10-26', '2026-12-06')
    const begin = performance.now()
    await read('2026-11-30', '2027-01-10')
    // Ten times what it takes, for machines that are busy.
    expect(performance.now() - begin).toBeLessThan(1000)
  })
})

describe('of a series', () => {
  test('this one alone is changed, and put back', async () => {
    const { before } = await client.eventSchedule.change({
      ...(await target('2026-11-18', 'this')),
      fields: { start: '2026-11-18T15:00', end: '2026-11-18T16:00' },
    })
    expect((await startsOf(triage)).filter((start) => start.startsWith('2026-11-1'))).toEqual([
      '2026-11-16T11:00',
      '2026-11-17T11:00',
      '2026-11-18T15:00',
      '2026-11-19T11:00',
    ])
    await client.eventSchedule.putBack({ before })
    expect(await startsOf(triage)).toContain('2026-11-18T11:00')
  })

  test('this and the following become a series of their own', async () => {
    const { before } = await client.eventSchedule.change({
      ...(await target('2026-11-24', 'following')),
      fields: { title: 'Late triage', start: '2026-11-24T13:00', end: '2026-11-24T14:00' },
    })
    expect(await startsOf(triage)).toHaveLength(6)
    expect((await startsOf('Late triage')).slice(0, 2)).toEqual(['2026-11-24T13:00', '2026-11-25T13:00'])
    expect(await startsOf('Late triage')).toHaveLength(9)
    await client.eventSchedule.putBack({ before })
    expect(await startsOf(triage)).toHaveLength(15)
    expect(await startsOf('Late triage')).toEqual([])
  })

  test('all move by as much, and their days of the week with them', async () => {
    const { occurrences } = await read()
    const one = occurrences.find(({ title }) => title === 'Shift hand-over, early to late')
    if (!one) throw new Error('There is no hand-over')
    await client.eventSchedule.change({
      id: one.eventId,
      lockVersion: one.lockVersion,
      occurrence: one.occurrence,
      scope: 'all',
      fields: { start: '2026-11-17T14:00', end: '2026-11-17T14:30' },
    })
    expect(await startsOf(one.title)).toEqual(['2026-11-17T14:00', '2026-11-24T14:00', '2026-12-01T14:00'])
    const { recurrence, leftOut } = await client.calendarEvents.get({ id: one.eventId })
    expect(recurrence).toBe('FREQ=WEEKLY;BYDAY=TU')
    expect(leftOut).toEqual(['2026-04-07T14:00', '2026-05-26T14:00'])
  })

  test('one, the following or all are deleted, and put back', async () => {
    await client.eventSchedule.remove(await target('2026-11-17', 'this'))
    expect(await startsOf(triage)).toHaveLength(14)
    await client.eventSchedule.remove(await target('2026-12-01', 'following'))
    expect(await startsOf(triage)).toHaveLength(10)
    const { before } = await client.eventSchedule.remove(await target('2026-11-18', 'all'))
    expect(await startsOf(triage)).toEqual([])
    await client.eventSchedule.putBack({ before })
    expect(await startsOf(triage)).toHaveLength(10)
  })

  test('another version is a conflict, and what cannot be is refused', async () => {
    const asked = await target('2026-11-18', 'all')
    await expect(
      client.eventSchedule.change({ ...asked, lockVersion: 99, fields: { title: 'Late' } }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(
      client.eventSchedule.change({ ...asked, occurrence: '2026-11-18T12:00', fields: { title: 'Late' } }),
    ).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'occurrence' } })
    await expect(client.eventSchedule.change({ ...asked, fields: { timeZone: 'Mars/Olympus' } })).rejects.toMatchObject(
      { code: 'LOCKED', data: { reason: 'timeZone' } },
    )
  })
})

test('a file is imported twice and is there once; it is taken back as a whole', async () => {
  const [calendar] = (await read()).calendars
  const event = {
    title: 'Fair',
    allDay: false,
    start: '2026-11-18T09:00',
    end: '2026-11-18T10:00',
    timeZone,
    recurrence: 'FREQ=DAILY;COUNT=3',
    location: '',
    description: '',
    participants: [],
    uid: 'fair@example.com',
    leftOut: [],
    standsFor: null,
  }
  const other = {
    ...event,
    title: 'Fair, later',
    start: '2026-11-19T12:00',
    end: '2026-11-19T13:00',
    recurrence: '',
    standsFor: '2026-11-19T09:00',
  }
  const take = () => client.eventSchedule.importEvents({ calendarId: calendar?.id ?? '', events: [other, event] })
  const { created, before } = await take()
  expect(created).toBe(2)
  expect(await take()).toMatchObject({ created: 0, changed: 2 })
  expect(await startsOf('Fair')).toEqual(['2026-11-18T09:00', '2026-11-20T09:00'])
  expect(await startsOf('Fair, later')).toEqual(['2026-11-19T12:00'])
  await expect(client.eventSchedule.putBack({ before })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the next dates of a rule', async () => {
  const ask = { start: '2026-01-30T15:00', timeZone, count: 3 }
  expect(await client.eventSchedule.next({ ...ask, recurrence: 'FREQ=MONTHLY;BYDAY=-1FR' })).toEqual({
    starts: ['2026-01-30T15:00', '2026-02-27T15:00', '2026-03-27T15:00'],
    hasMore: true,
  })
  expect(await client.eventSchedule.next({ ...ask, recurrence: 'FREQ=DAILY;COUNT=2' })).toMatchObject({
    hasMore: false,
  })
})
