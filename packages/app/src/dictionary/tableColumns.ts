import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import type { ListColumn } from '../entity/ListColumn.js'

/** Columns of the list of tables. */
export const tableColumns: readonly ListColumn<DictionaryTable>[] = [
  { id: 'tableName', type: 'name', width: 170, pinned: true },
  { id: 'descriptionInfo.shortDescription', width: 280 },
  { id: 'system', width: 90, filterable: true },
  { id: 'systemInfo.systemName', width: 170, filterable: true },
  { id: 'category', width: 150 },
  { id: 'businessObject', width: 180, filterable: true },
  { id: 'wbs', width: 80 },
  { id: 'version', width: 90 },
  { id: 'systemInfo.description', width: 240, hidden: true },
  { id: 'descriptionInfo.heading', width: 220, hidden: true },
  { id: 'descriptionInfo.headingLength', type: 'number', width: 130, hidden: true },
  { id: 'descriptionInfo.shortLabel', width: 120, hidden: true },
  { id: 'descriptionInfo.shortLabelLength', type: 'number', width: 150, hidden: true },
  { id: 'descriptionInfo.mediumLabel', width: 160, hidden: true },
  { id: 'descriptionInfo.mediumLabelLength', type: 'number', width: 160, hidden: true },
  { id: 'descriptionInfo.longLabel', width: 240, hidden: true },
  { id: 'descriptionInfo.longLabelLength', type: 'number', width: 150, hidden: true },
  { id: 'descriptionInfo.description', width: 320, hidden: true },
  { id: 'deliveryClass', width: 120, sortable: false, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
