import { scenarioResult } from '@embpm/contract/scenario-result'
import { defineKind } from '../../../entity/EntityKind.js'

/** What came of test tasks in runs, as lists show it. */
export const resultKind = defineKind(scenarioResult, {
  words: 'scenarioResults',
  labels: {
    'testTask.code': 'testTaskCode',
    'scenario.code': 'scenarioCode',
    runId: null,
    recordKey: null,
    place: null,
    seconds: null,
  },
  nameOf: ({ testTask, runNo }) => `${testTask?.name ?? ''} ${runNo}`.trim(),
})
