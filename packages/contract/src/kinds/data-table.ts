import * as z from 'zod/mini'

import { type EntityOf, treeOf } from '../common/entityOf.js'
import { longText, reference, text, whole, wbs } from '../common/fields.js'

/** A table of the data model. Source: the domain model, DataTable. */
export const dataTable = treeOf({
  kind: 'dataTables',
  path: '/data/data-tables',
  tag: 'Data',
  one: 'a table',
  many: 'tables of the data model',
  key: ['tableName', 'version'],
  node: ['tableName', 'wbs', 'version', 'description', 'lockVersion'],
  nameOf: ({ wbs, tableName, version }) => `${wbs} - ${tableName} v${version}`,
  referenceOf: ({ wbs, tableName, version }) => ({ name: `${wbs} - ${tableName} v${version}` }),
  fields: {
    /** Technical name, such as VBAK. */
    tableName: text(40).required().sort().filter().search(),
    /** Number in the work breakdown structure, such as 1.3.2. */
    wbs: wbs().sort().filter().search(),
    /** Counts the versions that people distinguish, from 1; shown as `v2`. A change makes no new one by itself. */
    version: whole(1, 9_999).sort().filter(),
    description: longText().sort().search(),
    /** The table that it depends on, such as the header of its items; none for one that stands by itself. */
    parentId: reference('dataTables').filter(),
    /** Place among its siblings, from 0. */
    order: whole(0, 1_000_000).fromServer(),
  },
})

/** A table of the data model as the server stores and answers it. */
export type DataTable = EntityOf<typeof dataTable>

/**
 * Schema of a table in the data management tree, for pickers; its label is `wbs - tableName vversion`. Nodes name the one above by `parentId`, so a tree is a list
 * of them or a source that answers the children of one.
 */
export const dataTableNode = z.omit(dataTable.node, { lockVersion: true })

/** A table in the data management tree. */
export type DataTableNode = z.infer<typeof dataTableNode>
