import { operationArea } from '@embpm/contract/operation-area'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Operation areas: where work is done, such as a site, a department or a team. */
export const operationAreaKind = defineKind(operationArea, {
  words: 'operationAreas',
  labels: { order: 'place', managerId: 'managerPosition', manager: 'managerPosition' },
  nameOf: ({ name }) => name,
})
