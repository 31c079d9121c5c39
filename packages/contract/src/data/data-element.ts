import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

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
export const dataElement = z.object({
  ...entity.shape,
  /** Technical name, such as MATNR. */
  rollName: z.string().trim().min(1).max(30),
  /** The domain that gives it its type, such as MATNR. */
  domain: z.string().max(30),
  type: z.enum(dictionaryTypes),
  /** Characters or digits. */
  length: z.int().min(0).max(1_333),
  /** Digits after the point. */
  decimals: z.int().min(0).max(31),
  description: z.string().max(60),
  heading: z.string().max(55),
  shortLabel: z.string().max(10),
  mediumLabel: z.string().max(20),
  longLabel: z.string().max(40),
  /** Name of its search help; empty when it has none. */
  searchHelp: z.string().max(30),
})

/** A data element as the server stores and answers it, with its labels in the language that was asked for. */
export type DataElement = z.infer<typeof dataElement>

/** Schema of a data element in lists and pickers. */
export const dataElementRow = dataElement.omit({
  organisationId: true,
  version: true,
  createdBy: true,
  createdAt: true,
  changedBy: true,
  changedAt: true,
  tags: true,
})

/** A data element in lists and pickers. */
export type DataElementRow = z.infer<typeof dataElementRow>

/** The columns a list of data elements can be sorted by. */
export const dataElementSortColumns = [
  'id',
  'rollName',
  'domain',
  'type',
  'length',
  'decimals',
  'description',
  'heading',
  'shortLabel',
  'mediumLabel',
  'longLabel',
  'searchHelp',
  ...stampColumns,
] as const

/** The columns of a list of data elements that hold numbers or dates: their filter takes `from..to` as well. */
export const dataElementRangeColumns = ['length', 'decimals', ...stampRangeColumns] as const

/** The columns a list of data elements can be filtered by. */
export const dataElementFilterColumns = [
  'id',
  'rollName',
  'domain',
  'type',
  'searchHelp',
  'createdBy',
  'changedBy',
  ...dataElementRangeColumns,
] as const

/** What an update of a data element may change: absent fields stay as they are. */
export const dataElementPatch = dataElement.omit({ ...givenByServer }).partial()

/** The fields an update of a data element changes. */
export type DataElementPatch = z.infer<typeof dataElementPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const dataElementInput = dataElementPatch.extend(dataElement.pick({ rollName: true, type: true }).shape)

/** What a user may set on a new one. */
export type DataElementInput = z.infer<typeof dataElementInput>

/** What the endpoints of data elements are made of. */
export const dataElementParts = entityParts({
  kind: 'dataElements',
  path: '/data/data-elements',
  tag: 'Data',
  one: 'a data element',
  many: 'data elements',
  schema: dataElement,
  input: dataElementInput,
  patch: dataElementPatch,
  sort: dataElementSortColumns,
  filter: dataElementFilterColumns,
  ranges: dataElementRangeColumns,
})

/** The endpoints of data elements, under `/data/data-elements`. */
export const dataElementEndpoints = entityEndpoints(dataElementParts)
