import { scenarioEndpoints } from './scenario.js'
import { scenarioProcessEndpoints } from './scenario-process.js'

/** The entities of the implementation area. */
export const implementation = {
  scenarios: scenarioEndpoints,
  scenarioProcesses: scenarioProcessEndpoints,
}
