import { addDays, dayNumber, startOfDay, startOfWeek, type Day } from '@embpm/calendar'
import { Link } from '@embpm/ui/link'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../../entity/usePlace.js'
import { operationTaskKind as kind } from '../operationTaskKind.js'
import type { GanttRow } from './ganttPlan.js'
import { useGanttWords } from './useGanttWords.js'

/** Most tasks that a phone shows at once: the first of them. */
const most = 200

/** The tasks of this week first, as a list on a phone: each with a bar of the seven days, and when it is in words. */
export function GanttPhone({ rows, today }: { rows: readonly GanttRow[]; today: Day }) {
  const { i18n } = useTranslation()
  const place = usePlace()
  const words = useGanttWords()
  const monday = startOfWeek(today)
  const days = Array.from({ length: 7 }, (_, nth) => addDays(monday, nth))
  const letter = new Intl.DateTimeFormat(i18n.language || 'en', { weekday: 'narrow', timeZone: 'UTC' })
  const tasks = rows.filter(({ task, summary }) => task !== null && !summary)
  const isNow = ({ dates }: GanttRow) => dates !== null && dates.start <= addDays(monday, 6) && dates.end >= monday
  const inOrder = [...tasks.filter(isNow), ...tasks.filter((row) => !isNow(row))].slice(0, most)
  return (
    <ul className="emb-app-gantt-phone">
      {inOrder.map((row) => (
        <li key={row.id}>
          <Link href={kindHref(kind, place, row.id)}>{`${row.number} ${row.title}`}</Link>
          <small>{words.sentence(row)}</small>
          <span className="emb-app-gantt-week" aria-hidden>
            {days.map((day) => (
              <i
                key={day}
                data-on={row.dates && row.dates.start <= day && day <= row.dates.end ? '' : undefined}
                data-critical={row.dates?.critical ? '' : undefined}
                data-today={dayNumber(day) === dayNumber(today) ? '' : undefined}
              >
                {letter.format(startOfDay(day))}
              </i>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
