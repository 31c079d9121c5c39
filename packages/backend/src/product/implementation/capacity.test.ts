import type { Client } from '@embpm/contract'
import { movePlan } from '@embpm/contract/move-plan'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const range = { from: '2026-10-26', weeks: 14 }

/** Somebody who has too much, the first week of it, and what they are assigned to most then. */
async function overAssigned() {
  const { people, weeks } = await client.capacity.read({ ...range, scope: 'over' })
  for (const person of people) {
    const place = person.assigned.findIndex(
      (hours, at) => hours > (person.capacity[at] ?? 0) && weeks[at] !== undefined,
    )
    const week = weeks[place] ?? ''
    const assignment = person.assignments.find(({ validFrom, validTo }) => validFrom <= week && week <= validTo)
    if (assignment) return { person, week, assignment }
  }
  throw new Error('Nobody has too much')
}

test('people come by unit, a page at a time, and are counted in all', async () => {
  const first = await client.capacity.read({ ...range, size: 20 })
  const second = await client.capacity.read({ ...range, size: 20, page: 2 })
  expect(first.weeks).toHaveLength(14)
  expect(first.total).toBe(148)
  expect(first.people).toHaveLength(20)
  expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(40)
  expect(first.groups.reduce((sum, { people }) => sum + people, 0)).toBe(148)
  for (const { capacity, assigned } of first.people) expect([capacity.length, assigned.length]).toEqual([14, 14])
})

test('a week off has no hours, and says why', async () => {
  const { people, weeks } = await client.capacity.read({ ...range, size: 100 })
  const off = people.flatMap((one) => Object.entries(one.off).map(([place, why]) => [weeks[Number(place)], why]))
  expect(off).toContainEqual(['2026-12-28', 'Winter shutdown'])
})

test('scope, skill, unit and target narrow it', async () => {
  const over = await client.capacity.read({ ...range, scope: 'over', size: 100 })
  expect(over.total).toBe(over.over.people)
  expect(over.people.every(({ assigned, capacity }) => assigned.some((hours, at) => hours > (capacity[at] ?? 0)))).toBe(
    true,
  )
  const welders = await client.capacity.read({ ...range, skill: 'Welding' })
  expect(welders.people.length).toBeGreaterThan(0)
  expect(welders.people.every(({ skills }) => skills.includes('Welding'))).toBe(true)
  const { assignment } = await overAssigned()
  const ofTarget = await client.capacity.read({ ...range, targetId: assignment.targetId })
  expect(ofTarget.people.map(({ id }) => id)).toContain(assignment.employeeId)
  const all = await client.capacity.read({ ...range, scope: 'all', size: 1 })
  expect(all.total).toBeGreaterThan(1000)
})

test('somebody free takes what is too much, and nobody has too much then', async () => {
  const { person, week, assignment } = await overAssigned()
  const offer = await client.capacity.findFree({ assignmentId: assignment.id, week })
  const [best] = offer.candidates
  if (!best) throw new Error('Nobody is free')
  expect(best.fits).toBe(true)
  expect(best.shared.length > 0 || best.sameRole).toBe(true)
  const { amount, validFrom, validTo } = offer
  const plan = movePlan(assignment, { amount, validFrom, validTo, to: best, weeklyHours: person.weeklyHours })
  if (!plan) throw new Error('Nothing is moved')
  await client.capacity.change({
    changes: [{ id: assignment.id, lockVersion: assignment.lockVersion, fields: plan.change }],
    creates: [...plan.creates],
  })
  const percentIn = async (employeeId: string) => {
    const { people, weeks } = await client.capacity.read({ ...range, scope: 'all', employeeId })
    const [one] = people
    const meant = weeks.flatMap((monday, at) => (validFrom <= monday && monday <= validTo ? [at] : []))
    return Math.max(...meant.map((at) => Math.round(((one?.assigned[at] ?? 0) / (one?.capacity[at] ?? 1)) * 100)))
  }
  expect(await percentIn(person.id)).toBe(offer.person.after)
  expect(await percentIn(best.id)).toBe(best.highest)
})

test('several changes are one: all of them, or none', async () => {
  const { rows } = await client.employeeAssignments.list({ size: 2, sort: 'validFrom' })
  const [one, other] = rows
  if (!one || !other) throw new Error('The sample is missing.')
  await client.employeeAssignments.update({ id: other.id, lockVersion: other.lockVersion, fields: { role: 'Faster' } })
  const changes = [one, other].map(({ id, lockVersion }) => ({ id, lockVersion, fields: { amount: 5 } }))
  await expect(client.capacity.change({ changes })).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { current: { id: other.id, role: 'Faster' } },
  })
  expect(await client.employeeAssignments.get({ id: one.id })).toEqual(one)
  await expect(
    client.capacity.change({
      changes: [{ id: one.id, lockVersion: one.lockVersion, fields: { validTo: '2020-01-01' } }],
    }),
  ).rejects.toMatchObject({ code: 'CLASH' })
})

test('the name of what somebody works for is found whatever it is', async () => {
  const { rows } = await client.employeeAssignments.list({ size: 3, filter: { employeeId: ['EMP-00002'] } })
  expect(rows.every(({ target }) => target !== null)).toBe(true)
  expect(new Set(rows.map(({ targetId }) => targetId.slice(0, 2)))).toEqual(new Set(['PR', 'SC', 'OO']))
})
