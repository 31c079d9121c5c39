import { positionAssignment } from '@embpm/contract/position-assignment'
import { defineKind } from '../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

/** Assignments: who works at which position, for how much of their time and on which days. */
export const positionAssignmentKind = defineKind(positionAssignment, {
  words: 'positionAssignments',
  labels: {},
})
