import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../arithmetic.js'
import { dayNumber } from '../dayNumber.js'
import { workingCalendar, workingDayFrom } from '../workingCalendar.js'
import { outlineOf } from './outline.js'
import { linkTypes, type PlannedTask } from './plannedTask.js'
import { scheduleTasks, type TaskDates } from './schedule.js'
import { cycleIn } from './taskGraph.js'

const from = '2026-03-02'
const calendars = [
  workingCalendar({ workweek: [1, 2, 3, 4, 5], region: 'DE' }),
  workingCalendar({
    workweek: [1, 2, 3, 4, 5, 6],
    region: 'PL',
    exceptions: [{ start: '2026-04-01', end: '2026-04-12', works: false, name: 'Shutdown' }],
  }),
  workingCalendar({ workweek: [1, 2, 3, 4, 5, 6, 7] }),
]

interface Task extends PlannedTask {
  calendar: number
}

const plain = { parentId: null, earliest: null, predecessors: [], actualStart: null, actualEnd: null, calendar: 0 }
const taskOf = (id: string, facts: Partial<Task> = {}): Task => ({ ...plain, id, duration: 3, ...facts })
const calendarOf = ({ calendar }: Task) => calendars[calendar] ?? workingCalendar({ workweek: [1] })
const schedule = (tasks: readonly Task[]) => scheduleTasks(tasks, { from, calendarOf })

function datesOf(tasks: readonly Task[]): ReadonlyMap<string, TaskDates> {
  const { dates } = schedule(tasks)
  if (!dates) throw new Error('There is a cycle.')
  return dates
}

/** Tasks that wait for earlier ones only, so that there is no cycle; a third of them below the summaries S0 to S2. */
const plans = (summaries: boolean, most = 2) =>
  fc
    .array(
      fc.record({
        duration: fc.nat(9),
        earliest: fc.option(
          fc.nat(60).map((later) => addDays(from, later)),
          { freq: 3 },
        ),
        calendar: fc.nat(most),
        parent: fc.nat(8),
        links: fc.array(
          fc.record({
            back: fc.integer({ min: 1, max: 6 }),
            type: fc.constantFrom(...linkTypes),
            lag: fc.integer({ min: -4, max: 6 }),
          }),
          { maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 25 },
    )
    .map((made) => [
      ...(summaries ? [0, 1, 2].map((nth) => taskOf(`S${nth}`)) : []),
      ...made.map(({ duration, earliest, calendar, parent, links }, nth): Task => {
        const predecessors = links.flatMap(({ back, type, lag }) =>
          nth - back >= 0 ? [{ id: `T${nth - back}`, type, lag }] : [],
        )
        const parentId = summaries && parent < 3 ? `S${parent}` : null
        return { ...plain, id: `T${nth}`, parentId, duration, earliest, calendar, predecessors }
      }),
    ])

/** The points of a task as its links see them: its first day, and the day after its last. */
const pointsOf = ({ start, end }: TaskDates) => ({ first: dayNumber(start), after: dayNumber(end) + 1 })

/** How many working days a link leaves: negative where it is broken. */
function room(task: Task, earlier: TaskDates, own: TaskDates, { type, lag }: { type: string; lag: number }): number {
  const { before } = calendarOf(task)
  const source = type.startsWith('F') ? pointsOf(earlier).after : pointsOf(earlier).first
  const pullsEnd = type.endsWith('F') || (type === 'FS' && task.duration === 0)
  return before(pullsEnd ? pointsOf(own).after : pointsOf(own).first) - before(source) - lag
}

const leavesOf = (tasks: readonly Task[]) => tasks.filter(({ id }) => !tasks.some(({ parentId }) => parentId === id))
const got = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const found = map.get(id)
  if (found === undefined) throw new Error(`There is no ${id}.`)
  return found
}

describe('a schedule', () => {
  it('starts no task before its predecessors, its earliest day and its calendar allow, and none later than it must', () => {
    fc.assert(
      fc.property(plans(true), (tasks) => {
        const dates = datesOf(tasks)
        for (const task of leavesOf(tasks)) {
          const own = got(dates, task.id)
          const calendar = calendarOf(task)
          const rooms = task.predecessors.map((link) => room(task, got(dates, link.id), own, link))
          const earliest = workingDayFrom(
            calendar,
            task.earliest !== null && task.earliest > from ? task.earliest : from,
          )
          expect(Math.min(0, ...rooms)).toBe(0)
          expect(own.start >= earliest).toBe(true)
          expect(own.start === earliest || rooms.includes(0)).toBe(true)
          expect(calendar.isWorking(own.start) && calendar.isWorking(own.end)).toBe(true)
          expect(calendar.before(dayNumber(own.end) + 1) - calendar.before(dayNumber(own.start))).toBe(
            Math.max(1, task.duration),
          )
        }
      }),
    )
  })

  it('has a critical path without slack: from the last day back to what nothing but the calendar holds', () => {
    fc.assert(
      fc.property(plans(false, 0), (tasks) => {
        const dates = datesOf(tasks)
        const end = [...dates.values()]
          .map((one) => one.end)
          .toSorted()
          .at(-1)
        expect([...dates.values()].filter((one) => one.end === end && one.slack === 0).length).toBeGreaterThan(0)
        for (const task of tasks) {
          const own = got(dates, task.id)
          expect(own.slack).toBeGreaterThanOrEqual(0)
          expect(own.critical).toBe(own.slack === 0)
          if (!own.critical) continue
          const driving = task.predecessors.filter((link) => room(task, got(dates, link.id), own, link) === 0)
          const free = workingDayFrom(
            calendarOf(task),
            task.earliest !== null && task.earliest > from ? task.earliest : from,
          )
          // What drives a critical task is critical itself.
          for (const { id } of driving) expect(got(dates, id).slack).toBe(0)
          if (own.start > free) expect(driving.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('ends no later when a task uses its slack, and later when it takes a day more', () => {
    fc.assert(
      fc.property(plans(false, 0), fc.nat(), (tasks, which) => {
        const task = tasks[which % tasks.length]
        if (!task) return
        const dates = datesOf(tasks)
        const endOf = (all: ReadonlyMap<string, TaskDates>) =>
          [...all.values()]
            .map(({ end }) => end)
            .toSorted()
            .at(-1)
        const { slack, start } = got(dates, task.id)
        const calendar = calendarOf(task)
        const moved = (by: number) => {
          let earliest = start
          for (let left = by; left > 0; left -= 1) earliest = workingDayFrom(calendar, addDays(earliest, 1))
          return datesOf(tasks.map((one) => (one === task ? { ...one, earliest } : one)))
        }
        expect(endOf(moved(slack))).toBe(endOf(dates))
        expect(String(endOf(moved(slack + 1))) > String(endOf(dates))).toBe(true)
      }),
    )
  })

  it('is the same again when a task is moved and moved back', () => {
    fc.assert(
      fc.property(plans(true), fc.nat(), fc.nat(90), (tasks, which, later) => {
        const task = tasks[which % tasks.length]
        if (!task) return
        const put = (earliest: string | null) => tasks.map((one) => (one.id === task.id ? { ...one, earliest } : one))
        const before = datesOf(tasks)
        const moved = datesOf(put(addDays(from, later)))
        expect(datesOf(put(task.earliest))).toEqual(before)
        // Later is never sooner for any other.
        if (task.earliest === null || task.earliest <= addDays(from, later))
          for (const [id, { start }] of before) expect(got(moved, id).start >= start).toBe(true)
      }),
    )
  })

  it('leaves what has begun or ended where it was, and goes on from there', () => {
    const tasks = [
      taskOf('a', { actualStart: '2026-03-09', actualEnd: '2026-03-10' }),
      taskOf('b', { predecessors: [{ id: 'a', type: 'FS', lag: 0 }] }),
      taskOf('c', { predecessors: [{ id: 'b', type: 'FS', lag: 1 }], actualStart: '2026-03-04' }),
    ]
    const dates = datesOf(tasks)
    expect(got(dates, 'a')).toMatchObject({ start: '2026-03-09', end: '2026-03-10' })
    expect(got(dates, 'b')).toMatchObject({ start: '2026-03-11', end: '2026-03-13' })
    expect(got(dates, 'c')).toMatchObject({ start: '2026-03-04', end: '2026-03-06' })
  })

  it('puts a milestone on the day that what it waits for ends, and what waits for it on the next', () => {
    const dates = datesOf([
      taskOf('work', { duration: 5 }),
      taskOf('done', { duration: 0, predecessors: [{ id: 'work', type: 'FS', lag: 0 }] }),
      taskOf('next', { predecessors: [{ id: 'done', type: 'FS', lag: 0 }] }),
    ])
    expect(got(dates, 'done')).toMatchObject({ start: '2026-03-06', end: '2026-03-06', slack: 0 })
    expect(got(dates, 'next').start).toBe('2026-03-09')
  })

  it('lets a summary last from the first to the last of what is below it, and its links hold for each of these', () => {
    const dates = datesOf([
      taskOf('phase'),
      taskOf('one', { parentId: 'phase', duration: 2 }),
      taskOf('two', { parentId: 'phase', duration: 4 }),
      taskOf('after', { duration: 1, predecessors: [{ id: 'phase', type: 'FS', lag: 0 }] }),
    ])
    expect(got(dates, 'phase')).toEqual({ start: '2026-03-02', end: '2026-03-05', slack: 0, critical: true })
    expect(got(dates, 'after').start).toBe('2026-03-06')
    expect(got(dates, 'one').slack).toBe(2)
  })
})

describe('tasks that wait for each other', () => {
  it('are named as a ring, and are not scheduled', () => {
    const ring = [
      taskOf('a', { predecessors: [{ id: 'c', type: 'FS', lag: 0 }] }),
      taskOf('b', { predecessors: [{ id: 'a', type: 'SS', lag: 0 }] }),
      taskOf('c', { predecessors: [{ id: 'b', type: 'FF', lag: 0 }] }),
      taskOf('d', { predecessors: [{ id: 'c', type: 'FS', lag: 0 }] }),
    ]
    const { cycle, dates } = schedule(ring)
    expect(dates).toBeNull()
    expect(cycle).toHaveLength(4)
    expect(cycle?.[0]).toBe(cycle?.at(-1))
    for (const [nth, id] of (cycle ?? []).slice(1).entries())
      expect(ring.find((one) => one.id === id)?.predecessors[0]?.id).toBe(cycle?.[nth])
  })

  it('are found whenever there are some, also over summaries', () => {
    fc.assert(
      fc.property(plans(true), fc.nat(), fc.nat(), (tasks, one, other) => {
        expect(cycleIn(tasks)).toBeNull()
        const later = tasks[Math.max(one % tasks.length, other % tasks.length)]
        const earlier = tasks[Math.min(one % tasks.length, other % tasks.length)]
        if (!later || !earlier) return
        const both = tasks.map((task) =>
          task === later || task === earlier
            ? { ...task, predecessors: [{ id: task === later ? earlier.id : later.id, type: 'FS' as const, lag: 0 }] }
            : task,
        )
        expect(cycleIn(both)).not.toBeNull()
      }),
    )
  })

  it('are those that wait for the summary above them', () => {
    const tasks = [
      taskOf('phase'),
      taskOf('one', { parentId: 'phase', predecessors: [{ id: 'phase', type: 'FS', lag: 0 }] }),
    ]
    expect(cycleIn(tasks)).toEqual(['one', 'one'])
  })
})

test('an outline has each item once, in its order, below what it belongs to', () => {
  const item = fc.record({ parent: fc.option(fc.nat(20)), sequence: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 20 }), (made) => {
      const items = made.map(({ parent, sequence }, nth) => ({
        id: `T${nth}`,
        parentId: parent === null ? null : `T${parent}`,
        sequence,
      }))
      const places = outlineOf(items)
      expect(places.map(({ item: { id } }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      expect(new Set(places.map(({ number }) => number)).size).toBe(items.length)
      for (const { number, level } of places) {
        expect(number.split('.')).toHaveLength(level)
        if (level > 1)
          expect(places.some((one) => one.number === number.slice(0, number.lastIndexOf('.')) && one.summary)).toBe(
            true,
          )
      }
    }),
  )
  const numbers = outlineOf([
    { id: 'b', parentId: 'a', sequence: 2 },
    { id: 'a', parentId: null, sequence: 1 },
    { id: 'c', parentId: 'a', sequence: 1 },
    { id: 'd', parentId: 'gone', sequence: 5 },
  ])
  expect(numbers.map(({ item: { id }, number }) => `${number} ${id}`)).toEqual(['1 a', '1.1 c', '1.2 b', '2 d'])
})
