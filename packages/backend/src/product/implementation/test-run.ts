import { testRun } from '@embpm/contract/test-run'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, codedOf, idOf, personOf, samplesOf, turn } from '../entity/seeding.js'

/** When the runs of the sample scenarios were started, in their order; the last one is open. */
const starts = ['2026-10-28T08:00:00.000Z', '2026-11-09T08:00:00.000Z', '2026-11-20T07:30:00.000Z'] as const
/** Scenarios of the samples that were run. */
const tested = 6

/** The runs through scenarios. */
export const testRunTable = entityTable({
  name: 'test-run',
  prefix: 'TR',
  entity: testRun,
  asLabel: ({ id, scenario, runNo }) => ({ id, code: String(runNo), name: scenario?.name ?? '' }),
  derive(run, { before, draft }) {
    if (before) return run
    const numbers = draft.where('scenarioId', run.scenarioId).flatMap(({ id, runNo }) => (id === run.id ? [] : [runNo]))
    return { ...run, runNo: Math.max(0, ...numbers) + 1 }
  },
  seeds: (organisationId) => {
    const planned = new Set(samplesOf('testTasks', organisationId).list.map(({ scenarioId }) => scenarioId))
    const scenarios = samplesOf('scenarios', organisationId)
      .list.filter(({ id }) => planned.has(id))
      .slice(0, tested)
    return allSamples(organisationId, {
      prefix: 'TR',
      full: scenarios.length * starts.length,
      make: ({ index }) => {
        const scenario = turn(scenarios, Math.floor(index / starts.length))
        const nth = index % starts.length
        const startedById = idOf('USR', 1 + ((index * 3) % 20))
        const startedAt = turn(starts, nth)
        return {
          scenarioId: scenario.id,
          scenario: codedOf(scenario),
          runNo: nth + 1,
          state: nth === starts.length - 1 ? ('open' as const) : ('finished' as const),
          system: 'QAS 200',
          startedById,
          startedBy: personOf(startedById),
          startedAt,
          finishedAt: nth === starts.length - 1 ? null : startedAt.replace('T08:00', 'T15:40'),
          startKey: '',
        }
      },
    })
  },
})

/** The handlers of test runs. */
export const testRuns = entityHandlers(testRun.endpoints, testRunTable)
