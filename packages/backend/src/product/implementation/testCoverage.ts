import {
  type CoverageCell,
  type CoveredTest,
  maxCellTests,
  testCoverage as contract,
  type TestCounts,
} from '@embpm/contract/test-coverage'
import { runsAgain } from '@embpm/contract/test-runner'
import type { TestTask } from '@embpm/contract/test-task'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { rowsOf } from '../entity/seeding.js'
import { withReading } from '../entity/withAccess.js'
import { countIn, type CoverageFilter, coverageOf, latestOf, meets, subtreesOf } from './coverageOf.js'
import { scenarioProcessTable } from './scenario-process.js'
import { testRunTable } from './test-run.js'
import { testTaskTable } from './test-task.js'

const on = implement(contract)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => ['consulting']))

/** Change requests change a requirement, and are none of their own. */
const requirementsOf = async (caller: Caller) =>
  (await rowsOf('requirements', caller)).filter(({ changeOfId }) => changeOfId === null)

async function factsOf(caller: Caller) {
  const [processes, scenarios, places, tasks, results, requirements] = await Promise.all([
    rowsOf('processes', caller),
    rowsOf('scenarios', caller),
    rowsOf('scenarioProcesses', caller),
    rowsOf('testTasks', caller),
    rowsOf('scenarioResults', caller),
    requirementsOf(caller),
  ])
  return {
    processes: processes.toSorted((a, b) => a.order - b.order || a.code.localeCompare(b.code, 'en', { numeric: true })),
    scenarios,
    places,
    tasks,
    results,
    requirements,
  }
}

/** Those that failed first, then those that were not run, then those that passed. */
const urgency = ({ result }: Pick<CoveredTest, 'result'>): number =>
  runsAgain.includes(result) ? 0 : result === 'not run' ? 1 : 2

interface CellInput extends CoverageFilter {
  /** `null` for all processes. */
  processId: string | null
  type: string | null
}

async function cellOf({ processId, type, ...filter }: CellInput, caller: Caller): Promise<CoverageCell> {
  const [processes, scenarios, places, tasks, results, runs, requirements] = await Promise.all([
    rowsOf('processes', caller),
    rowsOf('scenarios', caller),
    scenarioProcessTable.all(caller),
    testTaskTable.all(caller),
    rowsOf('scenarioResults', caller),
    testRunTable.all(caller),
    requirementsOf(caller),
  ])
  const below = processId === null ? new Set(processes.map(({ id }) => id)) : subtreesOf(processes)(processId)
  const counts = meets(filter)
  const inScope = new Map(scenarios.flatMap((one) => (counts(one) ? [[one.id, one] as const] : [])))
  const sequence = new Map(places.map((one) => [one.id, one]))
  const latest = latestOf(results)
  const named = new Set<string>()
  const total: TestCounts = { tests: 0, pass: 0, reservations: 0, fail: 0, blocked: 0 }
  const found: { test: CoveredTest; sequence: number; stepNo: number; scenario: string }[] = []
  for (const task of tasks) {
    const place = sequence.get(task.scenarioProcessId)
    const scenario = place && inScope.get(place.scenarioId)
    if (!place || !scenario) continue
    if (task.requirementId !== null) named.add(task.requirementId)
    if (!below.has(place.processId) || (type !== null && scenario.type !== type)) continue
    const test = coveredOf(task, scenario.id, latest.get(task.id))
    countIn(total, test.result)
    found.push({ test, sequence: place.sequence, stepNo: task.stepNo, scenario: scenario.code })
  }
  const tests = found
    .toSorted(
      (a, b) =>
        urgency(a.test) - urgency(b.test) ||
        a.scenario.localeCompare(b.scenario, 'en', { numeric: true }) ||
        a.sequence - b.sequence ||
        a.stepNo - b.stepNo,
    )
    .slice(0, maxCellTests)
    .map(({ test }) => test)
  const open = new Map(runs.flatMap((one) => (one.state === 'open' ? [[one.scenarioId, one.id] as const] : [])))
  const used = new Set(tests.map(({ scenarioId }) => scenarioId))
  return {
    counts: total,
    tests,
    scenarios: [...inScope.values()]
      .filter(({ id }) => used.has(id))
      .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
      .map(({ id, code, name }) => ({ id, code, name, openRunId: open.get(id) ?? null })),
    untested: requirements
      .filter((one) => one.processId !== null && below.has(one.processId) && !named.has(one.id))
      .map(({ id, key, title, fitGap, priority }) => ({ id, key, title, fitGap, priority })),
  }
}

function coveredOf(
  task: TestTask,
  scenarioId: string,
  last:
    | { runId: string; runNo: number; result: TestTask['result']; executedAt: string | null; defectRef: string }
    | undefined,
): CoveredTest {
  return {
    id: task.id,
    code: `${task.scenarioProcess?.code ?? ''}.${task.stepNo}`,
    title: task.title,
    scenarioId,
    scenarioProcessId: task.scenarioProcessId,
    tester: task.tester?.name ?? '',
    dueDate: task.dueDate,
    result: last?.result ?? 'not run',
    runId: last?.runId ?? null,
    runNo: last?.runNo ?? null,
    executedAt: last?.executedAt ?? null,
    defectRef: last?.defectRef ?? '',
  }
}

/** The handlers of the coverage. */
export const testCoverage: Router<typeof contract, Context> = {
  read: on.read.handler(async ({ input, context }) => coverageOf(await factsOf(context), input)),
  cell: on.cell.handler(({ input, context }) => cellOf(input, context)),
}
