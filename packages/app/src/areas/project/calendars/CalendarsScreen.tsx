import type { Calendar } from '@embpm/contract/calendar'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { calendarKind } from './calendarKind.js'
import { useWorkweekText } from './useWorkweekText.js'

const columns: readonly ListColumn<Calendar>[] = [
  { id: 'name', type: 'name', width: 280, pinned: true },
  { id: 'region', width: 260 },
  { id: 'workweek', width: 180, cell: ({ workweek }) => <Workweek workweek={workweek} /> },
  { id: 'holidays', type: 'number', width: 130, value: ({ holidays }) => holidays.length },
  { id: 'exceptions', type: 'number', width: 120, value: ({ exceptions }) => exceptions.length },
  { id: 'description', width: 360 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]

/** The list of calendars. */
export function CalendarsScreen() {
  return <EntityList kind={calendarKind} columns={columns} />
}

function Workweek({ workweek }: Pick<Calendar, 'workweek'>) {
  return useWorkweekText()(workweek)
}
