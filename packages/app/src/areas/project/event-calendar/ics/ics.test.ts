import type { CalendarEvent } from '@embpm/contract/calendar-event'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { broken, fromApple, fromGoogle, fromOutlook } from '../calendarFiles.fixture.js'
import { IcsError, icsParts } from './icsParts.js'
import { readIcs } from './readIcs.js'
import { writeIcs } from './writeIcs.js'

const zone = 'Europe/Berlin'
const problemOf = (text: string) => {
  try {
    readIcs(text, zone)
    return null
  } catch (error) {
    return error instanceof IcsError ? [error.problem, error.line] : error
  }
}

describe('files of other programs', () => {
  test('of Google: a series with an exception and one that is otherwise, UTC, whole days, folded lines', () => {
    const { events, left } = readIcs(fromGoogle, zone)
    expect(left).toEqual([])
    expect(events).toMatchObject([
      {
        title: 'Visit of the plant',
        start: '2026-11-09T16:00',
        end: '2026-11-09T16:30',
        timeZone: zone,
        recurrence: 'FREQ=WEEKLY;UNTIL=20261221T225959Z;BYDAY=MO',
        leftOut: ['2026-11-23T16:00'],
        location: 'Kassel, hall 2',
        description: 'Agenda:\nSafety, quality; deliveries',
        standsFor: null,
      },
      {
        title: 'Visit of the plant, a day later',
        start: '2026-11-17T10:00',
        standsFor: '2026-11-16T16:00',
        recurrence: '',
      },
      {
        title: 'Call with the supplier whose name is so long that the line of this file has to be folded',
        start: '2026-11-18T13:00',
        timeZone: 'UTC',
      },
      { title: 'Fair in Hanover', allDay: true, start: '2026-11-24', end: '2026-11-25', timeZone: '' },
    ])
  })

  test('of Outlook: zones of Windows; what is cancelled, elsewhere or a reminder is named with its line', () => {
    const { events, left } = readIcs(fromOutlook, zone)
    expect(events).toMatchObject([
      { title: 'Abstimmung Einkauf', timeZone: 'Europe/Berlin', recurrence: 'FREQ=MONTHLY;COUNT=6;BYDAY=3TH' },
    ])
    expect(left.map(({ reason, line }) => [reason, line])).toEqual([
      ['alarm', 29],
      ['cancelled', 35],
      ['timeZone', 43],
    ])
  })

  test('of Apple: lengths, exceptions in UTC; what cannot be followed is named', () => {
    const { events, left } = readIcs(fromApple, zone)
    expect(events).toMatchObject([
      { start: '2026-11-03T09:30', end: '2026-11-03T10:15', timeZone: 'Europe/London', leftOut: ['2026-11-17T09:30'] },
    ])
    expect(left.map(({ reason }) => reason)).toEqual(['order', 'recurrence', 'task'])
  })

  test('times without a zone are those of who imports them', () => {
    const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261120T100000\nEND:VEVENT\nEND:VCALENDAR\n'
    expect(readIcs(text, 'Asia/Tokyo').events).toMatchObject([{ start: '2026-11-20T10:00', timeZone: 'Asia/Tokyo' }])
  })
})

describe('broken files name the line', () => {
  test.each([
    ['', ['empty', 1]],
    ['Dear all,\nplease find attached', ['noCalendar', 1]],
    [broken, ['line', 5]],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n', ['open', 2]],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n', ['end', 3]],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VEVENT\n', ['end', 3]],
  ] as const)('%j', (text, found) => expect(problemOf(text)).toEqual(found))

  test('whatever they are, they are read or refused with a line', () => {
    const pieces = fc.constantFrom(
      ...fromGoogle.split('\r\n'),
      'BEGIN:VEVENT',
      'END:VEVENT',
      ' more',
      'x',
      'DTSTART:99',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (lines) => {
        const found = problemOf(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'))
        expect(found === null || Array.isArray(found)).toBe(true)
      }),
    )
  })
})

describe('what is saved', () => {
  const usual: CalendarEvent = {
    id: 'EVT-1',
    organisationId: 'org',
    lockVersion: 1,
    createdBy: 'Marta Kowalczyk',
    createdAt: '2026-01-05T08:00:00.000Z',
    changedBy: 'Marta Kowalczyk',
    changedAt: '2026-01-05T08:00:00.000Z',
    tags: [],
    title: 'Period close; with, all: signs',
    calendarId: 'EVC-1',
    calendar: null,
    allDay: false,
    start: '2026-01-30T15:00',
    end: '2026-01-30T17:00',
    timeZone: zone,
    recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    leftOut: ['2026-02-27T15:00'],
    seriesId: null,
    standsFor: null,
    location: 'Room Fulda, Kassel',
    description:
      'First line\nsecond one, of a text that is long enough that it has to be folded – with “signs” of several bytes each',
    participants: [],
    uid: '',
  }
  const events: readonly CalendarEvent[] = [
    usual,
    {
      ...usual,
      id: 'EVT-2',
      seriesId: 'EVT-1',
      standsFor: '2026-03-31T15:00',
      start: '2026-03-30T09:00',
      end: '2026-03-30T11:00',
      recurrence: '',
      leftOut: [],
    },
    {
      ...usual,
      id: 'EVT-3',
      allDay: true,
      start: '2026-11-24',
      end: '2026-11-25',
      timeZone: '',
      recurrence: 'FREQ=YEARLY;COUNT=3',
      leftOut: ['2027-11-24'],
    },
    { ...usual, id: 'EVT-4', timeZone: 'UTC', recurrence: '', leftOut: [], location: '', description: '' },
    {
      ...usual,
      id: 'EVT-5',
      timeZone: 'America/Sao_Paulo',
      recurrence: 'FREQ=WEEKLY;UNTIL=20260630T235959Z;BYDAY=FR',
      leftOut: [],
    },
  ]

  test('is read again as it was', () => {
    const { events: read, left } = readIcs(writeIcs(events, 'All', new Date('2026-11-20T12:00:00Z')), zone)
    expect(left).toEqual([])
    const told = ({
      title,
      allDay,
      start,
      end,
      timeZone,
      leftOut,
      standsFor,
      location,
      description,
    }: CalendarEvent | (typeof read)[number]) => ({
      title,
      allDay,
      start,
      end,
      timeZone,
      leftOut,
      standsFor,
      location,
      description,
    })
    expect(read.map(told)).toEqual(events.map(told))
    expect(read.map(({ recurrence }) => recurrence.split(';').toSorted())).toEqual(
      events.map(({ recurrence }) => recurrence.replace('INTERVAL=1;', '').split(';').toSorted()),
    )
  })

  test('has the changes of clocks, and lines that are short enough', () => {
    const text = writeIcs(events, 'All', new Date('2026-11-20T12:00:00Z'))
    const zones = icsParts(text).filter(({ name }) => name === 'DAYLIGHT' || name === 'STANDARD')
    const spring = zones.find(({ lines }) => lines.some((line) => line.text === 'DTSTART:20260329T020000'))
    expect(spring?.lines.map((line) => line.text)).toEqual([
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
    ])
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  })
})
