import { testTask } from '@embpm/contract/test-task'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Test tasks: what testers do, step by step, and what they are to see. */
export const testTaskKind = defineKind(testTask, {
  words: 'testTasks',
  labels: {
    'scenarioProcess.code': 'scenarioProcessCode',
    'scenario.code': 'scenarioCode',
    'project.code': 'projectCode',
    'requirement.code': 'requirementKey',
    stepId: null,
  },
  nameOf: ({ title }) => title,
})
