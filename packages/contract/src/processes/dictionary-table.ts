import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** What a table of the dictionary is, by its technical category. */
export const tableCategories = ['TRANSP', 'VIEW', 'STRUCT', 'POOL', 'CLUSTER', 'APPEND'] as const

const label = (longest: number) => z.string().max(longest)
const length = z.int().min(0).max(255)

/** A table of a system's dictionary. Source: the domain model, DictionaryTable. */
export const dictionaryTable = z.object({
  ...entity.shape,
  /** Id of the system whose dictionary it is in, such as S4P. */
  system: z.string().min(1).max(20),
  systemInfo: z.object({ systemName: z.string().max(100), description: z.string().max(500) }),
  category: z.enum(tableCategories),
  /** Technical name, such as VBAK. */
  tableName: z.string().trim().min(1).max(40),
  /** What the rows stand for, such as Sales order. */
  businessObject: z.string().max(100),
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs: z.string().max(40),
  /** What the table is called, in labels of several lengths; each with the length that a screen gives it. */
  descriptionInfo: z.object({
    shortDescription: z.string().max(60),
    heading: label(55),
    headingLength: length,
    shortLabel: label(10),
    shortLabelLength: length,
    mediumLabel: label(20),
    mediumLabelLength: length,
    longLabel: label(40),
    longLabelLength: length,
    description: z.string().max(10_000),
  }),
  /** How its rows are transported, such as A for application data and C for customising. */
  deliveryClass: z.string().max(1),
})

/** A dictionary table as the server stores and answers it. */
export type DictionaryTable = z.infer<typeof dictionaryTable>

/** Schema of a dictionary table in lists and pickers. */
export const dictionaryTableRow = dictionaryTable.pick({
  id: true,
  system: true,
  systemInfo: true,
  category: true,
  tableName: true,
  businessObject: true,
  version: true,
  wbs: true,
  descriptionInfo: true,
})

/** A dictionary table in lists and pickers. */
export type DictionaryTableRow = z.infer<typeof dictionaryTableRow>

/**
 * The columns a list of dictionary tables can be sorted by. What stands within `systemInfo` and `descriptionInfo` is named by
 * its property, the description of the system `systemDescription`.
 */
export const dictionaryTableSortColumns = [
  'id',
  'system',
  'systemName',
  'systemDescription',
  'category',
  'tableName',
  'businessObject',
  'version',
  'wbs',
  'shortDescription',
  'heading',
  'headingLength',
  'shortLabel',
  'shortLabelLength',
  'mediumLabel',
  'mediumLabelLength',
  'longLabel',
  'longLabelLength',
  'description',
  'deliveryClass',
  ...stampColumns,
] as const

/** The columns of a list of dictionary tables that hold numbers or dates: their filter takes `from..to` as well. */
export const dictionaryTableRangeColumns = [
  'version',
  'headingLength',
  'shortLabelLength',
  'mediumLabelLength',
  'longLabelLength',
  ...stampRangeColumns,
] as const

/** The columns a list of dictionary tables can be filtered by. */
export const dictionaryTableFilterColumns = [
  'id',
  'system',
  'systemName',
  'category',
  'tableName',
  'businessObject',
  'wbs',
  'deliveryClass',
  'createdBy',
  'changedBy',
  ...dictionaryTableRangeColumns,
] as const

/** What an update of a dictionary table may change: absent fields stay as they are. */
export const dictionaryTablePatch = dictionaryTable.omit({ ...givenByServer, systemInfo: true }).partial()

/** The fields an update of a dictionary table changes. */
export type DictionaryTablePatch = z.infer<typeof dictionaryTablePatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const dictionaryTableInput = dictionaryTablePatch.extend(
  dictionaryTable.pick({ system: true, tableName: true }).shape,
)

/** What a user may set on a new one. */
export type DictionaryTableInput = z.infer<typeof dictionaryTableInput>

/** What the endpoints of dictionary tables are made of. */
export const dictionaryTableParts = entityParts({
  kind: 'dictionaryTables',
  path: '/processes/dictionary-tables',
  tag: 'Processes',
  one: 'a dictionary table',
  many: 'dictionary tables',
  schema: dictionaryTable,
  input: dictionaryTableInput,
  patch: dictionaryTablePatch,
  sort: dictionaryTableSortColumns,
  filter: dictionaryTableFilterColumns,
  ranges: dictionaryTableRangeColumns,
})

/** The endpoints of dictionary tables, under `/processes/dictionary-tables`. */
export const dictionaryTableEndpoints = entityEndpoints(dictionaryTableParts)
