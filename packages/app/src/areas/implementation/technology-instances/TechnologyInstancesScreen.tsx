import { EntityList } from '../../../entity/EntityList.js'
import { technologyInstanceColumns } from './technologyInstanceColumns.js'
import { technologyInstanceKind } from './technologyInstanceKind.js'

/** The list of technology instances. */
export function TechnologyInstancesScreen() {
  return <EntityList kind={technologyInstanceKind} columns={technologyInstanceColumns} />
}
