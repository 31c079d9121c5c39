import * as z from 'zod/mini'

import { dictionaryTypes } from '../common/dictionaryTypes.js'
import { locale, locales } from '../common/locale.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, naming, structure, text, whole } from '../common/fields.js'

export { dictionaryTypes }

/** What a data element is called in one language, in labels of four lengths. */
export const elementLabels = z.object({
  language: locale,
  heading: z.string().check(z.maxLength(55)),
  shortLabel: z.string().check(z.maxLength(10)),
  mediumLabel: z.string().check(z.maxLength(20)),
  longLabel: z.string().check(z.maxLength(40)),
})

/** What a data element is called in one language. */
export type ElementLabels = z.infer<typeof elementLabels>

/** Whether each language is given once. */
export const languageOnce = (labels: readonly ElementLabels[]): boolean =>
  new Set(labels.map(({ language }) => language)).size === labels.length

/** What a field means: its type and what it is called. Source: the domain model, DataElement. */
export const dataElement = entityOf({
  kind: 'dataElements',
  path: '/data/data-elements',
  tag: 'Data',
  one: 'a data element',
  many: 'data elements',
  key: ['system', 'rollName'],
  nameOf: ({ rollName, description }) => `${rollName} ${description}`,
  fields: {
    /** Id of the system whose dictionary it is in, such as S4P. */
    system: naming(20, 'systems', 'sid').required().sort().filter().search(),
    /** Technical name, such as MATNR. */
    rollName: text(30).required().sort().filter().search(),
    /** The domain that gives it its type, such as MATNR. */
    domain: text(30).sort().filter().search().bulk(),
    type: code(dictionaryTypes).required().sort().filter().search().bulk(),
    /** Characters or digits. */
    length: whole(0, 1_333).default(10).sort().filter().bulk(),
    /** Digits after the point. */
    decimals: whole(0, 31).sort().filter().bulk(),
    description: text(60).sort().search(),
    heading: text(55).sort().search(),
    shortLabel: text(10).sort().search(),
    mediumLabel: text(20).sort(),
    longLabel: text(40).sort(),
    /** Its labels in further languages. */
    translations: structure(
      z
        .array(elementLabels)
        .check(z.maxLength(locales.length), z.refine(languageOnce, { error: 'Each language is given once.' })),
      [],
    ),
    /** Name of its search help; empty when it has none. */
    searchHelp: text(30).sort().filter().search(),
  },
})

/** A data element as the server stores and answers it. */
export type DataElement = EntityOf<typeof dataElement>

/** Schema of a data element in lists and pickers. */
export const dataElementRow = z.omit(dataElement.schema, {
  organisationId: true,
  lockVersion: true,
  createdBy: true,
  createdAt: true,
  changedBy: true,
  changedAt: true,
  tags: true,
  translations: true,
})

/** A data element in lists and pickers. */
export type DataElementRow = z.infer<typeof dataElementRow>
