import { addDays } from '@embpm/calendar'
import type { OperationOrder } from '@embpm/contract/operation-order'
import type { OperationTask } from '@embpm/contract/operation-task'
import type { ProjectRisk } from '@embpm/contract/project-risk'
import {
  highScore,
  maxPhases,
  mediumScore,
  type PhaseSpan,
  type ProjectMilestone,
  type ProjectPhase,
  soonDays,
} from '@embpm/contract/project-status'
import type { ProjectFigures } from '@embpm/contract/status-report'

/** What is looked at of a task. */
export type StandingTask = Pick<
  OperationTask,
  | 'id'
  | 'taskNo'
  | 'title'
  | 'orderId'
  | 'order'
  | 'parentId'
  | 'status'
  | 'summary'
  | 'duration'
  | 'progress'
  | 'plannedStart'
  | 'plannedEnd'
  | 'baselineStart'
  | 'baselineEnd'
  | 'actualEnd'
  | 'delay'
>

/** Whether nothing is left to do. */
const isDone = ({ status, actualEnd }: Pick<StandingTask, 'status' | 'actualEnd'>) =>
  status === 'done' || actualEnd !== null

/** Whether it takes no time, and nothing belongs to it. */
const isMilestone = ({ summary, duration }: Pick<StandingTask, 'summary' | 'duration'>) => !summary && duration === 0

/** The share that is done, weighted by duration, as the plan does it. */
function progressOf(tasks: readonly Pick<StandingTask, 'duration' | 'progress'>[]): number {
  const weight = tasks.reduce((sum, { duration }) => sum + duration, 0)
  return weight === 0 ? 0 : Math.round(tasks.reduce((sum, one) => sum + one.duration * one.progress, 0) / weight)
}

/** The figures of a project on a day: of tasks that are no summary, and of risks that are not closed. */
export function figuresOf(
  tasks: readonly StandingTask[],
  risks: readonly Pick<ProjectRisk, 'state' | 'score'>[],
  asOf: string,
): ProjectFigures {
  const steps = tasks.filter(({ summary }) => !summary)
  const open = steps.filter((one) => !isDone(one))
  const late = open.filter(({ plannedEnd }) => plannedEnd !== null && plannedEnd < asOf)
  const soon = addDays(asOf, soonDays)
  const scores = risks.flatMap(({ state, score }) => (state === 'closed' ? [] : [score]))
  const high = scores.filter((score) => score >= highScore).length
  const low = scores.filter((score) => score < mediumScore).length
  return {
    tasks: steps.length,
    done: steps.length - open.length,
    progress: progressOf(steps),
    delay: open.reduce((most, { baselineEnd, delay }) => (baselineEnd === null ? most : Math.max(most, delay)), 0),
    late: late.length,
    blocked: open.filter(({ status }) => status === 'blocked').length,
    dueSoon: open.filter(({ plannedEnd }) => plannedEnd !== null && plannedEnd >= asOf && plannedEnd <= soon).length,
    risks: { low, medium: scores.length - low - high, high },
    highestScore: scores.reduce((most, score) => Math.max(most, score), 0),
  }
}

const orderName = ({ order }: Pick<StandingTask, 'order'>) => (order ? `${order.code} ${order.name}` : '')

/** What is not over comes first, the next first; then what is over, the newest first. */
function nearestFirst<P extends { at: string | null; over: boolean }>(places: readonly P[]): P[] {
  return places.toSorted((one, other) => {
    if (one.over !== other.over) return one.over ? 1 : -1
    const order = (one.at ?? '9999').localeCompare(other.at ?? '9999')
    return one.over ? -order : order
  })
}

/** The phases of a project: the summary tasks at the top of its orders, the nearest ones. */
export function phasesOf(tasks: readonly StandingTask[]): { phases: ProjectPhase[]; phaseCount: number } {
  const tops = tasks.filter(({ parentId, summary }) => parentId === null && summary)
  const phases = nearestFirst(tops.map((one) => ({ at: one.plannedStart, over: one.progress === 100, one })))
    .slice(0, maxPhases)
    .map(({ one }) => ({
      id: one.id,
      code: one.taskNo,
      title: one.title,
      orderId: one.orderId,
      order: orderName(one),
      start: one.plannedStart,
      end: one.plannedEnd,
      baselineStart: one.baselineStart,
      baselineEnd: one.baselineEnd,
      progress: one.progress,
      delay: one.delay,
    }))
  return { phases, phaseCount: tops.length }
}

/** The milestones of a project: tasks that take no time, the nearest ones. */
export function milestonesOf(tasks: readonly StandingTask[]): {
  milestones: ProjectMilestone[]
  milestoneCount: number
} {
  const all = tasks.filter(isMilestone)
  const milestones = nearestFirst(all.map((one) => ({ at: one.plannedEnd, over: isDone(one), one })))
    .slice(0, maxPhases)
    .map(({ one }) => ({
      id: one.id,
      code: one.taskNo,
      title: one.title,
      orderId: one.orderId,
      order: orderName(one),
      day: one.plannedEnd,
      baselineEnd: one.baselineEnd,
      delay: one.delay,
      done: isDone(one),
    }))
  return { milestones, milestoneCount: all.length }
}

/** The phases of the same title as one stretch of time, in the order of their starts. */
export function spansOf(tasks: readonly StandingTask[]): PhaseSpan[] {
  const tops = tasks.filter(({ parentId, summary }) => parentId === null && summary)
  return [...Map.groupBy(tops, ({ title }) => title)]
    .flatMap(([title, phases]): PhaseSpan[] => {
      const start = phases.flatMap(({ plannedStart }) => plannedStart ?? []).toSorted()[0]
      const end = phases
        .flatMap(({ plannedEnd }) => plannedEnd ?? [])
        .toSorted()
        .at(-1)
      if (start === undefined || end === undefined) return []
      return [{ title, start, end, progress: progressOf(phases), phases: phases.length }]
    })
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .slice(0, maxPhases)
}

/** Whether an order has something to do. */
export const isOpenOrder = ({ status, template }: Pick<OperationOrder, 'status' | 'template'>): boolean =>
  !template && status !== 'completed' && status !== 'cancelled'
