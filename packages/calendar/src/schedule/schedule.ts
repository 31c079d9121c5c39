import type { Day } from '../day.js'
import { dayNumber, dayOfNumber } from '../dayNumber.js'
import type { WorkingCalendar } from '../workingCalendar.js'
import type { PlannedTask } from './plannedTask.js'
import { cycleIn, orderOf, taskGraph, type TaskGraph } from './taskGraph.js'

/** When a task is, and how much it matters. */
export interface TaskDates {
  start: Day
  /** Last day; that of a milestone is its only one. */
  end: Day
  /** Working days by which it can be later without the end of all being later; negative where it is late already. */
  slack: number
  /** Whether the end of all hangs on it. */
  critical: boolean
}

/** What a schedule follows from besides the tasks. */
export interface ScheduleRules<T extends PlannedTask> {
  /** Nothing that has not begun starts before this day. */
  from: Day
  calendarOf: (task: T) => WorkingCalendar
}

/** When all tasks are, by id; or the ring of tasks that wait for each other, so that none of them can be. */
export type Schedule =
  | { dates: ReadonlyMap<string, TaskDates>; cycle: null }
  | { dates: null; cycle: readonly string[] }

/**
 * Leaves on the working days of their calendars: how many lie before the first, and before the end of the last day of each. A
 * milestone has the day whose end it is.
 */
interface Placed {
  start: Int32Array
  finish: Int32Array
  /** The same as numbers of days: the first day, and the day after the last. */
  first: Int32Array
  after: Int32Array
}

const sizeOf = ({ duration }: PlannedTask) => Math.max(1, duration)

/**
 * Schedules forward: each task as soon as its predecessors, its own earliest day and its calendar allow. What has begun or ended
 * stays where it was. Then backward from the last day of all, for slack and critical path.
 */
export function scheduleTasks<T extends PlannedTask>(tasks: readonly T[], rules: ScheduleRules<T>): Schedule {
  const graph = taskGraph(tasks)
  const order = orderOf(graph)
  const { leaves } = graph
  if (order.length < leaves.length) return { dates: null, cycle: cycleIn(tasks) ?? [] }
  const calendars = leaves.map(rules.calendarOf)
  const placed = forward(graph, { order, calendars, from: dayNumber(rules.from) })
  const latest = backward(graph, { order, calendars, placed })
  const dates = new Map<string, TaskDates>()
  const dayOf = remembered(dayOfNumber)
  // A summary is from the first to the last day of what is below it, as tight as the tightest; a leaf has itself alone.
  for (let place = 0; place < tasks.length; place += 1) {
    let [first, after, slack] = [Infinity, -Infinity, Infinity]
    for (let nth = graph.begin[place] ?? 0; nth < (graph.end[place] ?? 0); nth += 1) {
      first = Math.min(first, placed.first[nth] ?? 0)
      after = Math.max(after, placed.after[nth] ?? 0)
      slack = Math.min(slack, (latest[nth] ?? 0) - (placed.start[nth] ?? 0))
    }
    dates.set(tasks[place]?.id ?? '', { start: dayOf(first), end: dayOf(after - 1), slack, critical: slack <= 0 })
  }
  return { dates, cycle: null }
}

/** The same function, which works out each value once: thousands of tasks share some hundred days. */
function remembered<A, T>(work: (of: A) => T): (of: A) => T {
  const known = new Map<A, T>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const made = work(of)
    known.set(of, made)
    return made
  }
}

interface Pass {
  order: Int32Array
  calendars: readonly WorkingCalendar[]
}

function forward(
  { leaves, links, incoming }: TaskGraph<PlannedTask>,
  { order, calendars, from }: Pass & { from: number },
): Placed {
  const blank = () => new Int32Array(leaves.length)
  const placed: Placed = { start: blank(), finish: blank(), first: blank(), after: blank() }
  const numberOf = remembered(dayNumber)
  for (const nth of order) {
    const [task, calendar] = [leaves[nth], calendars[nth]]
    if (!task || !calendar) continue
    const size = sizeOf(task)
    let earliest = calendar.before(Math.max(from, task.earliest === null ? from : numberOf(task.earliest)))
    const end = incoming.starts[nth + 1] ?? 0
    for (let at = incoming.starts[nth] ?? 0; at < end; at += 1) {
      const link = incoming.links[at] ?? 0
      const earlier = links.from[link] ?? 0
      const source = (links.fromFinish[link] ? placed.after : placed.first)[earlier] ?? 0
      const bound = calendar.before(source) + (links.lag[link] ?? 0) - (links.pullsEnd[link] ? size : 0)
      if (bound > earliest) earliest = bound
    }
    settle(placed, nth, { task, calendar, earliest })
  }
  return placed
}

/** Puts a task that can start at some working day: there, unless it has begun or ended already. */
function settle(
  placed: Placed,
  nth: number,
  { task, calendar, earliest }: { task: PlannedTask; calendar: WorkingCalendar; earliest: number },
): void {
  const { actualStart, actualEnd } = task
  const begun = actualStart === null ? null : dayNumber(actualStart)
  const start = begun === null ? earliest : calendar.before(begun)
  const finish = start + sizeOf(task)
  const first = begun ?? calendar.at(start)
  const put = (from: number, to: number, day: number, dayAfter: number) => {
    placed.start[nth] = from
    placed.finish[nth] = to
    placed.first[nth] = day
    placed.after[nth] = dayAfter
  }
  if (actualEnd === null) return put(start, finish, first, Math.max(calendar.at(finish - 1) + 1, first + 1))
  const ended = Math.max(dayNumber(actualEnd), begun ?? -Infinity) + 1
  const began = Math.min(first, ended - 1)
  return put(calendar.before(began), calendar.before(ended), began, ended)
}

/** The latest working day on which each leaf may start. */
function backward(
  { leaves, links, outgoing }: TaskGraph<PlannedTask>,
  { order, calendars, placed }: Pass & { placed: Placed },
): Int32Array {
  const last = placed.after.reduce((most, after) => Math.max(most, after), -Infinity)
  const latest = new Int32Array(leaves.length)
  const sizeAt = (nth: number) => (placed.finish[nth] ?? 0) - (placed.start[nth] ?? 0)
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const nth = order[place] ?? 0
    const calendar = calendars[nth]
    if (!calendar) continue
    const size = sizeAt(nth)
    let start = calendar.before(last) - size
    const end = outgoing.starts[nth + 1] ?? 0
    for (let at = outgoing.starts[nth] ?? 0; at < end; at += 1) {
      const link = outgoing.links[at] ?? 0
      const later = links.to[link] ?? 0
      const allowed = (latest[later] ?? 0) + (links.pullsEnd[link] ? sizeAt(later) : 0)
      const bound = (calendars[later] ?? calendar).at(allowed - (links.lag[link] ?? 0))
      const own = links.fromFinish[link] ? calendar.before(bound) - size : calendar.before(bound + 1) - 1
      if (own < start) start = own
    }
    latest[nth] = start
  }
  return latest
}
