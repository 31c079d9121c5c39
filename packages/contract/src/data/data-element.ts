import type * as z from 'zod'

import { entityEndpoints } from '../common/entityEndpoints.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, text, whole } from '../common/fields.js'

/** The technical types of a field. */
export const dictionaryTypes = [
  'CHAR',
  'CLNT',
  'CUKY',
  'CURR',
  'DATS',
  'DEC',
  'INT4',
  'LANG',
  'NUMC',
  'QUAN',
  'RAW',
  'STRING',
  'TIMS',
  'UNIT',
] as const

/** What a field means: its type and what it is called. Source: the domain model, DataElement. */
export const dataElement = entityOf({
  kind: 'dataElements',
  family: 'data',
  path: '/data/data-elements',
  tag: 'Data',
  one: 'a data element',
  many: 'data elements',
  key: ['rollName'],
  nameOf: ({ rollName, description }) => `${rollName} ${description}`,
  fields: {
    /** Technical name, such as MATNR. */
    rollName: text(30).required().sort().filter().search(),
    /** The domain that gives it its type, such as MATNR. */
    domain: text(30).sort().filter().search().bulk(),
    type: code(dictionaryTypes).required().sort().filter().search().bulk(),
    /** Characters or digits. */
    length: whole(0, 1_333).default(10).sort().range().bulk(),
    /** Digits after the point. */
    decimals: whole(0, 31).sort().range().bulk(),
    description: text(60).sort().search(),
    heading: text(55).sort().search(),
    shortLabel: text(10).sort().search(),
    mediumLabel: text(20).sort(),
    longLabel: text(40).sort(),
    /** Name of its search help; empty when it has none. */
    searchHelp: text(30).sort().filter().search(),
  },
})

/** A data element as the server stores and answers it, with its labels in the language that was asked for. */
export type DataElement = EntityOf<typeof dataElement>

/** Schema of a data element in lists and pickers. */
export const dataElementRow = dataElement.schema.omit({
  organisationId: true,
  lockVersion: true,
  createdBy: true,
  createdAt: true,
  changedBy: true,
  changedAt: true,
  tags: true,
})

/** A data element in lists and pickers. */
export type DataElementRow = z.infer<typeof dataElementRow>

/** The endpoints of data elements, under `/data/data-elements`. */
export const dataElementEndpoints = entityEndpoints(dataElement)
