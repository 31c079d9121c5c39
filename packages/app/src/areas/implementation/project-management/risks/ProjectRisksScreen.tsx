import { EntityList } from '../../../../entity/EntityList.js'
import { projectRiskColumns } from './projectRiskColumns.js'
import { projectRiskKind } from './projectRiskKind.js'

/** The list of the risks of projects. */
export function ProjectRisksScreen() {
  return <EntityList kind={projectRiskKind} columns={projectRiskColumns} />
}
