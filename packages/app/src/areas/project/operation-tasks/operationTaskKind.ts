import { operationTask } from '@embpm/contract/operation-task'
import * as z from 'zod/mini'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Operation tasks: the steps of orders, with what they wait for and when they are. */
export const operationTaskKind = defineKind(operationTask, {
  words: 'operationTasks',
  labels: { leadId: null, calendarId: null, responsibleId: 'responsible', 'project.code': 'projectCode' },
  nameOf: ({ title }) => title,
  check: (values) =>
    values.check(
      z.refine(({ actualStart, actualEnd }) => !actualStart || !actualEnd || actualStart <= actualEnd, {
        path: ['actualEnd'],
        error: 'endBeforeStart',
      }),
    ),
})
