import { project } from '@embpm/contract/project'
import * as z from 'zod/mini'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Projects, which orders and scenarios belong to. */
export const projectKind = defineKind(project, {
  words: 'projects',
  labels: { managerId: 'projectManager', manager: 'projectManager' },
  check: (values) =>
    values.check(
      z.refine(({ start, end }) => !start || !end || start <= end, { path: ['end'], error: 'endBeforeStart' }),
    ),
})
