import { wallAfter, wallMinutes } from '@embpm/calendar/wall'
import type { CalendarEvent } from '@embpm/contract/calendar-event'
import type { EventFields } from '@embpm/contract/event-schedule'
import { type EventDraft, timesOfDraft } from './EventForm.js'
import type { NewTimes } from './movedTo.js'
import { onceForm, ruleFormOf, ruleTextOf } from './ruleForm.js'

/** The draft of a new event. */
export function newDraft({ allDay, start, end }: NewTimes, calendarId: string, zone: string): EventDraft {
  return {
    title: '',
    calendarId,
    ...splitTimes({ allDay, start, end }),
    timeZone: zone,
    rule: onceForm(start),
    location: '',
    description: '',
    participants: [],
  }
}

/** The draft of an event, as the occurrence that was looked at. */
export function draftOf(event: CalendarEvent, occurrence: string | null, zone: string): EventDraft {
  const start = event.recurrence === '' ? event.start : (occurrence ?? event.start)
  const end = wallAfter(start, wallMinutes(event.start, event.end))
  const { title, calendarId, location, description, participants, allDay, timeZone } = event
  return {
    title,
    calendarId,
    ...splitTimes({ allDay, start, end }),
    timeZone: timeZone === '' ? zone : timeZone,
    rule: ruleFormOf(event.recurrence, event.start),
    location,
    description,
    participants,
  }
}

const splitTimes = ({ allDay, start, end }: NewTimes) => ({
  allDay,
  startDay: start.slice(0, 10),
  endDay: end.slice(0, 10),
  // For when somebody takes the whole day back.
  startTime: allDay ? '09:00' : start.slice(11),
  endTime: allDay ? '10:00' : end.slice(11),
})

/** The rule of a draft. */
export const ruleOfDraft = (draft: EventDraft, kept: string): string =>
  ruleTextOf(draft.rule, timesOfDraft(draft)?.start ?? draft.startDay ?? '2026-01-01', kept)

/** What a draft says of its event; `null` while something is missing. */
export function fieldsOfDraft(draft: EventDraft, kept: string): EventFields | null {
  const times = timesOfDraft(draft)
  if (times === null || times.end < times.start || draft.title.trim() === '' || draft.calendarId === '') return null
  const { calendarId, allDay, location, description, participants } = draft
  return {
    title: draft.title.trim(),
    calendarId,
    allDay,
    ...times,
    timeZone: allDay ? '' : draft.timeZone,
    recurrence: ruleOfDraft(draft, kept),
    location,
    description,
    participants,
  }
}

/** What of the fields is otherwise than before; start and end go together. */
export function changedFields(before: EventFields, after: EventFields): Partial<EventFields> {
  const isSame = (name: keyof EventFields) => JSON.stringify(before[name]) === JSON.stringify(after[name])
  const isMoved = !isSame('start') || !isSame('end') || !isSame('allDay')
  return {
    ...(!isSame('title') && { title: after.title }),
    ...(!isSame('calendarId') && { calendarId: after.calendarId }),
    ...(isMoved && { allDay: after.allDay, start: after.start, end: after.end }),
    ...(!isSame('timeZone') && { timeZone: after.timeZone }),
    ...(!isSame('recurrence') && { recurrence: after.recurrence }),
    ...(!isSame('location') && { location: after.location }),
    ...(!isSame('description') && { description: after.description }),
    ...(!isSame('participants') && { participants: after.participants }),
  }
}
