import { daysOfRange } from '@embpm/calendar'
import type { CalendarEvent } from '@embpm/contract/calendar-event'
import { eventSchedule as contract, type ImportedEvent } from '@embpm/contract/event-schedule'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { lockedFor, missing } from '../entity/refusals.js'
import { rowsOf } from '../entity/seeding.js'
import { together } from '../entity/together.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { calendarEventTable as table, eventProblem } from './calendar-event.js'
import { eventCalendarTable } from './event-calendar.js'
import { occurrencesIn } from './occurrencesIn.js'
import { changeEvents, recorded, removeEvents } from './eventSeries.js'
import { operationTaskTable } from './operation-task.js'
import { isTimeZone, recurrenceOf } from './recurrence.js'
import { calendarOfArea, holidayItems, orderItems, periodItems, taskItems } from './scheduleLayers.js'
import { workingCalendarOf } from './workingCalendarOf.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const read = on.use(withReading(() => ['consulting']))
const write = on.use(withWriting('consulting'))

/** Runs a change of events, and answers how they stood before. */
const writing = async (caller: Caller, work: (events: ReturnType<typeof recorded>) => void) =>
  together(caller, async (open) => {
    const events = recorded(await open(table))
    work(events)
    return { before: events.before() }
  })

/** NOT_FOUND unless there is such a calendar. */
async function knownCalendar(id: string | undefined, caller: Caller): Promise<void> {
  if (id !== undefined) await eventCalendarTable.get(id, caller)
}

type Asked = Parameters<Parameters<typeof read.read.handler>[0]>[0]['input']

/** What is shown beside events, of the layers that are chosen. */
async function layersOf(
  { start, end, layers, projectId }: Asked,
  caller: Caller,
  works: ReturnType<typeof workingCalendarOf>,
) {
  const range = { start, end }
  const wants = new Set(layers)
  const found = await Promise.all([
    wants.has('orders') ? rowsOf('operationOrders', caller).then((rows) => orderItems(rows, range, projectId)) : [],
    wants.has('periods') ? rowsOf('periods', caller).then((rows) => periodItems(rows, range)) : [],
    wants.has('tasks')
      ? operationTaskTable.all(caller).then((rows) => taskItems(rows, range, { userId: caller.user.id, projectId }))
      : [],
  ])
  return [...found.flat(), ...(wants.has('holidays') ? holidayItems(works, range) : [])]
}

/** The handlers of the calendar. */
export const eventSchedule: Router<typeof contract, Context> = {
  read: read.read.handler(async ({ input, context }) => {
    const { start, end, areaId } = input
    // One that nobody knows is as if none were asked for.
    const timeZone = isTimeZone(input.timeZone) ? input.timeZone : 'UTC'
    const [events, calendars, areas, working] = await Promise.all([
      table.all(context),
      eventCalendarTable.all(context),
      rowsOf('operationAreas', context),
      rowsOf('calendars', context),
    ])
    const worksBy = calendarOfArea(areaId, areas, working)
    const works = workingCalendarOf(worksBy)
    return {
      calendars: calendars.map(({ id, name, colour, lockVersion }) => ({ id, name, colour, lockVersion })),
      occurrences: occurrencesIn(events, { start, end, timeZone }),
      layers: await layersOf(input, context, works),
      offDays: daysOfRange({ start, end }).filter((day) => !works.isWorking(day)),
      worksBy: worksBy?.name ?? '',
    }
  }),

  create: write.create.handler(async ({ input: { fields }, context }) => {
    await knownCalendar(fields.calendarId, context)
    return writing(context, (events) => void events.create(fields))
  }),

  change: write.change.handler(async ({ input: { fields, ...target }, context }) => {
    await knownCalendar(fields.calendarId, context)
    return writing(context, (events) => changeEvents(events, target, fields))
  }),

  remove: write.remove.handler(({ input, context }) => writing(context, (events) => removeEvents(events, input))),

  putBack: write.putBack.handler(({ input: { before }, context }) =>
    together(context, async (open) => {
      const writer = await open(table)
      // What is gone comes back first: others may stand for one of it.
      for (const { id, lockVersion } of before) if (lockVersion === null) writer.restore(id)
      for (const { id, lockVersion, fields } of before) {
        if (lockVersion === null) continue
        if (fields) writer.change({ id, lockVersion }, fields)
        else writer.remove({ id, lockVersion })
      }
      return { done: before.length }
    }),
  ),

  next: read.next.handler(({ input: { start, timeZone, recurrence, count } }) => {
    const problem = eventProblem({ start, end: start, timeZone, recurrence, allDay: start.length === 10 })
    if (problem || recurrence === '') return { starts: [start], hasMore: false }
    const found = recurrenceOf({ start, timeZone, recurrence }).first(count + 1)
    return { starts: found.slice(0, count).map(({ local }) => local), hasMore: found.length > count }
  }),

  importEvents: write.importEvents.handler(async ({ input: { calendarId, events: given }, context }) => {
    await knownCalendar(calendarId, context)
    let created = 0
    const { before } = await writing(context, (events) => {
      const known = events.draft.where('calendarId', calendarId).filter(({ uid }) => uid !== '')
      const byKey = new Map(known.map((one) => [keyOf(one), one]))
      // Series first: what stands for one of them names it.
      for (const one of given.toSorted((a, b) => Number(a.standsFor !== null) - Number(b.standsFor !== null))) {
        const { fields, series } = importedFields(one, calendarId, byKey)
        if (one.standsFor !== null && !series) throw lockedFor('series', ['standsFor'])
        const there = byKey.get(keyOf(one))
        if (!there) created += 1
        byKey.set(keyOf(one), there ? events.change({ id: there.id }, fields) : events.create(fields))
      }
    })
    return { before, created, changed: given.length - created }
  }),

  ofCalendar: read.ofCalendar.handler(async ({ input: { calendarId }, context }) => {
    const [calendars, events] = await Promise.all([eventCalendarTable.all(context), table.all(context)])
    if (!calendars.some(({ id }) => id === calendarId)) throw missing(calendarId)
    return events.filter((one) => one.calendarId === calendarId)
  }),
}

const keyOf = ({ uid, standsFor }: Pick<CalendarEvent, 'uid' | 'standsFor'>) => `${uid}\n${standsFor ?? ''}`

function importedFields(one: ImportedEvent, calendarId: string, byKey: ReadonlyMap<string, CalendarEvent>) {
  const series = one.standsFor === null ? undefined : byKey.get(keyOf({ uid: one.uid, standsFor: null }))
  return { series, fields: { ...one, calendarId, seriesId: series?.id ?? null } }
}
