import { configurationEntry } from '@embpm/contract/configuration-entry'
import * as z from 'zod/mini'
import { defineKind } from '../../entity/EntityKind.js'
import { fitsType } from './fitsType.js'

/** The settings of the system. */
export const settingKind = defineKind(configurationEntry, {
  words: 'configurations',
  labels: {},
  check: (values) =>
    values.check(z.refine(({ type, value }) => fitsType(type, value), { path: ['value'], error: 'settingType' })),
})
