import { scenarioResult } from '@embpm/contract/scenario-result'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, codedOf, idOf, personOf, rowsOf, samplesOf, turn } from '../entity/seeding.js'
import { sampleResultAt } from './sampleRuns.js'
import { sampleActuals } from './test-task.data.js'

const minute = 60_000

/** What came of the test tasks in runs. */
export const scenarioResultTable = entityTable({
  name: 'scenario-result',
  prefix: 'RES',
  entity: scenarioResult,
  follows: ['documents'],
  async labels(caller) {
    const found = new Map<string, string[]>()
    for (const { id, subjects } of await rowsOf('documents', caller))
      for (const one of subjects)
        if (one.kind === 'scenarioResults') found.set(one.id, [...(found.get(one.id) ?? []), id])
    return (result) => ({ ...result, evidence: found.get(result.id) ?? [] })
  },
  seeds: (organisationId) => {
    const tasks = Map.groupBy(samplesOf('testTasks', organisationId).list, ({ scenarioId }) => scenarioId)
    const pairs = samplesOf('testRuns', organisationId).list.flatMap((run) =>
      (tasks.get(run.scenarioId) ?? []).map((task, place) => ({ run, task, place })),
    )
    return allSamples(organisationId, {
      prefix: 'RES',
      full: pairs.length,
      make: ({ index }) => {
        const { run, task, place } = turn(pairs, index)
        const result = sampleResultAt(run.runNo, run.state === 'open', place)
        const isRun = result !== 'not run'
        const executedById = isRun ? (task.testerId ?? idOf('USR', 4)) : null
        return {
          runId: run.id,
          testTaskId: task.id,
          testTask: codedOf({
            id: task.id,
            code: `${task.scenarioProcess?.code ?? ''}.${task.stepNo}`,
            name: task.title,
          }),
          scenarioId: run.scenarioId,
          scenario: run.scenario,
          runNo: run.runNo,
          place: place + 1,
          result,
          actual: result === 'pass' || result === 'not run' ? '' : sampleActuals[result],
          evidence: [],
          defectRef: result === 'fail' ? `DEF-0${400 + (index % 60)}` : '',
          executedById,
          executedBy: personOf(executedById),
          executedAt: isRun ? new Date(Date.parse(run.startedAt ?? '') + (place + 1) * 4 * minute).toISOString() : null,
          seconds: isRun ? 90 + ((index * 37) % 200) : 0,
          recordKey: '',
        }
      },
    })
  },
})

/** The handlers of results. */
export const scenarioResults = entityHandlers(scenarioResult.endpoints, scenarioResultTable)
