import { costObject, type CostObject } from '@embpm/contract'
import type { SourceKind } from '../../../entity/SourceKind.js'

/** Cost objects, for what is charged to one. */
export const costObjectSource: SourceKind<CostObject> = {
  name: costObject.kind,
  api: (client) => client.processes.costObjects,
  filterColumns: costObject.filter,
}
