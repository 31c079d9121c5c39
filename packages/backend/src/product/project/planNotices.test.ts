import { addDays } from '@embpm/calendar'
import { linkTypes } from '@embpm/calendar/schedule'
import { operationOrder, operationOrderStatuses, type OperationOrder } from '@embpm/contract/operation-order'
import { operationTask, operationTaskStatuses, type OperationTask } from '@embpm/contract/operation-task'
import { period, periodStates, type Period } from '@embpm/contract/period'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type NoticeFacts, noticeDays, planNotices } from './planNotices.js'

const today = '2026-11-20'
const stamps = {
  organisationId: 'O',
  lockVersion: 1,
  createdBy: 'A',
  createdAt: '2026-11-01T08:00:00Z',
  changedBy: 'A',
  changedAt: '2026-11-01T08:00:00Z',
  tags: [],
}
const emptyTask = {
  ...operationTask.empty,
  ...stamps,
  taskNo: 'OT-1',
  outline: '1',
  leadId: '',
  projectId: null,
  project: null,
  order: null,
  role: null,
  responsible: null,
  plannedStart: null,
  plannedEnd: null,
  slack: 0,
  critical: false,
  summary: false,
  delay: 0,
  calendarId: null,
  title: 'Task',
  orderId: 'OO-1',
  sequence: 1,
}
const near = fc.integer({ min: -20, max: 20 }).map((days) => addDays(today, days))
const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const people = fc.constantFrom('me', 'other')

const tasks = fc
  .array(
    fc.record({
      responsibleId: people,
      status: fc.constantFrom(...operationTaskStatuses),
      progress: fc.constantFrom(0, 50, 100),
      summary: fc.boolean(),
      plannedStart: near,
      plannedEnd: near,
      actualStart: perhaps(near),
      actualEnd: fc.option(near, { nil: null, freq: 4 }),
      links: fc.array(fc.record({ to: fc.nat(8), type: fc.constantFrom(...linkTypes) }), { maxLength: 2 }),
    }),
    { maxLength: 8 },
  )
  .map((made) =>
    made.map(({ links, ...task }, nth): OperationTask => ({
      ...operationTask.schema.parse({ ...emptyTask, id: `T${nth}` }),
      ...task,
      predecessors: links.map(({ to, type }) => ({ id: `T${to}`, type, lag: 0 })),
    })),
  )
const orders = fc
  .array(
    fc.record({ responsibleId: people, status: fc.constantFrom(...operationOrderStatuses), plannedEnd: perhaps(near) }),
    { maxLength: 5 },
  )
  .map((made) =>
    made.map((order, nth): OperationOrder => ({
      ...operationOrder.schema.parse({
        ...operationOrder.empty,
        ...stamps,
        id: `O${nth}`,
        orderNo: `OO-${nth}`,
        title: 'Order',
        project: null,
        area: null,
        domain: null,
        costObject: null,
        responsible: null,
      }),
      ...order,
    })),
  )
const periods = fc
  .array(
    fc.record({ state: fc.constantFrom(...periodStates), end: near, interval: fc.constantFrom('MONTHLY', 'WEEKLY') }),
    {
      maxLength: 5,
    },
  )
  .map((made) =>
    made.map((one, nth): Period => ({
      ...period.schema.parse({
        ...period.empty,
        ...stamps,
        id: `P${nth}`,
        year: 2026,
        number: nth + 1,
        interval: 'MONTHLY',
        start: today,
        end: today,
        closedBy: '',
        closedAt: null,
      }),
      ...one,
      interval: one.interval === 'WEEKLY' ? 'WEEKLY' : 'MONTHLY',
    })),
  )
const facts: fc.Arbitrary<NoticeFacts> = fc.record({
  tasks,
  orders,
  periods,
  userId: fc.constant('me'),
  mayClose: fc.boolean(),
  today: fc.constant(today),
})

test('each thing is told of once at most, to those alone who are responsible for it', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const told = planNotices(given)
      const names = told.map(({ kind, entityId }) => `${kind} ${entityId}`)
      expect(new Set(names).size).toBe(names.length)
      for (const { kind, entityId } of told) {
        if (kind === 'task') expect(given.tasks.find(({ id }) => id === entityId)?.responsibleId).toBe('me')
        if (kind === 'order') expect(given.orders.find(({ id }) => id === entityId)?.responsibleId).toBe('me')
        if (kind === 'period') expect(given.mayClose).toBe(true)
      }
    }),
  )
})

test('all that is open and past its day is told of, and nothing that lies further ahead than it should', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const told = planNotices(given)
      const stateOf = (kind: string, id: string) =>
        told.find((one) => one.kind === kind && one.entityId === id)?.state ?? null
      for (const task of given.tasks) {
        const isOpen =
          task.responsibleId === 'me' &&
          !task.summary &&
          task.status !== 'done' &&
          task.actualEnd === null &&
          task.progress < 100
        if (!isOpen) expect(stateOf('task', task.id)).toBeNull()
        else if (String(task.plannedEnd) < today) expect(stateOf('task', task.id)).toBe('overdue')
        else if (String(task.plannedEnd) <= addDays(today, noticeDays))
          expect(['due', 'blocked']).toContain(stateOf('task', task.id))
        else expect([null, 'blocked']).toContain(stateOf('task', task.id))
      }
      for (const { id, interval, state, end } of given.periods)
        expect(stateOf('period', id) !== null).toBe(
          given.mayClose && interval === 'MONTHLY' && state === 'open' && end < today,
        )
    }),
  )
})

test('what is settled is told of no longer, and nothing else changes by that', () => {
  fc.assert(
    fc.property(facts, fc.nat(), (given, which) => {
      const mine = planNotices(given).filter(({ kind }) => kind === 'task')
      const one = mine[which % Math.max(1, mine.length)]
      if (!one) return
      const settled = given.tasks.map((task) =>
        task.id === one.entityId ? { ...task, status: 'done' as const, progress: 100, actualEnd: today } : task,
      )
      const after = planNotices({ ...given, tasks: settled })
      expect(after.some(({ entityId }) => entityId === one.entityId)).toBe(false)
      // Others may wait for it, and be free then.
      for (const notice of after)
        expect(planNotices(given).some(({ entityId }) => entityId === notice.entityId)).toBe(true)
    }),
  )
})

test('a blocked one names what holds it back: unfinished, and past its day', () => {
  fc.assert(
    fc.property(facts, (given) => {
      for (const { state, waitsFor, day } of planNotices(given)) {
        expect(state === 'blocked').toBe(waitsFor !== null)
        if (!waitsFor) continue
        expect(day < today).toBe(true)
        expect(waitsFor).toMatchObject({ actualEnd: null })
        expect(waitsFor.status).not.toBe('done')
      }
    }),
  )
})
