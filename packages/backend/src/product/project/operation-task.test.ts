import { addDays } from '@embpm/calendar'
import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
beforeAll(async () => {
  host = await startHost()
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const client = (): Client =>
  host.clientOf(sampleOrganisations.find(({ title }) => title === 'SYSTEM')?.organisationId ?? '')

const taken = { search: '', filter: { orderId: ['OO-00081'] } }
const ordered = async () => (await client().operationTaskPlan.read(taken)).tasks
const byOutline = async (outline: string) => {
  const found = (await ordered()).find((task) => task.outline === outline)
  if (!found) throw new Error(`There is no task ${outline}.`)
  return found
}

test('a sample order is planned in twenty tasks, by its own calendar, with a summary that is the sum of what is below it', async () => {
  const { tasks, orders, calendars, shown } = await client().operationTaskPlan.read(taken)
  expect(tasks).toHaveLength(20)
  expect(tasks.map(({ outline }) => outline).slice(0, 6)).toEqual(['1', '1.1', '1.2', '1.3', '2', '2.1'])
  expect(orders.map(({ id }) => id)).toEqual(['OO-00081'])
  expect(calendars).toHaveLength(1)
  expect(shown).toHaveLength(20)
  const build = tasks.filter(({ outline }) => outline.startsWith('2.'))
  const summary = tasks.find(({ outline }) => outline === '2')
  expect(summary).toMatchObject({
    summary: true,
    plannedStart: build.map((one) => String(one.plannedStart)).toSorted((a, b) => (a < b ? -1 : 1))[0],
  })
  expect(tasks.some(({ critical }) => critical)).toBe(true)
})

test('a task that takes longer moves all that wait for it, without their being written', async () => {
  const [before, later] = [await byOutline('2.3'), await byOutline('4.4')]
  await client().operationTasks.update({ ...before, fields: { duration: before.duration + 5 } })
  const after = await byOutline('4.4')
  expect(String(after.plannedEnd) > String(later.plannedEnd)).toBe(true)
  expect(after.lockVersion).toBe(later.lockVersion)
  await client().operationTasks.update({ ...(await byOutline('2.3')), fields: { duration: before.duration } })
  expect((await byOutline('4.4')).plannedEnd).toBe(later.plannedEnd)
})

test('a task that would wait for itself is refused, and the way is named', async () => {
  const [first, last] = [await byOutline('1.1'), await byOutline('1.3')]
  const fields = { predecessors: [{ id: last.id, type: 'FS' as const, lag: 0 }] }
  const refused = client().operationTasks.update({ ...first, fields })
  await expect(refused).rejects.toMatchObject({ code: 'CLASH', status: 409, data: { rule: 'ring' } })
  const error: unknown = await refused.catch((problem: unknown) => problem)
  expect(JSON.stringify(error)).toMatch(/OT-\d+ Confirm scope.* → .*Scope approved → OT-\d+ Confirm scope/)
  const summary = await byOutline('2')
  const below = { parentId: (await byOutline('2.1')).id }
  await expect(client().operationTasks.update({ ...summary, fields: below })).rejects.toMatchObject({
    data: { rule: 'ring', field: 'parentId' },
  })
})

test('a task waits for tasks of its own order only, and a summary is not deleted while tasks belong to it', async () => {
  const first = await byOutline('1.1')
  const { tasks } = await client().operationTaskPlan.read({ filter: { orderId: ['OO-00001'] } })
  const [strange] = tasks
  const fields = { predecessors: [{ id: strange?.id ?? '', type: 'FS' as const, lag: 0 }] }
  await expect(client().operationTasks.update({ ...first, fields })).rejects.toMatchObject({
    data: { rule: 'elsewhere', field: 'predecessors' },
  })
  const summary = await byOutline('1')
  await expect(client().operationTasks.remove({ id: summary.id })).rejects.toMatchObject({ code: 'MISPLACED' })
})

test('a plan is changed as a whole, or not at all', async () => {
  const [one, other] = [await byOutline('2.3'), await byOutline('3.1')]
  const moved = {
    id: one.id,
    lockVersion: one.lockVersion,
    fields: { earliestStart: addDays(one.plannedStart ?? '', 14) },
  }
  const late = { id: other.id, lockVersion: other.lockVersion + 1, fields: { duration: 9 } }
  await expect(client().operationTaskPlan.change({ changes: [moved, late] })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await byOutline('2.3')).toMatchObject({ lockVersion: one.lockVersion, plannedStart: one.plannedStart })
  const { changed } = await client().operationTaskPlan.change({
    changes: [moved, { ...late, lockVersion: other.lockVersion }],
  })
  expect(changed.map(({ id }) => id)).toEqual([one.id, other.id])
  expect(String(changed[0]?.plannedStart) > String(one.plannedStart)).toBe(true)
  expect(await byOutline('3.1')).toMatchObject({ duration: 9 })
})

test('a link can be turned around in one change', async () => {
  const [one, other] = [await byOutline('1.1'), await byOutline('1.2')]
  await client().operationTaskPlan.change({
    changes: [
      { id: one.id, lockVersion: one.lockVersion, fields: { predecessors: [{ id: other.id, type: 'FS', lag: 0 }] } },
      { id: other.id, lockVersion: other.lockVersion, fields: { predecessors: [] } },
    ],
  })
  expect(String((await byOutline('1.1')).plannedStart) > String((await byOutline('1.2')).plannedEnd)).toBe(true)
})

test('a new task stands behind those that are there, and moves with the calendar of its area', async () => {
  const phase = await byOutline('4')
  const made = await client().operationTasks.create({
    fields: { title: 'Hand over', orderId: phase.orderId, parentId: phase.id, sequence: 10 },
  })
  expect(made).toMatchObject({ outline: '4.5', duration: 1, summary: false })
  expect(made.taskNo).toMatch(/^OT-\d{6}$/)
  const calendar = await client().calendars.get({ id: made.calendarId ?? '' })
  const day = made.plannedStart ?? ''
  const exceptions = [{ start: day, end: addDays(day, 3), works: false, name: 'Flood' }]
  await client().calendars.update({ ...calendar, fields: { exceptions } })
  expect(String((await byOutline('4.5')).plannedStart) > addDays(day, 3)).toBe(true)
})

test('tasks belong to the project of their order, and follow it to another one', async () => {
  const order = await client().operationOrders.get({ id: 'OO-00081' })
  const projects = (await client().projects.list({ page: 1, size: 2, filter: {} })).rows
  const other = projects.find(({ id }) => id !== order.projectId)
  const listed = async (projectId: string) =>
    (
      await client().operationTasks.list({
        page: 1,
        size: 500,
        filter: { projectId: [projectId], orderId: [order.id] },
      })
    ).rows
  expect(await listed(other?.id ?? '')).toEqual([])
  await client().operationOrders.update({ ...order, fields: { projectId: other?.id ?? null } })
  const moved = await listed(other?.id ?? '')
  expect(moved).toHaveLength(20)
  expect(moved[0]?.project).toEqual({ id: other?.id, code: other?.code, name: other?.name })
})

test('tasks that name each other are added together, and deleted together again', async () => {
  const phase = await byOutline('4')
  const { orderId } = phase
  const fields = (title: string) => ({ title, orderId, sequence: 900, duration: 2 })
  const link = { id: 'two', type: 'FS' as const, lag: 0 }
  const { created, changed } = await client().operationTaskPlan.change({
    changes: [{ id: phase.id, lockVersion: phase.lockVersion, fields: { title: 'Cut over' } }],
    creates: [
      { ref: 'above', fields: { ...fields('After care'), parentId: phase.id } },
      { ref: 'one', fields: { ...fields('Watch'), parentId: 'above', predecessors: [link] } },
      { ref: 'two', fields: { ...fields('Hand over'), parentId: 'above' } },
    ],
  })
  const [above, one, two] = created
  expect(changed).toMatchObject([{ id: phase.id, title: 'Cut over' }])
  expect(one).toMatchObject({ parentId: above?.id, predecessors: [{ ...link, id: two?.id }] })
  expect(String(one?.plannedStart) > String(two?.plannedEnd)).toBe(true)
  const ring = client().operationTaskPlan.change({
    changes: [
      {
        id: two?.id ?? '',
        lockVersion: two?.lockVersion ?? 1,
        fields: { predecessors: [{ ...link, id: one?.id ?? '' }] },
      },
    ],
    creates: [{ ref: 'three', fields: fields('Never') }],
  })
  await expect(ring).rejects.toMatchObject({ code: 'CLASH', data: { rule: 'ring' } })
  await client().operationTaskPlan.change({
    changes: [],
    removes: created.toReversed().map(({ id, lockVersion }) => ({ id, lockVersion })),
  })
  expect((await ordered()).map(({ title }) => title)).not.toContain('Watch')
  expect((await ordered()).map(({ title }) => title)).not.toContain('Never')
})
