import { dataTable } from '@embpm/contract/data-table'
import { dictionaryTable, tableCategories } from '@embpm/contract/dictionary-table'
import {
  newField,
  newTable,
  wholeTable,
  type NewElement,
  type NewField,
  type WholeTable,
} from '@embpm/contract/table-creation'
import * as z from 'zod/mini'
import type { FieldDefinition } from '../../../table-definition/TableDefinition.js'

/** What the page edits: the call that creates the table, before its data elements are put together. */
export const creationSchema = z.object({
  table: newTable,
  fields: wholeTable.shape.fields,
  /** Id of the system whose dictionary gets the new data elements of a table that is in none. */
  elementSystem: z.string(),
})

const texts = z.object({
  shortDescription: z.string(),
  heading: z.string(),
  headingLength: z.number(),
  shortLabel: z.string(),
  shortLabelLength: z.number(),
  mediumLabel: z.string(),
  mediumLabelLength: z.number(),
  longLabel: z.string(),
  longLabelLength: z.number(),
  description: z.string(),
})

/** Schema of what is put aside: whatever was typed, whether it can be created or not. */
export const creationDraft = z.object({
  table: z.object({
    kind: z.enum(['dataTables', 'dictionaryTables']),
    tableName: z.string(),
    version: z.nullable(z.number()),
    wbs: z.string(),
    description: z.string(),
    parentId: z.nullable(z.string()),
    system: z.string(),
    category: z.enum(tableCategories),
    businessObject: z.string(),
    deliveryClass: z.string(),
    descriptionInfo: texts,
  }),
  fields: z.array(
    z.object({
      ...newField.shape,
      fieldName: z.string(),
      newElement: z.string(),
      length: z.nullable(z.number()),
      decimals: z.nullable(z.number()),
      description: z.string(),
      checkTable: z.string(),
      refTable: z.string(),
      refField: z.string(),
    }),
  ),
  elementSystem: z.string(),
})

/** What the page holds while it is filled in. */
export type CreationValues = z.infer<typeof creationDraft>

/** A field while it is filled in. */
export type FieldRow = CreationValues['fields'][number]

/** A field that says nothing yet. */
export const emptyRow: FieldRow = {
  fieldName: '',
  isKey: false,
  mandatory: false,
  dataElementId: null,
  newElement: '',
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: '',
  checkTable: '',
  refTable: '',
  refField: '',
}

/** What a new table starts with. */
export const emptyCreation: CreationValues = creationDraft.parse({
  table: { ...dictionaryTable.empty, ...dataTable.empty, kind: 'dataTables', tableName: '', system: '' },
  fields: [emptyRow],
  elementSystem: '',
})

/** A field as a source defines it; its data element is still a name. */
export const rowOf = ({ rollName, ...field }: FieldDefinition): FieldRow => ({
  ...field,
  dataElementId: null,
  newElement: rollName,
})

/** The system whose dictionary gets the new data elements; empty while that is open. */
export const systemOf = ({ table, elementSystem }: Pick<CreationValues, 'table' | 'elementSystem'>): string =>
  table.kind === 'dictionaryTables' ? table.system : elementSystem

/** The names of the new data elements, each once, in the order of the fields. */
export const newElementNames = (rows: readonly Pick<FieldRow, 'newElement'>[]): string[] => [
  ...new Set(rows.flatMap(({ newElement }) => newElement || [])),
]

const elementOf = (field: NewField, system: string): NewElement => ({
  system,
  rollName: field.newElement,
  domain: '',
  type: field.type,
  length: field.length,
  decimals: field.decimals,
  description: field.description,
  heading: field.description.slice(0, 55),
  shortLabel: field.description.slice(0, 10),
  mediumLabel: field.description.slice(0, 20),
  longLabel: field.description.slice(0, 40),
  searchHelp: '',
})

/** The call that creates the table, each new data element as its first field has it. */
export function wholeOf({ table, fields, elementSystem }: z.output<typeof creationSchema>): WholeTable {
  const system = table.kind === 'dictionaryTables' ? table.system : elementSystem
  const elements = new Map<string, NewElement>()
  for (const field of fields) {
    const { newElement } = field
    if (newElement !== '' && !elements.has(newElement)) elements.set(newElement, elementOf(field, system))
  }
  return { table, fields, elements: [...elements.values()] }
}
