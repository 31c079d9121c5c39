import type { EntityName } from '../kinds.js'

/** The field by which an entity belongs to a project; lists are filtered by it, and their addresses name it so. */
export const projectField = 'projectId'

/** The kinds whose entities belong to a project. A test sees to it that they are those that have the field. */
const withProject: readonly EntityName[] = [
  'operationOrders',
  'operationTasks',
  'scenarios',
  'scenarioProcesses',
  'testTasks',
  'projectRisks',
  'statusReports',
]

/** Whether the entities of a kind belong to a project, so that their list follows the one that is chosen. */
export const followsProject = (kind: EntityName): boolean => withProject.includes(kind)
