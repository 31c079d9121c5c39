import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, computed, longText, moment, personOf, reference, text, whole } from '../common/fields.js'
import { testResults } from './test-task.js'

/** What came of a test task in a run. Source: the domain model, ScenarioResult. */
export const scenarioResult = entityOf({
  kind: 'scenarioResults',
  path: '/implementation/scenario-results',
  tag: 'Implementation',
  one: 'a result of a test task',
  many: 'results of test tasks',
  nameOf: ({ testTask, runNo, result }) => `${testTask?.code ?? ''} (${runNo}) ${result}`.trim(),
  fields: {
    runId: reference('testRuns').required().filter(),
    testTaskId: reference('testTasks').required().filter(),
    testTask: codedOf('testTaskId').sort().filter().search(),
    scenarioId: reference('scenarios').fromServer().filter(),
    scenario: codedOf('scenarioId').sort().filter().search(),
    runNo: whole(1, 9999).fromServer().sort().filter(),
    /** Place in the run, from 1. */
    place: whole(1, 1_000_000).fromServer().sort(),
    result: choice(testResults, 'testResult').fromServer().sort().filter(),
    /** What was seen. */
    actual: longText().fromServer(),
    /** Ids of the documents that show it. */
    evidence: computed(z.array(z.string()), []),
    /** What the defect is called where it is kept, such as DEF-0412. */
    defectRef: text(200).fromServer().sort().filter().search(),
    executedById: reference('people').fromServer().filter(),
    executedBy: personOf('executedById').sort().filter().search(),
    executedAt: moment().fromServer().sort().filter(),
    /** How long it took. */
    seconds: whole(0, 1_000_000).fromServer(),
    /** The key of the request that recorded it, by which it counts once. */
    recordKey: text(64).fromServer(),
  },
})

/** What came of a test task as the server stores and answers it. */
export type ScenarioResult = EntityOf<typeof scenarioResult>
