import type { Requirement } from '@embpm/contract/requirement'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { ApprovalMark, FitGap, RequirementStatus } from './status/RequirementStatus.js'

/** Columns of the list of requirements. */
export const requirementColumns: readonly ListColumn<Requirement>[] = [
  { id: 'key', type: 'technical', width: 130, pinned: true },
  { id: 'title', type: 'name', width: 340, pinned: true },
  { id: 'type', width: 140 },
  { id: 'fitGap', width: 110, cell: ({ fitGap }) => <FitGap fitGap={fitGap} /> },
  { id: 'priority', width: 100 },
  { id: 'approval', width: 150, cell: ({ approval }) => <ApprovalMark approval={approval} /> },
  { id: 'status', width: 190, cell: ({ status }) => <RequirementStatus status={status} /> },
  { id: 'area', width: 200, filterable: true },
  { id: 'process', width: 220, filterable: true },
  { id: 'owner', width: 160, filterable: true },
  { id: 'dueDate', width: 120 },
  { id: 'approvedBy', width: 160, hidden: true },
  { id: 'approvedAt', width: 150, hidden: true },
  { id: 'statusSince', width: 150, hidden: true },
  { id: 'process.code', type: 'technical', width: 130, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
