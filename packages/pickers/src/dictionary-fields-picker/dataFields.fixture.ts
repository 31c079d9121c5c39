import { sampleRows } from '@embpm/backend/seeds'
import type { DataFieldRow } from '@embpm/contract/data-field'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** The fields of the table VBAP. */
export const dataFields: RowSource<DataFieldRow> = arraySource(
  sampleRows.dataFields(24).filter(({ tableId }) => tableId === 'DT-00002'),
)
