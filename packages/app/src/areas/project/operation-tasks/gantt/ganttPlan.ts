import { differenceInDays, type Day } from '@embpm/calendar'
import { outlineOf, scheduleTasks, type TaskDates } from '@embpm/calendar/schedule'
import { workingCalendar, type WorkingCalendar } from '@embpm/calendar/working-calendar'
import type { Client } from '@embpm/contract'
import { workingRulesOf } from '@embpm/contract/calendar'
import { plannedTaskOf, type OperationTask } from '@embpm/contract/operation-task'

/** The plan as the server answers it. */
export type Plan = Awaited<ReturnType<Client['operationTaskPlan']['read']>>

/** What one can change of a task in the chart. */
export type TaskEdit = Partial<Pick<OperationTask, 'earliestStart' | 'duration' | 'predecessors'>>

/** What was changed and is not saved, by the id of the task. */
export type Edits = ReadonlyMap<string, TaskEdit>

/** A row of the chart: an order, where there are several, or a task. */
export interface GanttRow {
  id: string
  /** `null` for an order. */
  task: OperationTask | null
  number: string
  title: string
  level: number
  summary: boolean
  dates: TaskDates | null
  /** When it is without what was changed, where that moves it. */
  was: { start: Day; end: Day } | null
}

const usual = workingCalendar({ workweek: [1, 2, 3, 4, 5] })

/** The calendars of a plan, worked out once. */
export function calendarsOf({ calendars }: Pick<Plan, 'calendars'>): (task: OperationTask) => WorkingCalendar {
  const made = new Map(calendars.map((calendar) => [calendar.id, workingCalendar(workingRulesOf(calendar))]))
  return ({ calendarId }) => made.get(calendarId ?? '') ?? usual
}

/** When the tasks of a plan are once they are changed; or the ring of tasks that would wait for each other. */
export type Planned =
  | { dates: ReadonlyMap<string, TaskDates>; tasks: readonly OperationTask[]; cycle: null }
  | { cycle: readonly OperationTask[] }

const storedDates = ({ plannedStart, plannedEnd, slack, critical }: OperationTask): TaskDates | null =>
  plannedStart === null || plannedEnd === null ? null : { start: plannedStart, end: plannedEnd, slack, critical }

/** Schedules the orders of a plan that have changed tasks; the others are as the server says. */
export function plannedWith(plan: Plan, edits: Edits, calendarOf: (task: OperationTask) => WorkingCalendar): Planned {
  const tasks = plan.tasks.map((task) => {
    const edit = edits.get(task.id)
    return edit ? { ...task, ...edit } : task
  })
  const changed = new Set(plan.tasks.flatMap(({ id, orderId }) => (edits.has(id) ? [orderId] : [])))
  const dates = new Map<string, TaskDates>()
  for (const task of tasks) {
    const stored = changed.has(task.orderId) ? null : storedDates(task)
    if (stored) dates.set(task.id, stored)
  }
  for (const { id, from } of plan.orders) {
    if (!changed.has(id)) continue
    const own = tasks.filter(({ orderId }) => orderId === id)
    const byId = new Map(own.map((task) => [task.id, task]))
    const first = own[0]
    const calendar = first ? calendarOf(first) : usual
    const schedule = scheduleTasks(own.map(plannedTaskOf), { from, calendarOf: () => calendar })
    if (schedule.cycle) return { cycle: schedule.cycle.flatMap((one) => byId.get(one) ?? []) }
    for (const [task, when] of schedule.dates) dates.set(task, when)
  }
  return { dates, tasks, cycle: null }
}

/** The rows of a plan: orders where there are several, below them their tasks as an outline; what is below a closed one is left out. */
export function ganttRows(
  plan: Plan,
  { dates, tasks }: { dates: ReadonlyMap<string, TaskDates>; tasks: readonly OperationTask[] },
  closed: ReadonlySet<string>,
): readonly GanttRow[] {
  const several = plan.orders.length > 1
  const shown = plan.shown && new Set(plan.shown)
  const stored = new Map(plan.tasks.map((task) => [task.id, storedDates(task)]))
  return plan.orders.flatMap(({ id, orderNo, title }) => {
    const own = outlineOf(tasks.filter(({ orderId }) => orderId === id))
    const spans = own.flatMap(({ item }) => dates.get(item.id) ?? [])
    const head: GanttRow = {
      id: `order ${id}`,
      task: null,
      number: orderNo,
      title,
      level: 1,
      summary: true,
      dates: spanning(spans),
      was: null,
    }
    const rows = own.map(({ item, number, level, summary }): GanttRow => {
      const now = dates.get(item.id) ?? null
      const before = stored.get(item.id) ?? null
      const moved = now && before && (now.start !== before.start || now.end !== before.end)
      const { id: taskId, title: name } = item
      return {
        id: taskId,
        task: item,
        number,
        title: name,
        level: level + (several ? 1 : 0),
        summary,
        dates: now,
        was: moved ? before : null,
      }
    })
    const kept = shown ? withSummaries(rows, shown) : rows
    return openRows(several ? [head, ...kept] : kept, closed)
  })
}

/** Those that are shown, and the summaries above them. */
function withSummaries(rows: readonly GanttRow[], shown: ReadonlySet<string>): readonly GanttRow[] {
  const kept: GanttRow[] = []
  let level = 0
  for (const row of rows.toReversed()) {
    const isAbove = row.level < level
    if (!shown.has(row.id) && !isAbove) continue
    kept.push(row)
    level = row.level
  }
  return kept.toReversed()
}

function openRows(rows: readonly GanttRow[], closed: ReadonlySet<string>): readonly GanttRow[] {
  let hidden = Infinity
  return rows.filter(({ id, level }) => {
    if (level > hidden) return false
    hidden = closed.has(id) ? level : Infinity
    return true
  })
}

function spanning(all: readonly TaskDates[]): TaskDates | null {
  const [first] = all
  if (!first) return null
  return {
    start: all.reduce((least, { start }) => (start < least ? start : least), first.start),
    end: all.reduce((most, { end }) => (end > most ? end : most), first.end),
    slack: 0,
    critical: false,
  }
}

/** What a change does: how many other tasks move, and by how many days the end of the orders does. */
export interface Effect {
  moved: number
  days: number
  end: Day | null
}

/** What the changes of a plan do to what is not changed itself. */
export function effectOf(plan: Plan, dates: ReadonlyMap<string, TaskDates>, edits: Edits): Effect {
  const leaves = plan.tasks.filter(({ summary }) => !summary)
  const moved = leaves.filter((task) => {
    const now = dates.get(task.id)
    return !edits.has(task.id) && now && (now.start !== task.plannedStart || now.end !== task.plannedEnd)
  })
  const orders = new Set(plan.tasks.flatMap(({ id, orderId }) => (edits.has(id) ? [orderId] : [])))
  const ends = (endOf: (task: OperationTask) => Day | null | undefined) =>
    leaves
      .flatMap((task) => (orders.has(task.orderId) ? (endOf(task) ?? []) : []))
      .toSorted()
      .at(-1) ?? null
  const [before, end] = [ends(({ plannedEnd }) => plannedEnd), ends(({ id }) => dates.get(id)?.end)]
  return { moved: moved.length, days: before && end ? differenceInDays(end, before) : 0, end }
}
