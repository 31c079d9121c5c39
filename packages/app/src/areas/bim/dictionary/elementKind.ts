import { dataElement, elementLabels, languageOnce } from '@embpm/contract/data-element'
import * as z from 'zod'
import { defineKind } from '../../../entity/EntityKind.js'

/** The data elements, which say what fields mean. */
export const elementKind = defineKind(dataElement, {
  words: 'dataElements',
  labels: {},
  check: (values) => values.extend({ translations: z.array(elementLabels).refine(languageOnce, 'languageTwice') }),
})
