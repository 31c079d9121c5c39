import type { Project } from '@embpm/contract/project'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { projectKind } from './projectKind.js'

const columns: readonly ListColumn<Project>[] = [
  { id: 'code', type: 'technical', width: 110, pinned: true },
  { id: 'name', type: 'name', width: 300, pinned: true },
  { id: 'status', width: 140, cell: ({ status }) => <ProjectStatus status={status} /> },
  { id: 'manager', width: 180, filterable: true },
  { id: 'start', width: 130 },
  { id: 'end', width: 130 },
  { id: 'description', width: 320 },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of projects. */
export function ProjectsScreen() {
  return <EntityList kind={projectKind} columns={columns} />
}

const tones: Record<Project['status'], BadgeProps['tone']> = {
  planned: 'neutral',
  active: 'info',
  'on hold': 'warning',
  completed: 'success',
  cancelled: 'danger',
}

/** How far a project is, as a badge. */
function ProjectStatus({ status }: Pick<Project, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('projectStatus', status)}</Badge>
}
