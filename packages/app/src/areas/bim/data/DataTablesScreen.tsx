import type { DataTable, DataTableNode } from '@embpm/contract/data-table'
import type { NodeOfKind } from '@embpm/contract'
import { Table2 } from 'lucide-react'
import { defineTree } from '../../../entity/tree/TreeKind.js'
import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { TreeStart } from '../../../entity/tree/TreeStart.js'
import { dataTableKind } from './dataTableKind.js'

// One element for all rows: React has nothing to do for it when a row shows another node.
const glyph = <Table2 size={16} strokeWidth={1.5} aria-hidden />

/** Source: spec.md, section 3: 'wbs - tableName vversion'. */
const nameOf = ({ wbs, tableName, version }: Pick<DataTableNode, 'wbs' | 'tableName' | 'version'>) =>
  `${wbs} - ${tableName} v${version}`

/** The data model: tables, and below each those that depend on it. */
export const dataTableTree = defineTree<DataTable, NodeOfKind<'dataTables'>>({
  kind: dataTableKind,
  api: (client) => client.dataTables,
  icon: () => glyph,
  nameOf,
})

/** The data model as a tree, and beside it the page of the chosen table. */
export function DataTablesScreen() {
  return <TreeScreen tree={dataTableTree} />
}

/** What stands beside the data model while no table is chosen. */
export function DataTablesStart() {
  return <TreeStart kind={dataTableKind} coded={false} />
}
