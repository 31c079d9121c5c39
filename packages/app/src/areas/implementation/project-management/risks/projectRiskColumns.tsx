import type { ProjectRisk } from '@embpm/contract/project-risk'
import type { ListColumn } from '../../../../entity/ListColumn.js'
import { RiskScore } from './RiskScore.js'

/** Columns of the risks of one project. */
export const riskColumnsOfProject: readonly ListColumn<ProjectRisk>[] = [
  { id: 'riskNo', type: 'technical', width: 110 },
  { id: 'title', type: 'name', width: 260 },
  { id: 'score', width: 90, cell: ({ score }) => <RiskScore score={score} /> },
  { id: 'state', width: 130, filterable: true },
  { id: 'owner', width: 160, filterable: true },
  { id: 'dueDate', width: 130 },
]

/** Columns of the list of risks. */
export const projectRiskColumns: readonly ListColumn<ProjectRisk>[] = [
  { id: 'riskNo', type: 'technical', width: 110, pinned: true },
  { id: 'title', type: 'name', width: 280, pinned: true },
  { id: 'score', width: 90, cell: ({ score }) => <RiskScore score={score} /> },
  { id: 'state', width: 140, filterable: true },
  { id: 'project', width: 260, filterable: true },
  { id: 'category', width: 130, filterable: true },
  { id: 'owner', width: 170, filterable: true },
  { id: 'dueDate', width: 130, filterable: true },
  { id: 'probability', width: 140, hidden: true },
  { id: 'impact', width: 120, hidden: true },
  { id: 'response', width: 130, filterable: true, hidden: true },
  { id: 'task', width: 220, hidden: true },
  { id: 'measure', width: 320, hidden: true },
  { id: 'description', width: 320, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]
