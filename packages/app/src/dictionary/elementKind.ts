import { dataElement, elementLabels, languageOnce } from '@embpm/contract/data-element'
import * as z from 'zod/mini'
import { defineKind } from '../entity/EntityKind.js'

/** The data elements, which say what fields mean. */
export const elementKind = defineKind(dataElement, {
  words: 'dataElements',
  labels: {},
  check: (values) =>
    z.extend(values, { translations: z.array(elementLabels).check(z.refine(languageOnce, 'languageTwice')) }),
})
