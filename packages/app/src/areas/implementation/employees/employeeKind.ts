import { employee } from '@embpm/contract/employee'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Employees: those who work for the organisation. */
export const employeeKind = defineKind(employee, {
  words: 'employees',
  labels: { firstName: 'firstname', lastName: 'lastname' },
})
