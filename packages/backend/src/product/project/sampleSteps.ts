import { addDays } from '@embpm/calendar'
import { scheduleTasks } from '@embpm/calendar/schedule'
import type { Calendar } from '@embpm/contract/calendar'
import type { OperationTask } from '@embpm/contract/operation-task'

import { idOf, samplesOf, seeded, turn } from '../entity/seeding.js'
import { orderFacts, type OrderFacts } from './orderPlans.js'
import { samplePlan } from './operation-task.data.js'
import { workingCalendarOf } from './workingCalendarOf.js'

/** What a sample task is made of besides who does it. */
export type SampleStep = Pick<
  OperationTask,
  | 'title'
  | 'orderId'
  | 'parentId'
  | 'sequence'
  | 'duration'
  | 'earliestStart'
  | 'predecessors'
  | 'baselineStart'
  | 'baselineEnd'
  | 'actualStart'
  | 'actualEnd'
  | 'progress'
  | 'status'
> & { role: string }

/** The day on which the samples stand: what lies before it is done, in part. */
const today = '2026-11-20'

/** This planned order is as its plan says; in the others some tasks take longer. */
const drawn = 1

/** Of so many orders one is planned in tasks. */
const every = 40

/** The tasks of the sample orders of an organisation: 20 for each of the planned ones. */
export function sampleSteps(organisationId: string): readonly SampleStep[] {
  const orders = samplesOf('operationOrders', organisationId).list.filter((_, index) => index % every === 0)
  const factsOf = orderFacts({ orders, areas: samplesOf('operationAreas', organisationId).list })
  const calendars = samplesOf('calendars', organisationId).byId
  return orders.flatMap(({ id }, nth) => {
    const facts = factsOf(id)
    return facts ? stepsOf(id, nth, facts, calendars.get(facts.calendarId ?? '')) : []
  })
}

function stepsOf(
  orderId: string,
  nth: number,
  facts: OrderFacts,
  calendar: Calendar | undefined,
): readonly SampleStep[] {
  const idBy = new Map(samplePlan.map(({ number }, place) => [number, idOf('OT', nth * samplePlan.length + place + 1)]))
  const random = seeded(nth + 1)
  const [begin, some] = facts.from < '2026-09' ? ['2026-10-08', 15] : [facts.from, 20]
  const start = addDays(begin, nth === drawn ? 0 : Math.floor(random() * some))
  const steps = samplePlan.map(({ number, title, role, duration, after }) => {
    const above = number.includes('.') ? (idBy.get(number.slice(0, number.lastIndexOf('.'))) ?? null) : null
    const longer = nth !== drawn && duration > 1 ? Math.floor(random() * 4) : 0
    return {
      id: idBy.get(number) ?? '',
      title,
      role,
      parentId: above,
      sequence: 10 * Number(number.slice(number.lastIndexOf('.') + 1)),
      duration: duration + longer,
      earliest: number === '1.1' ? start : null,
      predecessors: after.flatMap((link) => {
        const id = idBy.get(link.id)
        return id === undefined ? [] : [{ ...link, id }]
      }),
      actualStart: null,
      actualEnd: null,
    }
  })
  const rules = { from: facts.from, calendarOf: () => workingCalendarOf(calendar) }
  const now = scheduleTasks(steps, rules).dates
  const baseline = scheduleTasks(
    steps.map((step, place) => ({ ...step, duration: samplePlan[place]?.planned ?? step.duration })),
    rules,
  ).dates
  return steps.map(({ id, earliest, ...step }) => {
    const dates = now?.get(id)
    const was = baseline?.get(id)
    const done = dates !== undefined && dates.end < today
    const begun = dates !== undefined && dates.start <= today
    return {
      ...step,
      orderId,
      earliestStart: earliest,
      baselineStart: was?.start ?? null,
      baselineEnd: was?.end ?? null,
      actualStart: begun && step.parentId !== null ? dates.start : null,
      actualEnd: done && step.parentId !== null ? dates.end : null,
      progress: done ? 100 : begun ? turn([40, 65, 20, 80], nth + step.sequence) : 0,
      status: done ? 'done' : begun ? (nth % 9 === 8 ? 'blocked' : 'in progress') : 'open',
    }
  })
}
