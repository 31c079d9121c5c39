import type { DataField } from '@embpm/contract/data-field'
import type { ListColumn } from '../entity/ListColumn.js'

/** Columns of a list of fields. */
export const fieldColumns: readonly ListColumn<DataField>[] = [
  { id: 'position', width: 80 },
  { id: 'fieldName', type: 'name', width: 160, pinned: true },
  { id: 'isKey', width: 80 },
  { id: 'mandatory', width: 110 },
  { id: 'type', width: 90 },
  { id: 'length', width: 90 },
  { id: 'decimals', width: 100 },
  { id: 'description', width: 260 },
  { id: 'checkTable', type: 'technical', width: 140, filterable: true },
  { id: 'refTable', type: 'technical', width: 140, hidden: true },
  { id: 'refField', type: 'technical', width: 140, hidden: true },
  { id: 'tableId', width: 130, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
