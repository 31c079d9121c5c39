import { EntityPage } from '../../../entity/EntityPage.js'
import { EffortCard } from './EffortCard.js'
import { RicefwFields } from './RicefwFields.js'
import { ricefwKind } from './ricefwKind.js'

/** The page of a RICEFW item, or of a new one. */
export function RicefwScreen() {
  return <EntityPage kind={ricefwKind} fields={RicefwFields} aside={EffortCard} />
}
