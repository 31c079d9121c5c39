import type { Ricefw } from '@embpm/contract/ricefw'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { RicefwStatus } from './RicefwStatus.js'

/** Columns of the list of RICEFW items. */
export const ricefwColumns: readonly ListColumn<Ricefw>[] = [
  { id: 'ricefwId', type: 'technical', width: 110, pinned: true },
  { id: 'name', type: 'name', width: 300, pinned: true },
  { id: 'type', width: 120 },
  { id: 'status', width: 190, cell: ({ status }) => <RicefwStatus status={status} /> },
  { id: 'priority', width: 100 },
  { id: 'complexity', width: 120 },
  { id: 'module', width: 90, filterable: true },
  { id: 'processPath', width: 260, value: ({ processPath }) => processPath.join(' › ') },
  { id: 'requirement.code', type: 'technical', width: 130 },
  { id: 'requirement', width: 260, hidden: true },
  { id: 'area', width: 180, filterable: true, hidden: true },
  { id: 'sourceSystem', width: 130, filterable: true, hidden: true },
  { id: 'targetSystem', width: 130, filterable: true, hidden: true },
  { id: 'functionalOwner', width: 160, filterable: true },
  { id: 'technicalOwner', width: 160, filterable: true },
  { id: 'estimateHours', width: 110 },
  { id: 'actualHours', width: 110 },
  { id: 'dueDate', width: 120 },
  { id: 'wbs', width: 80, hidden: true },
  { id: 'transport', type: 'technical', width: 130, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 110, hidden: true },
]
