import { sampleRows } from '@embpm/backend/seeds'
import type { CostObjectRow } from '@embpm/contract/cost-object'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** 1,120 cost objects. */
export const costObjects: RowSource<CostObjectRow> = arraySource(sampleRows.costObjects(1120))
