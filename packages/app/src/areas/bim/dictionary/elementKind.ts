import { dataElement, elementLabels, languageOnce } from '@embpm/contract'
import * as z from 'zod'
import { defineKind } from '../../../entity/EntityKind.js'

/** The data elements, which say what fields mean. */
export const elementKind = defineKind(dataElement, {
  words: 'dataElements',
  api: (client) => client.data.elements,
  labels: {},
  check: (values) => values.extend({ translations: z.array(elementLabels).refine(languageOnce, 'languageTwice') }),
})
