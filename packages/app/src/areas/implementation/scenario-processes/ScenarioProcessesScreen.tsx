import { EntityList } from '../../../entity/EntityList.js'
import { scenarioProcessColumns, scenarioProcessKind } from './scenarioProcessKind.js'

/** The list of processes of scenarios. */
export function ScenarioProcessesScreen() {
  return <EntityList kind={scenarioProcessKind} columns={scenarioProcessColumns} />
}
