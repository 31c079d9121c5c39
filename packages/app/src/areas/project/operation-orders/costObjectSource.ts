import { costObjectFilterColumns, type CostObject } from '@embpm/contract'
import type { SourceKind } from '../../../entity/SourceKind.js'

/** Cost objects, for what is charged to one. */
export const costObjectSource: SourceKind<CostObject> = {
  name: 'costObjects',
  api: (client) => client.processes.costObjects,
  filterColumns: costObjectFilterColumns,
}
