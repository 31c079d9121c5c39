import { type countedKindsOfAreas, dashboards as contract } from '@embpm/contract/dashboard'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { rowsOf } from '../entity/seeding.js'
import { withReading } from '../entity/withAccess.js'
import { peopleWeeks } from '../implementation/peopleWeeks.js'
import { subtreesOf } from '../implementation/coverageOf.js'
import { testTaskTable } from '../implementation/test-task.js'
import { operationTaskTable } from '../project/operation-task.js'
import { analyticsFigures } from './analyticsFigures.js'
import { financeFigures } from './financeFigures.js'
import { loadOfUnits } from './loadOfUnits.js'
import { projectFigures } from './projectFigures.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const consulting = on.use(withReading(() => ['consulting']))
const processes = on.use(withReading(() => ['processes']))

/** Whether something is of a project, where one is asked for. */
const isOf = (projectId: string | null) => (one: { projectId: string | null }) =>
  projectId === null || one.projectId === projectId

async function projectFacts(caller: Caller, projectId: string | null) {
  const [tasks, orders, tests, results, risks] = await Promise.all([
    // With their days, which follow from each other.
    operationTaskTable.all(caller),
    rowsOf('operationOrders', caller),
    testTaskTable.all(caller),
    rowsOf('scenarioResults', caller),
    rowsOf('projectRisks', caller),
  ])
  const dead = new Set(orders.flatMap((one) => (one.template || one.status === 'cancelled' ? [one.id] : [])))
  const ours = tests.filter(isOf(projectId))
  const testIds = new Set(ours.map(({ id }) => id))
  return {
    tasks: tasks.filter((one) => isOf(projectId)(one) && !dead.has(one.orderId)),
    tests: ours,
    results: results.filter(({ testTaskId }) => testIds.has(testTaskId)),
    risks: risks.filter(isOf(projectId)),
  }
}

async function analyticsFacts(caller: Caller) {
  const [
    processRows,
    requirements,
    ricefws,
    documents,
    systems,
    transactions,
    orgUnits,
    positions,
    costObjects,
    glAccounts,
  ] = await Promise.all([
    rowsOf('processes', caller),
    rowsOf('requirements', caller),
    rowsOf('ricefws', caller),
    rowsOf('documents', caller),
    rowsOf('systems', caller),
    rowsOf('transactions', caller),
    rowsOf('orgUnits', caller),
    rowsOf('positions', caller),
    rowsOf('costObjects', caller),
    rowsOf('glAccounts', caller),
  ])
  const kinds = {
    processes: processRows,
    requirements,
    ricefws,
    documents,
    systems,
    transactions,
    orgUnits,
    positions,
    costObjects,
    glAccounts,
  }
  return { kinds, requirements, ricefws }
}

/** As {@link analyticsFacts} of a business area and those below it, with the areas by which a list shows the same. */
async function areaFacts(caller: Caller, areaId: string) {
  const [areas, processRows, requirementRows, ricefwRows] = await Promise.all([
    rowsOf('businessAreas', caller),
    rowsOf('processes', caller),
    rowsOf('requirements', caller),
    rowsOf('ricefws', caller),
  ])
  const within = subtreesOf(areas)(areaId)
  const isWithin = (one: { areaId: string | null }) => one.areaId !== null && within.has(one.areaId)
  const requirements = requirementRows.filter(isWithin)
  const ricefws = ricefwRows.filter(isWithin)
  const kinds = { processes: processRows.filter(isWithin), requirements, ricefws } satisfies Record<
    (typeof countedKindsOfAreas)[number],
    unknown
  >
  const used = new Set(Object.values(kinds).flatMap((rows) => rows.map((one) => one.areaId)))
  return { kinds, requirements, ricefws, areaIds: [...within].filter((id) => id === areaId || used.has(id)) }
}

async function financeFacts(caller: Caller, projectId: string | null) {
  const [orders, executions, periods, ricefws, costElements, costObjects] = await Promise.all([
    rowsOf('operationOrders', caller),
    rowsOf('executions', caller),
    rowsOf('periods', caller),
    rowsOf('ricefws', caller),
    rowsOf('costElements', caller),
    rowsOf('costObjects', caller),
  ])
  const ours = orders.filter(isOf(projectId))
  const ids = new Set(ours.map(({ id }) => id))
  return {
    orders: ours,
    executions: executions.filter(({ orderId }) => ids.has(orderId)),
    periods,
    ricefws,
    costElements,
    typeOfCostObject: new Map(costObjects.map(({ id, type }) => [id, type])),
  }
}

/** The handlers of the dashboards. */
export const dashboards: Router<typeof contract, Context> = {
  project: consulting.project.handler(async ({ input: { projectId = null, ...range }, context }) => {
    const [facts, people] = await Promise.all([projectFacts(context, projectId), peopleWeeks(context)])
    return { ...projectFigures(facts, range), load: loadOfUnits(people, range.asOf, projectId) }
  }),
  analytics: processes.analytics.handler(async ({ input: { areaId = null, ...range }, context }) => {
    const { areaIds, ...facts } =
      areaId === null ? { ...(await analyticsFacts(context)), areaIds: [] } : await areaFacts(context, areaId)
    return { ...analyticsFigures(facts, range), areaIds }
  }),
  finance: consulting.finance.handler(async ({ input: { projectId = null, ...range }, context }) =>
    financeFigures(await financeFacts(context, projectId), range),
  ),
}
