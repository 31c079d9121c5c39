import { EntityList } from '../../../entity/EntityList.js'
import { scenarioColumns, scenarioKind } from './scenarioKind.js'

/** The list of scenarios. */
export function ScenariosScreen() {
  return <EntityList kind={scenarioKind} columns={scenarioColumns} />
}
