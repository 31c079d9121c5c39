import { sampleRows } from '@embpm/backend/seeds'
import type { DataElementRow } from '@embpm/contract/data-element'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** 1,120 data elements. */
export const dataElements: RowSource<DataElementRow> = arraySource(sampleRows.dataElements(1120))
