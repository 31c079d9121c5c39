import { dayNumber } from '@embpm/calendar'
import { outlineOf, scheduleTasks, type TaskDates } from '@embpm/calendar/schedule'
import type { WorkingCalendar } from '@embpm/calendar/working-calendar'
import type { Calendar } from '@embpm/contract/calendar'
import type { OperationArea } from '@embpm/contract/operation-area'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { type OperationTask, plannedTaskOf } from '@embpm/contract/operation-task'

import { workingCalendarOf } from './workingCalendarOf.js'

/** What the plans of orders follow from. */
export interface PlanSources {
  tasks: readonly OperationTask[]
  orders: readonly OperationOrder[]
  areas: readonly OperationArea[]
  calendars: readonly Calendar[]
}

/** What an order says of the plan of its tasks. */
export interface OrderFacts {
  from: string
  calendarId: string | null
  leadId: string
  projectId: string | null
}

/** No task of an order starts before this day: its planned start, or the day on which it was made. */
export const planStart = ({ plannedStart, createdAt }: Pick<OperationOrder, 'plannedStart' | 'createdAt'>): string =>
  plannedStart ?? createdAt.slice(0, 10)

/** Finds what an order says of its tasks: its project, and the calendar and the lead of its area, or of the nearest above that has one. */
export function orderFacts({
  orders,
  areas,
}: Pick<PlanSources, 'orders' | 'areas'>): (id: string) => OrderFacts | null {
  const [orderById, areaById] = [byId(orders), byId(areas)]
  return (id) => {
    const order = orderById.get(id)
    if (!order) return null
    const path: OperationArea[] = []
    for (let at = areaById.get(order.areaId ?? ''); at && !path.includes(at); at = areaById.get(at.parentId ?? ''))
      path.push(at)
    return {
      from: planStart(order),
      calendarId: path.find(({ calendarId }) => calendarId !== null)?.calendarId ?? null,
      leadId: path.find(({ managerId }) => managerId !== null)?.managerId ?? '',
      projectId: order.projectId,
    }
  }
}

const byId = <E extends { id: string }>(rows: readonly E[]): ReadonlyMap<string, E> =>
  new Map(rows.map((row) => [row.id, row]))

/** The tasks by their orders. */
export function tasksByOrder(tasks: readonly OperationTask[]): ReadonlyMap<string, readonly OperationTask[]> {
  const orders = new Map<string, OperationTask[]>()
  for (const task of tasks) {
    const known = orders.get(task.orderId)
    if (known) known.push(task)
    else orders.set(task.orderId, [task])
  }
  return orders
}

/**
 * Answers a task with what follows from all tasks of its order: days, slack, outline, delay; of a summary also duration and progress.
 * An order is planned once, when one of its tasks is first asked for; a task that is written is planned among the others as they were.
 */
export function plannedIn(sources: PlanSources): (task: OperationTask) => OperationTask {
  const orders = tasksByOrder(sources.tasks)
  const stored = byId(sources.tasks)
  const factsOf = orderFacts(sources)
  const calendars = byId(sources.calendars)
  const plans = new Map<string, ReadonlyMap<string, OperationTask>>()
  const planned = (orderId: string, tasks: readonly OperationTask[]) => {
    const facts = factsOf(orderId)
    return planOf(tasks, facts, workingCalendarOf(calendars.get(facts?.calendarId ?? '')))
  }
  return (task) => {
    const others = orders.get(task.orderId) ?? []
    if (stored.get(task.id) !== task)
      return planned(task.orderId, [...others.filter(({ id }) => id !== task.id), task]).get(task.id) ?? task
    const plan = plans.get(task.orderId) ?? planned(task.orderId, others)
    plans.set(task.orderId, plan)
    return plan.get(task.id) ?? task
  }
}

/** The tasks of one order as they are planned, by id. */
function planOf(
  tasks: readonly OperationTask[],
  facts: OrderFacts | null,
  calendar: WorkingCalendar,
): ReadonlyMap<string, OperationTask> {
  const from = facts?.from ?? '2000-01-01'
  const { dates } = scheduleTasks(tasks.map(plannedTaskOf), { from, calendarOf: () => calendar })
  const places = outlineOf(tasks)
  const made = new Map<string, OperationTask>()
  // From the bottom up: a summary is the sum of what is below it.
  for (const { item, number, summary } of places.toReversed()) {
    const own = dates?.get(item.id)
    const below = summary ? tasks.flatMap(({ id, parentId }) => (parentId === item.id ? (made.get(id) ?? []) : [])) : []
    made.set(item.id, {
      ...item,
      ...(summary && own && { duration: daysOf(calendar, own), progress: progressOf(below) }),
      outline: number,
      summary,
      leadId: facts?.leadId ?? '',
      projectId: facts?.projectId ?? null,
      calendarId: facts?.calendarId ?? null,
      plannedStart: own?.start ?? null,
      plannedEnd: own?.end ?? null,
      slack: own?.slack ?? 0,
      critical: own?.critical ?? false,
      delay: own ? delayOf(calendar, own.end, item.baselineEnd) : 0,
    })
  }
  return made
}

const daysOf = (calendar: WorkingCalendar, { start, end }: Pick<TaskDates, 'start' | 'end'>) =>
  Math.min(2000, calendar.before(dayNumber(end) + 1) - calendar.before(dayNumber(start)))

/** How much of several tasks is done, by how long they take. */
function progressOf(tasks: readonly Pick<OperationTask, 'duration' | 'progress'>[]): number {
  const weightOf = ({ duration }: Pick<OperationTask, 'duration'>) => Math.max(duration, 0.001)
  const whole = tasks.reduce((sum, task) => sum + weightOf(task), 0)
  const done = tasks.reduce((sum, task) => sum + weightOf(task) * task.progress, 0)
  return whole === 0 ? 0 : Math.round(done / whole)
}

/** Working days by which something ends later than its baseline. */
const delayOf = (calendar: WorkingCalendar, end: string, baselineEnd: string | null) =>
  baselineEnd === null ? 0 : calendar.before(dayNumber(end) + 1) - calendar.before(dayNumber(baselineEnd) + 1)
