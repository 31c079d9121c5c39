import { processRole } from '@embpm/contract/process-role'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Roles that take part in steps of processes. */
export const processRoleKind = defineKind(processRole, {
  words: 'processRoles',
  labels: {},
  nameOf: ({ name }) => name,
})
