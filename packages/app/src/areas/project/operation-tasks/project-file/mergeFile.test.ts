import { operationTask, type OperationTask } from '@embpm/contract/operation-task'
import { linkTypes, outlineOf } from '@embpm/calendar/schedule'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ganttRows, type Plan } from '../gantt/ganttPlan.js'
import { fileOfPlan } from './fileOfPlan.js'
import { fateOf, mergeFile, requestOf, undoOf } from './mergeFile.js'
import type { FileTask } from './ProjectFile.js'
import { readProjectXml } from './readProjectXml.js'
import { writeProjectXml } from './writeProjectXml.js'

const stamps = {
  organisationId: 'O',
  createdBy: 'A',
  createdAt: '2026-11-20T08:00:00Z',
  changedBy: 'A',
  changedAt: '2026-11-20T08:00:00Z',
  tags: [],
}
const taskOf = (nth: number, facts: Partial<OperationTask>): OperationTask => ({
  ...operationTask.schema.parse({
    ...operationTask.empty,
    ...stamps,
    id: `OT-${nth}`,
    lockVersion: 3,
    taskNo: `OT-${100_000 + nth}`,
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
    title: `Task ${nth}`,
    orderId: 'OO-1',
    sequence: 10 * (nth + 1),
  }),
  ...facts,
})

/** Tasks of an order: below earlier ones, and waiting for earlier ones. */
const orders = fc
  .array(
    fc.record({
      above: fc.option(fc.nat(10), { nil: null }),
      duration: fc.nat(20),
      earliest: fc.option(fc.constant('2026-12-01'), { nil: null }),
      links: fc.array(fc.record({ back: fc.integer({ min: 1, max: 4 }), type: fc.constantFrom(...linkTypes) }), {
        maxLength: 2,
      }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((made) =>
    made.map(({ above, duration, earliest, links }, nth) =>
      taskOf(nth, {
        parentId: above !== null && above < nth ? `OT-${above}` : null,
        duration,
        earliestStart: earliest,
        predecessors: links.flatMap(({ back, type }) =>
          nth - back >= 0 ? [{ id: `OT-${nth - back}`, type, lag: back - 2 }] : [],
        ),
      }),
    ),
  )

const planOf = (tasks: OperationTask[]): Plan => ({
  tasks,
  orders: [{ id: 'OO-1', orderNo: 'OO-1', title: 'Order', from: '2026-11-20' }],
  calendars: [],
  shown: null,
  total: tasks.length,
})

const fileOf = (tasks: OperationTask[]) => {
  const rows = ganttRows(planOf(tasks), { dates: new Map(), tasks }, new Set())
  return readProjectXml(writeProjectXml(fileOfPlan('Order', rows, undefined))).file
}

test('what was written changes nothing when it is read into the same order again', () => {
  fc.assert(
    fc.property(orders, (tasks) => {
      const merge = mergeFile(fileOf(tasks), tasks)
      expect(merge.tasks.map(fateOf)).toEqual(tasks.map(() => 'same'))
      expect(requestOf('OO-1', merge)).toEqual({ changes: [], creates: [] })
    }),
  )
})

test('read into an empty order, each task is new once, after what it is below, with all that it waits for', () => {
  fc.assert(
    fc.property(orders, (tasks) => {
      const { creates = [] } = requestOf('OO-1', mergeFile(fileOf(tasks), []))
      expect(creates.map(({ fields }) => fields.title)).toEqual(outlineOf(tasks).map(({ item }) => item.title))
      const seen = new Set<string | null | undefined>([null])
      for (const { ref, fields } of creates) {
        expect(seen).toContain(fields.parentId)
        seen.add(ref)
      }
      const links = creates.flatMap(({ fields }) => fields.predecessors ?? [])
      expect(links).toHaveLength(tasks.flatMap(({ predecessors }) => predecessors).length)
      for (const { id } of links) expect(seen).toContain(id)
    }),
  )
})

test('what was read is taken back field by field', () => {
  fc.assert(
    fc.property(orders, fc.nat(20), (tasks, more) => {
      const file = fileOf(tasks)
      const changed = { tasks: file.tasks.map((task) => ({ ...task, name: `${task.name}!`, duration: more })) }
      const merge = mergeFile(changed, tasks)
      const written = tasks.map((task) => ({ ...task, lockVersion: 4 }))
      const { changes, removes } = undoOf(merge, { changed: written, created: [] })
      expect(removes).toEqual([])
      for (const { id, fields } of changes) {
        expect(tasks.find((task) => task.id === id)).toMatchObject(fields)
        expect(fields).toHaveProperty('title')
      }
      expect(changes).toHaveLength(tasks.length)
    }),
  )
})

const plain: FileTask = {
  uid: 1,
  name: 'One',
  notes: '',
  level: 1,
  planned: null,
  duration: 1,
  progress: 0,
  earliest: null,
  actualStart: null,
  actualEnd: null,
  baseline: null,
  links: [],
}

test('a task of another program is found by its title and those above it', () => {
  const tasks = [
    taskOf(0, { title: 'Build', duration: 1 }),
    taskOf(1, { title: 'Test', parentId: 'OT-0', duration: 4 }),
  ]
  const merge = mergeFile(
    {
      tasks: [
        { ...plain, name: 'Build' },
        { ...plain, uid: 2, level: 2, name: 'Test', duration: 6 },
        { ...plain, uid: 3, name: 'Test' },
      ],
    },
    tasks,
  )
  expect(merge.tasks.map(fateOf)).toEqual(['same', 'changed', 'new'])
  expect(merge.tasks[1]).toMatchObject({ task: { id: 'OT-1' }, fields: { duration: 6 } })
})

test('a ring is named', () => {
  const merge = mergeFile(
    {
      tasks: [
        { ...plain, links: [{ uid: 2, type: 'FS', lag: 0 }] },
        { ...plain, uid: 2, name: 'Two', links: [{ uid: 1, type: 'FS', lag: 0 }] },
      ],
    },
    [],
  )
  expect(merge.ring?.toSorted()).toEqual(expect.arrayContaining(['One', 'Two']))
})
