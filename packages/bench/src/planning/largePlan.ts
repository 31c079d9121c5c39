import { scheduleTasks, type Predecessor } from '@embpm/calendar/schedule'
import { workingCalendar } from '@embpm/calendar/working-calendar'
import { operationTask, plannedTaskOf, type OperationTask } from '@embpm/contract/operation-task'
import type { Plan } from '../../../app/src/areas/project/operation-tasks/gantt/ganttPlan.js'

/** None of its tasks begins before this day. */
const from = '2026-01-05'
const calendar = workingCalendar({ workweek: [1, 2, 3, 4, 5] })

const id = (place: number) => `T${String(place)}`

/** Tasks of one order: each eighth is a summary of the next seven, which follow each other; some wait for one further back as well. */
function tasksOf(count: number, links: number): OperationTask[] {
  let left = links
  const linkTo = (place: number, lag: number): Predecessor[] => {
    if (left <= 0) return []
    left -= 1
    return [{ id: id(place), type: 'FS', lag }]
  }
  return Array.from({ length: count }, (_, place) => {
    const inGroup = place % 8
    const before = inGroup > 1 ? linkTo(place - 1, 0) : []
    const further = place > 64 && inGroup > 0 && inGroup % 2 === 1 ? linkTo(place - 64, place % 3) : []
    return operationTask.schema.parse({
      ...operationTask.empty,
      id: id(place),
      organisationId: 'O',
      lockVersion: 1,
      createdBy: '',
      createdAt: '2026-01-01T00:00:00.000Z',
      changedBy: '',
      changedAt: '2026-01-01T00:00:00.000Z',
      tags: [],
      taskNo: `OT-${String(100_000 + place)}`,
      outline: '',
      title: `Task ${String(place)}`,
      orderId: 'OO',
      order: null,
      projectId: null,
      project: null,
      role: null,
      responsible: null,
      leadId: '',
      parentId: inGroup === 0 ? null : id(place - inGroup),
      sequence: place + 1,
      status: 'open',
      duration: inGroup === 0 ? 1 : 2 + (place % 6),
      predecessors: [...before, ...further],
      plannedStart: null,
      plannedEnd: null,
      slack: 0,
      critical: false,
      summary: inGroup === 0,
      baselineStart: null,
      baselineEnd: null,
      delay: 0,
      actualStart: null,
      actualEnd: null,
      progress: 0,
      calendarId: null,
    })
  })
}

/** Works out when all tasks of a plan are. */
export function scheduled(tasks: readonly OperationTask[]) {
  const { dates } = scheduleTasks(tasks.map(plannedTaskOf), { from, calendarOf: () => calendar })
  if (!dates) throw new Error('The tasks wait for each other')
  return dates
}

/** A plan of one order with so many tasks and links, as a server answers it. */
export function largePlan(count: number, links: number): Plan {
  const tasks = tasksOf(count, links)
  const dates = scheduled(tasks)
  return {
    total: count,
    shown: null,
    calendars: [],
    orders: [{ id: 'OO', orderNo: 'OO-1', title: 'Rollout', from }],
    tasks: tasks.map((task) => {
      const when = dates.get(task.id)
      if (!when) return task
      return { ...task, plannedStart: when.start, plannedEnd: when.end, slack: when.slack, critical: when.critical }
    }),
  }
}
