import { holidaysOf } from '@embpm/calendar/holidays'
import type { Day } from '@embpm/calendar'
import { workingRulesOf, type Calendar } from '@embpm/contract/calendar'
import type { GanttRow } from '../gantt/ganttPlan.js'
import type { FileCalendar, FileTask, ProjectFile } from './ProjectFile.js'
import { uidOf } from './mergeFile.js'

/** The rows of a chart as a project file: orders, where there are several, are summaries of their tasks. */
export function fileOfPlan(title: string, rows: readonly GanttRow[], calendar: Calendar | undefined): ProjectFile {
  const uids = new Map(rows.map((row, place) => [row.id, row.task ? uidOf(row.task) : place + 1]))
  const days = rows.flatMap(({ dates }) => (dates ? [dates.start, dates.end] : [])).toSorted()
  return {
    title,
    calendar: calendar ? calendarOf(calendar, days[0] ?? '', days.at(-1) ?? '') : null,
    tasks: rows.map((row): FileTask => {
      const { task, dates, level } = row
      const { baselineStart, baselineEnd } = task ?? { baselineStart: null, baselineEnd: null }
      return {
        uid: uids.get(row.id) ?? 0,
        name: row.title,
        notes: task?.description ?? '',
        level,
        planned: dates && { start: dates.start, end: dates.end },
        duration: task?.duration ?? 1,
        progress: task?.progress ?? 0,
        earliest: task?.earliestStart ?? null,
        actualStart: task?.actualStart ?? null,
        actualEnd: task?.actualEnd ?? null,
        baseline: baselineStart !== null && baselineEnd !== null ? { start: baselineStart, end: baselineEnd } : null,
        links: (task?.predecessors ?? []).flatMap(({ id, type, lag }) => {
          const uid = uids.get(id)
          return uid === undefined ? [] : [{ uid, type, lag }]
        }),
      }
    }),
  }
}

/** A calendar with the holidays of the years of a plan as days of their own; what it says of a day itself wins. */
function calendarOf(calendar: Calendar, from: Day, to: Day): FileCalendar {
  const { workweek, region, holidays = [], exceptions = [] } = workingRulesOf(calendar)
  const years: number[] = []
  for (let year = Number(from.slice(0, 4)); year > 0 && year <= Number(to.slice(0, 4)); year += 1) years.push(year)
  const law = region ? years.flatMap((year) => holidaysOf(region, year)) : []
  const isOwn = (day: Day) => exceptions.some(({ start, end }) => start <= day && day <= end)
  const off = new Map([...law, ...holidays].map(({ day, name }) => [day, name]))
  return {
    name: calendar.name,
    workweek: workweek.toSorted((a, b) => a - b),
    exceptions: [
      ...[...off]
        .filter(([day]) => !isOwn(day))
        .map(([day, name]) => ({ start: day, end: day, works: false, name }))
        .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
      ...exceptions,
    ],
  }
}
