import { operationOrder } from '@embpm/contract/operation-order'
import * as z from 'zod/mini'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Operation orders: work that is done once or again and again, in an area, for a business domain. */
export const operationOrderKind = defineKind(operationOrder, {
  words: 'operationOrders',
  labels: {
    'project.code': 'projectCode',
    areaId: 'operationArea',
    area: 'operationArea',
    domainId: 'businessDomain',
    domain: 'businessDomain',
  },
  check: (values) =>
    values.check(
      z.refine(({ plannedStart, plannedEnd }) => !plannedStart || !plannedEnd || plannedStart <= plannedEnd, {
        path: ['plannedEnd'],
        error: 'endBeforeStart',
      }),
    ),
})
