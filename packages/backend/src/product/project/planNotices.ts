import { addDays, type Day } from '@embpm/calendar'
import type { OperationOrder } from '@embpm/contract/operation-order'
import type { OperationTask } from '@embpm/contract/operation-task'
import type { Period } from '@embpm/contract/period'

/** So many days before it is to end, somebody is told of a task or an order. */
export const noticeDays = 3

/** What the notices of somebody follow from. */
export interface NoticeFacts {
  /** All tasks, as they are planned. */
  tasks: readonly OperationTask[]
  orders: readonly OperationOrder[]
  periods: readonly Period[]
  userId: string
  /** Whether they may close periods. */
  mayClose: boolean
  today: Day
}

/** Something that somebody is told of: each task, order and period once, in the state that matters most. */
export interface PlanNotice {
  kind: 'task' | 'order' | 'period'
  entityId: string
  state: 'due' | 'overdue' | 'blocked' | 'open'
  /** The day that it is about: another one is another notice. */
  day: Day
  /** What it waits for, of what is blocked. */
  waitsFor: OperationTask | null
}

/** What somebody is told of now. It follows from how things stand, and is gone with them. */
export function planNotices(facts: NoticeFacts): readonly PlanNotice[] {
  const { orders, userId, mayClose, periods, today } = facts
  return [
    ...taskNotices(facts),
    ...orders.flatMap(({ id, responsibleId, status, plannedEnd }) => {
      const isOpen = status !== 'draft' && status !== 'completed' && status !== 'cancelled'
      const state = responsibleId === userId && isOpen ? endingAt(plannedEnd, today) : null
      return state && plannedEnd !== null ? [noticeOf('order', id, state, plannedEnd)] : []
    }),
    ...periods.flatMap(({ id, interval, state, end }) =>
      mayClose && interval === 'MONTHLY' && state === 'open' && end < today
        ? [noticeOf('period', id, 'open', end)]
        : [],
    ),
  ]
}

const noticeOf = (
  kind: PlanNotice['kind'],
  entityId: string,
  state: PlanNotice['state'],
  day: Day,
  waitsFor: OperationTask | null = null,
): PlanNotice => ({ kind, entityId, state, day, waitsFor })

const endingAt = (day: Day | null, today: Day): 'due' | 'overdue' | null =>
  day === null || day > addDays(today, noticeDays) ? null : day < today ? 'overdue' : 'due'

function taskNotices({ tasks, userId, today }: NoticeFacts): readonly PlanNotice[] {
  const mine = tasks.filter(
    ({ responsibleId, summary, ...task }) => responsibleId === userId && !summary && !isDone(task),
  )
  if (mine.length === 0) return []
  const byId = new Map(tasks.map((task) => [task.id, task]))
  return mine.flatMap((task): readonly PlanNotice[] => {
    const state = endingAt(task.plannedEnd, today)
    const holding = state === 'overdue' ? null : holdingBack(task, byId, today)
    if (holding) return [noticeOf('task', task.id, 'blocked', holding.day, holding.task)]
    return state && task.plannedEnd !== null ? [noticeOf('task', task.id, state, task.plannedEnd)] : []
  })
}

const isDone = ({ status, actualEnd, progress }: Pick<OperationTask, 'status' | 'actualEnd' | 'progress'>) =>
  status === 'done' || actualEnd !== null || progress === 100

/** The first that a task which has not begun waits for, and that should have ended, or begun, by now. */
function holdingBack(task: OperationTask, byId: ReadonlyMap<string, OperationTask>, today: Day) {
  if (task.actualStart !== null) return null
  for (const { id, type } of task.predecessors) {
    const earlier = byId.get(id)
    if (!earlier || isDone(earlier)) continue
    const waitsForStart = type === 'SS' || type === 'SF'
    if (waitsForStart && earlier.actualStart !== null) continue
    const day = waitsForStart ? earlier.plannedStart : earlier.plannedEnd
    if (day !== null && day < today) return { task: earlier, day }
  }
  return null
}
