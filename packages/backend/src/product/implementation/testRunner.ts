import type { ScenarioResult } from '@embpm/contract/scenario-result'
import {
  mergeResult,
  type OpenedRun,
  type RunResult,
  runsAgain,
  testRunner as contract,
} from '@embpm/contract/test-runner'
import type { TestTask } from '@embpm/contract/test-task'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { conflicting, lockedFor, missing } from '../entity/refusals.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { scenarioProcessTable } from './scenario-process.js'
import { scenarioResultTable } from './scenario-result.js'
import { scenarioTable } from './scenario.js'
import { testRunTable } from './test-run.js'
import { testTaskTable } from './test-task.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)

const resultOf = (one: ScenarioResult): RunResult => {
  const { id, lockVersion, result, actual, evidence, defectRef, executedById, executedBy, executedAt, seconds } = one
  return { id, lockVersion, result, actual, evidence, defectRef, executedById, executedBy, executedAt, seconds }
}

const taskOf = (one: TestTask): OpenedRun['steps'][number]['task'] => {
  const { id, title, action, testData, expected, tcode, testerId, tester, requirementId, requirement } = one
  return { id, title, action, testData, expected, tcode, testerId, tester, requirementId, requirement }
}

/** What came of tasks in other runs, by the task, the newest first. */
function earlierOf(results: readonly ScenarioResult[], runNo: number) {
  const earlier = new Map<string, OpenedRun['steps'][number]['earlier']>()
  for (const one of results.toSorted((a, b) => b.runNo - a.runNo)) {
    if (one.runNo >= runNo || one.result === 'not run') continue
    const known = earlier.get(one.testTaskId) ?? []
    known.push({ runNo: one.runNo, result: one.result, by: one.executedBy?.name ?? '', at: one.executedAt })
    earlier.set(one.testTaskId, known)
  }
  return earlier
}

async function opened(id: string, caller: Caller): Promise<OpenedRun> {
  const run = await testRunTable.get(id, caller)
  const [scenario, all, taskById, processById] = await Promise.all([
    scenarioTable.get(run.scenarioId, caller),
    scenarioResultTable.all(caller),
    testTaskTable.byId(caller),
    scenarioProcessTable.byId(caller),
  ])
  const own = all.filter(({ scenarioId }) => scenarioId === run.scenarioId)
  const earlier = earlierOf(own, run.runNo)
  const steps = own
    .filter(({ runId }) => runId === id)
    .toSorted((a, b) => a.place - b.place)
    .flatMap((one) => {
      const task = taskById(one.testTaskId)
      const process = processById(task?.scenarioProcessId ?? null)
      if (!task) return []
      return [
        {
          task: taskOf(task),
          process: {
            id: process?.processId ?? '',
            code: process?.process?.code ?? '',
            name: process?.process?.name ?? '',
            variant: process?.variant ?? '',
          },
          result: resultOf(one),
          earlier: earlier.get(task.id) ?? [],
        },
      ]
    })
  return { run, scenario, steps }
}

/** The test tasks of a scenario in the order in which they are run. */
async function tasksOf(scenarioId: string, caller: Caller): Promise<readonly TestTask[]> {
  const [tasks, processById] = await Promise.all([testTaskTable.all(caller), scenarioProcessTable.byId(caller)])
  const placeOf = (one: TestTask) => processById(one.scenarioProcessId)?.sequence ?? Infinity
  return tasks
    .filter((one) => one.scenarioId === scenarioId && processById(one.scenarioProcessId))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.stepNo - b.stepNo)
}

/** The handlers of the test runner. */
export const testRunner: Router<typeof contract, Context> = {
  read: on.read.use(withReading(() => ['consulting'])).handler(({ input: { id }, context }) => opened(id, context)),

  start: on.start.use(withWriting('consulting')).handler(async ({ input, context }) => {
    const { key, scenarioId, system, sourceRunId, taskIds } = input
    await scenarioTable.get(scenarioId, context)
    const all = await tasksOf(scenarioId, context)
    const chosen = taskIds && new Set(taskIds)
    const named = chosen ? all.filter(({ id }) => chosen.has(id)) : all
    const made = await together(context, async (open) => {
      const runs = await open(testRunTable)
      const before = runs.draft.where('scenarioId', scenarioId)
      const same = before.find(({ startKey }) => startKey === key)
      if (same) return same
      const source = sourceRunId === undefined ? undefined : before.find(({ id }) => id === sourceRunId)
      if (sourceRunId !== undefined && !source) throw missing(sourceRunId)
      if (named.length === 0) throw lockedFor('noTasks', ['scenarioId'])
      const results = await open(scenarioResultTable)
      const failed =
        source &&
        new Set(
          results.draft
            .where('runId', source.id)
            .flatMap((one) => (runsAgain.includes(one.result) ? [one.testTaskId] : [])),
        )
      const tasks = failed ? named.filter(({ id }) => failed.has(id)) : named
      if (tasks.length === 0) throw lockedFor('nothingFailed', ['sourceRunId'])
      if (before.some(({ state }) => state === 'open')) throw lockedFor('open', ['scenarioId'])
      const run = runs.create({
        scenarioId,
        system,
        state: 'open',
        startedById: context.user.id,
        startedAt: new Date().toISOString(),
        sourceRunNo: source?.runNo ?? 0,
        startKey: key,
      })
      for (const [place, { id }] of tasks.entries())
        results.create({ runId: run.id, testTaskId: id, scenarioId, runNo: run.runNo, place: place + 1 })
      return run
    })
    return testRunTable.get(made.id, context)
  }),

  record: on.record.use(withWriting('consulting')).handler(async ({ input: { results }, context }) => {
    const outcome = await together(context, async (open) => {
      const runs = await open(testRunTable)
      const writer = await open(scenarioResultTable)
      const [stored, conflicts]: [string[], string[]] = [[], []]
      const refused: { id: string; code: 'LOCKED' | 'NOT_FOUND' }[] = []
      for (const entry of results) {
        const { id, result, actual, defectRef, seconds, executedAt, key } = entry
        const now = writer.draft.get(id)
        const fate = now && mergeResult(now, entry)
        if (!now) refused.push({ id, code: 'NOT_FOUND' })
        else if (fate === 'known') stored.push(id)
        else if (runs.draft.get(now.runId)?.state !== 'open') refused.push({ id, code: 'LOCKED' })
        else if (fate === 'conflict') conflicts.push(id)
        else {
          const isRun = result !== 'not run'
          const by = isRun ? context.user.id : null
          const fields = { result, actual, defectRef, seconds, executedAt: isRun ? executedAt : null, recordKey: key }
          writer.change({ id }, { ...fields, executedById: by })
          stored.push(id)
        }
      }
      return { stored, conflicts, refused }
    })
    const [stored, conflicts] = await Promise.all([
      scenarioResultTable.resolve(outcome.stored, context),
      scenarioResultTable.resolve(outcome.conflicts, context),
    ])
    return { stored: stored.map(resultOf), conflicts: conflicts.map(resultOf), refused: outcome.refused }
  }),

  turn: on.turn.use(withWriting('consulting')).handler(async ({ input: { id, lockVersion, to }, context }) => {
    await together(context, async (open) => {
      const runs = await open(testRunTable)
      const found = runs.draft.get(id)
      if (!found) throw missing(id)
      if (found.lockVersion !== lockVersion) throw conflicting(found)
      runs.change({ id }, { state: to, finishedAt: to === 'finished' ? new Date().toISOString() : null })
    })
    return testRunTable.get(id, context)
  }),
}
