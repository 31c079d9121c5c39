import { addDays, type Day } from '@embpm/calendar'
import type { LinkType } from '@embpm/calendar/schedule'
import type { WorkingException } from '@embpm/calendar/working-calendar'
import type { FileCalendar, FileTask, ProjectFile } from './ProjectFile.js'

/** The namespace of project files. */
const projectNamespace = 'http://schemas.microsoft.com/project'

/** The numbers of link types, and the minutes of a working day: 8 to 12 and 13 to 17. Source: the schema of Project 2007. */
export const linkNumbers: Readonly<Record<LinkType, number>> = { FF: 0, FS: 1, SF: 2, SS: 3 }
const minutesPerDay = 480

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are what must not get into the file
const unfit = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const text = (value: string) => value.replace(unfit, '').replace(/[&<>]/g, (one) => escapes[one] ?? one)

/** An element with a text, or with lines of elements in it. */
const tag = (name: string, value: string | number) =>
  `<${name}>${typeof value === 'number' ? value : text(value)}</${name}>`
const parent = (name: string, lines: readonly string[]) => [
  `<${name}>`,
  ...lines.map((line) => `  ${line}`),
  `</${name}>`,
]

const morning = (day: Day) => `${day}T08:00:00`
const evening = (day: Day) => `${day}T17:00:00`

/** Writes tasks as the XML of Microsoft Project, which other programs for plans read as well. */
export function writeProjectXml({ title, calendar, tasks }: ProjectFile): string {
  const starts = tasks.flatMap(({ planned }) => planned?.start ?? []).toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<Project xmlns="${projectNamespace}">`,
    ...[
      tag('SaveVersion', 14),
      tag('Name', title),
      tag('Title', title),
      tag('ScheduleFromStart', 1),
      ...(starts[0] ? [tag('StartDate', morning(starts[0]))] : []),
      tag('CalendarUID', 1),
      tag('DefaultStartTime', '08:00:00'),
      tag('DefaultFinishTime', '17:00:00'),
      tag('MinutesPerDay', minutesPerDay),
      tag('MinutesPerWeek', minutesPerDay * (calendar?.workweek.length ?? 5)),
      tag('DaysPerMonth', 20),
      ...(calendar ? parent('Calendars', calendarLines(calendar)) : []),
      ...parent(
        'Tasks',
        tasks.flatMap((task, place) => taskLines(task, place, tasks[place + 1])),
      ),
    ].map((line) => `  ${line}`),
    '</Project>',
    '',
  ].join('\n')
}

const hours = parent('WorkingTimes', [
  ...parent('WorkingTime', [tag('FromTime', '08:00:00'), tag('ToTime', '12:00:00')]),
  ...parent('WorkingTime', [tag('FromTime', '13:00:00'), tag('ToTime', '17:00:00')]),
])

function calendarLines({ name, workweek, exceptions }: FileCalendar): readonly string[] {
  // Sunday is the first there, Monday here.
  const weekdays = [7, 1, 2, 3, 4, 5, 6].flatMap((weekday, place) => {
    const works = workweek.includes(weekday)
    return parent('WeekDay', [tag('DayType', place + 1), tag('DayWorking', works ? 1 : 0), ...(works ? hours : [])])
  })
  return parent('Calendar', [
    tag('UID', 1),
    tag('Name', name),
    tag('IsBaseCalendar', 1),
    tag('BaseCalendarUID', -1),
    ...parent('WeekDays', weekdays),
    ...parent('Exceptions', exceptions.flatMap(exceptionLines)),
  ])
}

const exceptionLines = ({ start, end, works, name }: WorkingException): readonly string[] =>
  parent('Exception', [
    tag('EnteredByOccurrences', 0),
    ...parent('TimePeriod', [tag('FromDate', `${start}T00:00:00`), tag('ToDate', `${end}T23:59:00`)]),
    tag('Occurrences', daysIn(start, end)),
    tag('Name', name),
    tag('Type', 1),
    tag('DayWorking', works ? 1 : 0),
    ...(works ? hours : []),
  ])

function daysIn(start: Day, end: Day): number {
  let count = 1
  for (let day = start; day < end; day = addDays(day, 1)) count += 1
  return count
}

function taskLines(task: FileTask, place: number, next: FileTask | undefined): readonly string[] {
  const { uid, name, notes, level, planned, duration, progress, earliest, actualStart, actualEnd, baseline } = task
  const milestone = duration === 0
  const first = (day: Day) => (milestone ? evening(day) : morning(day))
  return parent('Task', [
    tag('UID', uid),
    tag('ID', place + 1),
    tag('Name', name),
    tag('Type', 1),
    tag('IsNull', 0),
    tag('OutlineLevel', level),
    ...(planned ? [tag('Start', first(planned.start)), tag('Finish', evening(planned.end))] : []),
    tag('Duration', `PT${duration * 8}H0M0S`),
    tag('DurationFormat', 7),
    tag('Milestone', milestone ? 1 : 0),
    tag('Summary', next && next.level > level ? 1 : 0),
    tag('PercentComplete', progress),
    ...(actualStart === null ? [] : [tag('ActualStart', first(actualStart))]),
    ...(actualEnd === null ? [] : [tag('ActualFinish', evening(actualEnd))]),
    tag('ConstraintType', earliest === null ? 0 : 4),
    ...(earliest === null ? [] : [tag('ConstraintDate', morning(earliest))]),
    ...(notes === '' ? [] : [tag('Notes', notes)]),
    ...task.links.flatMap(({ uid: earlier, type, lag }) =>
      parent('PredecessorLink', [
        tag('PredecessorUID', earlier),
        tag('Type', linkNumbers[type]),
        tag('CrossProject', 0),
        // In tenths of minutes.
        tag('LinkLag', lag * minutesPerDay * 10),
        tag('LagFormat', 7),
      ]),
    ),
    ...(baseline
      ? parent('Baseline', [
          tag('Number', 0),
          tag('Start', first(baseline.start)),
          tag('Finish', evening(baseline.end)),
        ])
      : []),
  ])
}
