import { testRun, type TestRun } from '@embpm/contract/test-run'
import type { TestResult } from '@embpm/contract/test-task'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, codedOf, idOf, personOf, rowsOf, samplesOf, turn } from '../entity/seeding.js'
import { sampleResultAt, sampleRunsOf } from './sampleRuns.js'

const none = { steps: 0, passed: 0, reservations: 0, failed: 0, blocked: 0, notRun: 0 }
const columns = {
  'not run': 'notRun',
  pass: 'passed',
  reservations: 'reservations',
  fail: 'failed',
  blocked: 'blocked',
} as const satisfies Record<TestResult, keyof TestRun>

function countIn(tally: typeof none, result: TestResult): void {
  tally.steps += 1
  tally[columns[result]] += 1
}

/** The runs through scenarios. */
export const testRunTable = entityTable({
  name: 'test-run',
  prefix: 'TR',
  entity: testRun,
  asLabel: ({ id, scenario, runNo }) => ({ id, code: String(runNo), name: scenario?.name ?? '' }),
  follows: ['scenarioResults'],
  async labels(caller) {
    const [results, scenarios] = await Promise.all([rowsOf('scenarioResults', caller), rowsOf('scenarios', caller)])
    const releases = new Map(scenarios.map(({ id, release }) => [id, release]))
    const tallies = new Map<string, typeof none>()
    for (const { runId, result } of results) {
      const tally = tallies.get(runId) ?? { ...none }
      countIn(tally, result)
      tallies.set(runId, tally)
    }
    return (run) => ({ ...run, ...(tallies.get(run.id) ?? none), release: releases.get(run.scenarioId) ?? run.release })
  },
  derive(run, { before, draft }) {
    if (before) return run
    const numbers = draft.where('scenarioId', run.scenarioId).flatMap(({ id, runNo }) => (id === run.id ? [] : [runNo]))
    return { ...run, runNo: Math.max(0, ...numbers) + 1 }
  },
  seeds: (organisationId) => {
    const planned = new Map<string | null, number>()
    for (const { scenarioId } of samplesOf('testTasks', organisationId).list)
      planned.set(scenarioId, (planned.get(scenarioId) ?? 0) + 1)
    const scenarios = samplesOf('scenarios', organisationId).list.filter(({ id }) => planned.has(id))
    const runs = scenarios.flatMap((scenario, place) => sampleRunsOf(place).map((run) => ({ scenario, ...run })))
    return allSamples(organisationId, {
      prefix: 'TR',
      full: runs.length,
      make: ({ index }) => {
        const { scenario, startedAt, runNo, isOpen } = turn(runs, index)
        const tally = { ...none }
        for (let place = 0; place < (planned.get(scenario.id) ?? 0); place += 1)
          countIn(tally, sampleResultAt(runNo, isOpen, place))
        const startedById = idOf('USR', 1 + ((index * 3) % 20))
        return {
          scenarioId: scenario.id,
          scenario: codedOf(scenario),
          release: scenario.release,
          runNo,
          state: isOpen ? ('open' as const) : ('finished' as const),
          system: 'QAS 200',
          startedById,
          startedBy: personOf(startedById),
          startedAt,
          finishedAt: isOpen ? null : startedAt.replace('T08:00', 'T15:40'),
          sourceRunNo: 0,
          ...tally,
          startKey: '',
        }
      },
    })
  },
})

/** The handlers of test runs. */
export const testRuns = entityHandlers(testRun.endpoints, testRunTable)
