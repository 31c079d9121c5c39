import { dayOfNumber, dayNumber, daysOfRange, firstDayOf, type Interval, intervalKey, lastDayOf } from '@embpm/calendar'
import type { WorkingCalendar } from '@embpm/calendar/working-calendar'
import type { Calendar } from '@embpm/contract/calendar'
import type { LayerItem } from '@embpm/contract/event-schedule'
import type { OperationArea } from '@embpm/contract/operation-area'
import type { OperationOrder } from '@embpm/contract/operation-order'
import type { OperationTask } from '@embpm/contract/operation-task'
import { type Period, periodCode } from '@embpm/contract/period'

/** Some days, both included. */
export interface LayerRange {
  start: string
  end: string
}

/** Up to so many orders of one interval are shown one by one; of more there is a sum. */
const shownEach = 2

/** The most tasks that are shown. */
const mostTasks = 500

const isIn = (one: LayerRange, { start, end }: LayerRange) => one.start <= end && one.end >= start

interface IntervalOrders extends LayerRange {
  code: string
  orders: OperationOrder[]
}

const byInterval = new WeakMap<readonly OperationOrder[], readonly IntervalOrders[]>()

/** The orders that something is to be done of, by interval; templates are none; worked out once for the same orders. */
function intervalsOf(orders: readonly OperationOrder[]): readonly IntervalOrders[] {
  const known = byInterval.get(orders)
  if (known) return known
  const found = new Map<string, IntervalOrders>()
  for (const order of orders) {
    if (order.template || order.status === 'cancelled' || order.status === 'completed') continue
    for (const interval of order.intervals) {
      const code = intervalKey(interval)
      const one = found.get(code) ?? { code, ...daysOf(interval), orders: [] }
      one.orders.push(order)
      found.set(code, one)
    }
  }
  const made = [...found.values()]
  byInterval.set(orders, made)
  return made
}

const daysOf = (interval: Interval) => ({ start: firstDayOf(interval), end: lastDayOf(interval) })

/** The intervals of orders: one by one, or as a sum where there are many. */
export const orderItems = (
  orders: readonly OperationOrder[],
  range: LayerRange,
  projectId: string | undefined,
): LayerItem[] =>
  intervalsOf(orders)
    .filter((one) => isIn(one, range))
    .flatMap(({ code, start, end, orders: all }): LayerItem[] => {
      const found = projectId === undefined ? all : all.filter((one) => one.projectId === projectId)
      const base = { layer: 'orders' as const, code, start, end }
      if (found.length > shownEach) return [{ ...base, key: `orders ${code}`, ids: [], count: found.length, title: '' }]
      return found.map(({ id, orderNo, title }) => ({
        ...base,
        key: `orders ${code} ${id}`,
        ids: [id],
        count: 1,
        title: `${orderNo} ${title}`,
      }))
    })

/** The months and weeks in which something is executed. */
export const periodItems = (periods: readonly Period[], range: LayerRange): LayerItem[] =>
  periods
    .filter((one) => one.type === 'operation' && isIn(one, range))
    .map((one) => ({
      key: `periods ${one.id}`,
      layer: 'periods',
      ids: [one.id],
      count: 1,
      title: one.state,
      code: periodCode(one),
      start: one.start,
      end: one.end,
    }))

/** The open tasks of somebody. */
export const taskItems = (
  tasks: readonly OperationTask[],
  range: LayerRange,
  { userId, projectId }: { userId: string; projectId: string | undefined },
): LayerItem[] =>
  tasks
    .flatMap(({ id, taskNo, title, status, summary, responsibleId, projectId: project, plannedStart, plannedEnd }) => {
      if (responsibleId !== userId || summary || status === 'done' || plannedStart === null || plannedEnd === null)
        return []
      if (projectId !== undefined && project !== projectId) return []
      const one = { start: plannedStart, end: plannedEnd < plannedStart ? plannedStart : plannedEnd }
      if (!isIn(one, range)) return []
      return [
        {
          key: `tasks ${id}`,
          layer: 'tasks' as const,
          ids: [id],
          count: 1,
          title: `${taskNo} ${title}`,
          code: '',
          ...one,
        },
      ]
    })
    .slice(0, mostTasks)

/** The holidays and closed days of a calendar; neighbours of one name are one. */
export function holidayItems(calendar: WorkingCalendar, range: LayerRange): LayerItem[] {
  const items: LayerItem[] = []
  for (const day of daysOfRange(range)) {
    const title = calendar.offBecause(day)
    if (title === null) continue
    const last = items.at(-1)
    if (last?.title === title && dayOfNumber(dayNumber(last.end) + 1) === day) last.end = day
    else
      items.push({
        key: `holidays ${day}`,
        layer: 'holidays',
        ids: [],
        count: 1,
        title,
        code: '',
        start: day,
        end: day,
      })
  }
  return items
}

/** The calendar that an area works by, or the nearest area above that has one; without an area that of the first that has one. */
export function calendarOfArea(
  areaId: string | undefined,
  areas: readonly OperationArea[],
  calendars: readonly Calendar[],
): Calendar | undefined {
  const byId = new Map(areas.map((one) => [one.id, one]))
  const passed = new Set<string>()
  let at = areaId === undefined ? areas.find(({ calendarId }) => calendarId !== null) : byId.get(areaId)
  while (at && at.calendarId === null && !passed.has(at.id)) {
    passed.add(at.id)
    at = byId.get(at.parentId ?? '')
  }
  return calendars.find(({ id }) => id === at?.calendarId)
}
