import type { DataElement } from '@embpm/contract/data-element'
import type { ListColumn } from '../entity/ListColumn.js'

/** Columns of the list of data elements. */
export const elementColumns: readonly ListColumn<DataElement>[] = [
  { id: 'rollName', type: 'name', width: 170, pinned: true },
  { id: 'description', width: 280 },
  { id: 'system', width: 90, filterable: true },
  { id: 'domain', width: 140, filterable: true },
  { id: 'type', width: 90 },
  { id: 'length', width: 90 },
  { id: 'decimals', width: 100 },
  { id: 'heading', width: 200 },
  { id: 'shortLabel', width: 120 },
  { id: 'mediumLabel', width: 160, hidden: true },
  { id: 'longLabel', width: 220, hidden: true },
  { id: 'searchHelp', type: 'technical', width: 140 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
