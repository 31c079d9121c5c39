import { operationTask } from '@embpm/contract/operation-task'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { misplacedFor } from '../entity/refusals.js'
import { codedOf, personOf, rowsOf, samplesOf, seedRows, seedShare, somebody, turn } from '../entity/seeding.js'
import { refuse } from '../organisation/refuse.js'
import { plannedIn } from './orderPlans.js'
import { sampleSteps } from './sampleSteps.js'
import { actualClash, elsewhereClash, leavingClash, ringClash } from './taskRules.js'

/** The number of a task by the number of its id. */
const taskNoOf = (number: number) => `OT-${100_000 + number}`

/** The tasks of orders. When they are follows from the others of the order, its area's calendar and its start. */
export const operationTaskTable = entityTable({
  name: 'operation-task',
  prefix: 'OT',
  entity: operationTask,
  order: ({ taskNo }) => taskNo,
  asLabel: ({ id, taskNo, title }) => ({ id, code: taskNo, name: title }),
  own: (_, number) => ({ taskNo: taskNoOf(number) }),
  refers: { predecessors: { kind: 'operationTasks', texts: ({ predecessors }) => predecessors.map(({ id }) => id) } },
  follows: ['operationAreas', 'calendars'],
  // What follows from other tasks is worked out each time one of them has changed.
  asOf: () => '',
  async labels(caller) {
    const [tasks, orders, areas, calendars] = await Promise.all([
      rowsOf('operationTasks', caller),
      rowsOf('operationOrders', caller),
      rowsOf('operationAreas', caller),
      rowsOf('calendars', caller),
    ])
    return plannedIn({ tasks, orders, areas, calendars })
  },
  derive(task, { before, draft }) {
    // A new one whose place is taken goes behind all others.
    const places = draft
      .where('orderId', task.orderId)
      .filter(({ id, parentId }) => id !== task.id && parentId === task.parentId)
      .map(({ sequence }) => sequence)
    return before || !places.includes(task.sequence) ? task : { ...task, sequence: Math.max(...places) + 10 }
  },
  admit(task, { before, draft }) {
    const others = draft.where('orderId', task.orderId).filter(({ id }) => id !== task.id)
    refuse(
      actualClash(task),
      leavingClash(task, before, before ? draft.where('orderId', before.orderId) : []),
      elsewhereClash(task, before, (id) => draft.get(id)),
      ringClash(task, others),
    )
  },
  release({ id, orderId }, { draft }) {
    if (draft.where('orderId', orderId).some(({ parentId }) => parentId === id)) throw misplacedFor('has children')
  },
  seeds: (organisationId) => {
    const share = seedShare(organisationId)?.share ?? 0
    const steps = sampleSteps(organisationId)
    const orders = samplesOf('operationOrders', organisationId).byId
    const roles = samplesOf('processRoles', organisationId).list
    return seedRows(organisationId, {
      prefix: 'OT',
      full: share === 0 ? 0 : Math.floor(steps.length / share),
      make: ({ index, random }) => {
        const { role: code, ...step } = turn(steps, index)
        const role = roles.find((one) => one.code === code)
        const order = orders.get(step.orderId)
        const responsibleId = step.parentId !== null && random() < 0.85 ? somebody(random) : null
        return {
          ...step,
          taskNo: taskNoOf(index + 1),
          description: '',
          order: order ? codedOf({ id: order.id, code: order.orderNo, name: order.title }) : null,
          roleId: role?.id ?? null,
          role: codedOf(role),
          responsibleId,
          responsible: personOf(responsibleId),
          outline: '',
          leadId: '',
          projectId: null,
          project: null,
          plannedStart: null,
          plannedEnd: null,
          slack: 0,
          critical: false,
          summary: false,
          delay: 0,
          calendarId: null,
        }
      },
    })
  },
})

/** The handlers of tasks. */
export const operationTasks = entityHandlers(operationTask.endpoints, operationTaskTable)
