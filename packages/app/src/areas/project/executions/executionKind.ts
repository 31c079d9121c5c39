import { execution } from '@embpm/contract/execution'
import * as z from 'zod/mini'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Executions: what was done of an order in a period. */
export const executionKind = defineKind(execution, {
  words: 'executions',
  labels: { 'order.code': 'orderCode' },
  check: (values) =>
    values.check(
      z.refine(({ start, end }) => !start || !end || start <= end, { path: ['end'], error: 'endBeforeStart' }),
    ),
})
