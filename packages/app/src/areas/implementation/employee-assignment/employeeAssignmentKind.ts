import { employeeAssignment } from '@embpm/contract/employee-assignment'
import { defineKind } from '../../../entity/EntityKind.js'
import { withValidity } from '../../../entity/withValidity.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Who works for which project, scenario or order, how much and when. */
export const employeeAssignmentKind = defineKind(employeeAssignment, {
  words: 'employeeAssignments',
  labels: { targetId: 'worksFor', target: 'worksFor' },
  check: withValidity,
})
