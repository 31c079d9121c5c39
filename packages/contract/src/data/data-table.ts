import * as z from 'zod'

import { entity, givenByServer, reference, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityParts } from '../common/entityEndpoints.js'
import { treeEndpoints } from '../common/treeEndpoints.js'

/**
 * A table of the data model. Source: the domain model, DataTable. Its `version` is the one that all entities have: every
 * change makes a new version of the table, and the tree shows it.
 */
export const dataTable = z.object({
  ...entity.shape,
  /** Technical name, such as VBAK. */
  tableName: z.string().trim().min(1).max(40),
  /** Number in the work breakdown structure, such as 1.3.2. */
  wbs: z.string().max(40),
  description: z.string().max(10_000),
  /** Id of the table that it depends on, such as the header of its items; `null` for one that stands by itself. */
  parentId: reference,
  /** Place among its siblings, from 0. */
  order: z.int().min(0),
})

/** A table of the data model as the server stores and answers it. */
export type DataTable = z.infer<typeof dataTable>

/**
 * Schema of a table in the data management tree, for pickers; its label is `wbs - tableName vversion`. Nodes name the one above by `parentId`, so a tree is a list
 * of them or a source that answers the children of one.
 */
export const dataTableNode = dataTable.pick({
  id: true,
  tableName: true,
  wbs: true,
  version: true,
  description: true,
  parentId: true,
  order: true,
})

/** A table in the data management tree. */
export type DataTableNode = z.infer<typeof dataTableNode>

/** The columns a list of tables of the data model can be sorted by. */
export const dataTableSortColumns = ['id', 'tableName', 'wbs', 'version', 'description', ...stampColumns] as const

/** The columns of a list of tables of the data model that hold numbers or dates: their filter takes `from..to` as well. */
export const dataTableRangeColumns = ['version', ...stampRangeColumns] as const

/** The columns a list of tables of the data model can be filtered by. */
export const dataTableFilterColumns = [
  'id',
  'tableName',
  'wbs',
  'parentId',
  'createdBy',
  'changedBy',
  ...dataTableRangeColumns,
] as const

/** What an update of a table may change: absent fields stay as they are. */
export const dataTablePatch = dataTable.omit({ ...givenByServer, order: true }).partial()

/** The fields an update of a table changes. */
export type DataTablePatch = z.infer<typeof dataTablePatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const dataTableInput = dataTablePatch.extend(dataTable.pick({ tableName: true }).shape)

/** What a user may set on a new one. */
export type DataTableInput = z.infer<typeof dataTableInput>

/** What the endpoints of tables of the data model are made of. */
export const dataTableParts = entityParts({
  kind: 'dataTables',
  path: '/data/data-tables',
  tag: 'Data',
  one: 'a table',
  many: 'tables of the data model',
  schema: dataTable,
  input: dataTableInput,
  patch: dataTablePatch,
  sort: dataTableSortColumns,
  filter: dataTableFilterColumns,
  ranges: dataTableRangeColumns,
})

/** The endpoints of tables of the data model, under `/data/data-tables`. */
export const dataTableEndpoints = treeEndpoints({ ...dataTableParts, node: dataTableNode })
