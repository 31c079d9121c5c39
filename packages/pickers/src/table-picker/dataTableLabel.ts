import type { DataTableNode } from '@embpm/contract/data-table'

/** What the data management tree says of a table, exactly as `spec.md` 3 has it: `wbs - tableName vversion`. */
export const dataTableLabel = ({ wbs, tableName, version }: DataTableNode): string =>
  `${wbs} - ${tableName} v${version}`
