import type { Calendar } from '@embpm/contract/calendar'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { operationAreaColumns } from '../operation-areas/operationAreaColumns.js'
import { operationAreaKind } from '../operation-areas/operationAreaKind.js'
import { CalendarFields } from './CalendarFields.js'
import { calendarKind } from './calendarKind.js'
import { WorkingDaysCard } from './WorkingDaysCard.js'

/** The page of a calendar, or of a new one. */
export function CalendarScreen() {
  return <EntityPage kind={calendarKind} fields={CalendarFields} aside={CalendarDays} related={CalendarAreas} />
}

function CalendarDays({ entity }: { entity: Calendar }) {
  return <WorkingDaysCard calendar={entity} />
}

/** The areas that work by a calendar. */
function CalendarAreas({ entity }: { entity: Calendar }) {
  return (
    <RelatedEntities kind={operationAreaKind} columns={operationAreaColumns} filter={{ calendarId: [entity.id] }} />
  )
}
