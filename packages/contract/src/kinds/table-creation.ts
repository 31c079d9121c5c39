import * as z from 'zod/mini'

import { inOrganisation, misplaced } from '../common/errors.js'
import { dataElement } from './data-element.js'
import { dataField } from './data-field.js'
import { dataTable } from './data-table.js'
import { dictionaryTable } from './dictionary-table.js'
import { tableVersion } from './table-version.js'

/** How many fields a table can be created with at once, and how many new data elements with them. */
export const maxCreatedFields = 2000

/** Schema of a new table: one of the organisation's own data model, or one of a system's dictionary. */
export const newTable = z.discriminatedUnion('kind', [
  z.extend(z.omit(dataTable.values, { tags: true }), { kind: z.literal('dataTables') }),
  z.extend(z.omit(dictionaryTable.values, { tags: true }), { kind: z.literal('dictionaryTables') }),
])

/** A new table. */
export type NewTable = z.infer<typeof newTable>

/** Schema of a field of a new table; its position is its place in the list. */
export const newField = z.extend(z.omit(dataField.values, { tableId: true, position: true, tags: true }), {
  /** Name of its data element among the new ones of the same call; empty for none of them. */
  newElement: z.string().check(z.maxLength(30)),
})

/** A field of a new table. */
export type NewField = z.infer<typeof newField>

/** Schema of a data element that is made with a table. */
export const newElement = z.omit(dataElement.values, { translations: true, tags: true })

/** A data element that is made with a table. */
export type NewElement = z.infer<typeof newElement>

/** Schema of a table that is created as a whole. */
export const wholeTable = z.object({
  table: newTable,
  /** In their order. */
  fields: z.array(newField).check(z.minLength(1), z.maxLength(maxCreatedFields)),
  /** The data elements that do not exist yet; each is used by a field. */
  elements: z.array(newElement).check(z.maxLength(maxCreatedFields)),
})

/** A table that is created as a whole. */
export type WholeTable = z.infer<typeof wholeTable>

/**
 * Why a table cannot be created as a whole: `twice`: the call says it a second time · `taken`: another one has this key · `unknown`: there is
 * none of this name or id · `unused`: no field uses it · `differs`: the field has another type, length or decimals than its new data
 * element · `both`: the field has an old data element and a new one.
 */
export const creationProblemCodes = ['twice', 'taken', 'unknown', 'unused', 'differs', 'both'] as const

/** Why a table cannot be created as a whole. */
export type CreationProblemCode = (typeof creationProblemCodes)[number]

/** Schema of one thing that keeps a table from being created. */
export const creationProblem = z.object({
  /** Where it is in the input, such as `fields.12.fieldName`; the numbers count from 0. */
  path: z.string(),
  code: z.enum(creationProblemCodes),
  /** The name or id that it is about. */
  name: z.string(),
})

/** One thing that keeps a table from being created. */
export type CreationProblem = z.infer<typeof creationProblem>

/** Schema of what was created. */
export const createdTable = z.extend(tableVersion, {
  /** How many fields it has. */
  fields: z.int(),
  /** How many data elements were made with it. */
  elements: z.int(),
})

/** The endpoint that creates a table with everything that belongs to it. */
export const tableCreation = {
  /**
   * Creates a table with its fields and the data elements that these need, all of it or nothing. REFUSED names every place that does not
   * fit: nothing was written then. MISPLACED for a table of the data model below one that there is not.
   */
  create: inOrganisation
    .route({
      method: 'POST',
      path: '/data/tables/creation',
      summary: 'Create a table with its fields and data elements',
      successStatus: 201,
      tags: ['Data'],
    })
    .input(wholeTable)
    .output(createdTable)
    .errors({
      ...misplaced,
      REFUSED: {
        status: 409,
        message: 'It cannot be created as it stands. Nothing was written.',
        data: z.object({ problems: z.array(creationProblem) }),
      },
    }),
}
