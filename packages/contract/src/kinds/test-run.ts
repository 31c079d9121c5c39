import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, moment, personOf, reference, text, whole } from '../common/fields.js'

/** How far a run is: results are recorded while it is open. */
export const testRunStates = ['open', 'finished'] as const

const tally = () => whole(0, 1_000_000).fromServer().sort().filter()

/** A run through all test tasks of a scenario. Source: the domain model, ScenarioResult: `runNo`. */
export const testRun = entityOf({
  kind: 'testRuns',
  path: '/implementation/test-runs',
  tag: 'Implementation',
  one: 'a test run',
  many: 'test runs',
  key: ['scenarioId', 'runNo'],
  nameOf: ({ scenario, runNo }) => `${scenario?.code ?? ''} ${runNo}`.trim(),
  fields: {
    scenarioId: reference('scenarios').required().filter(),
    scenario: codedOf('scenarioId').sort().filter().search(),
    /** The release of its scenario. */
    release: text(40).fromServer().sort().filter(),
    /** From 1 in each scenario. */
    runNo: whole(1, 9999).fromServer().sort().filter(),
    state: choice(testRunStates, 'testRunState').fromServer().sort().filter(),
    /** In which system and client it runs, such as QAS 200. */
    system: text(60).sort().filter().search(),
    startedById: reference('people').fromServer().filter(),
    startedBy: personOf('startedById').sort().filter().search(),
    startedAt: moment().fromServer().sort().filter(),
    finishedAt: moment().fromServer().sort().filter(),
    /** The run whose failed and blocked steps it runs again; 0 for one through all test tasks. */
    sourceRunNo: whole(0, 9999).fromServer(),
    /** How many steps it has, and what came of them; the others are not run. */
    steps: tally(),
    passed: tally(),
    reservations: tally(),
    failed: tally(),
    blocked: tally(),
    notRun: tally(),
    /** The key of the request that started it, by which it is started once. */
    startKey: text(64).fromServer(),
  },
})

/** A run through a scenario as the server stores and answers it. */
export type TestRun = EntityOf<typeof testRun>
