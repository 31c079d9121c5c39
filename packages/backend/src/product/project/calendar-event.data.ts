import type { CalendarEvent } from '@embpm/contract/calendar-event'

/** What a sample event has of its own; `calendar` counts from 1. */
export interface SampleEvent extends Partial<
  Pick<CalendarEvent, 'timeZone' | 'recurrence' | 'leftOut' | 'location' | 'description' | 'standsFor'>
> {
  title: string
  calendar: number
  start: string
  end: string
  /** How many take part. */
  people?: number
  /** The number of the sample that is its series. */
  series?: number
}

const [operations, tests, cutover, close, leeds] = [1, 2, 3, 4, 5] as const

/** Some weeks around 20 November 2026, as the screens show them. */
export const sampleEvents: readonly SampleEvent[] = [
  {
    title: 'Shift hand-over, early to late',
    calendar: operations,
    start: '2026-01-05T13:30',
    end: '2026-01-05T14:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
    leftOut: ['2026-04-06T13:30', '2026-05-25T13:30'],
    location: 'Kassel, hall 2',
    people: 4,
  },
  {
    title: 'Order OO-100147, weekly review',
    calendar: operations,
    start: '2026-09-03T14:00',
    end: '2026-09-03T15:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261217T225959Z',
    location: 'Room Fulda',
    people: 6,
  },
  {
    title: 'Period pre-close check',
    calendar: close,
    start: '2026-01-20T09:00',
    end: '2026-01-20T10:00',
    recurrence: 'FREQ=MONTHLY;BYMONTHDAY=20',
    location: 'Finance, Kassel',
    people: 3,
  },
  {
    title: 'Period close',
    calendar: close,
    start: '2026-01-30T15:00',
    end: '2026-01-30T17:00',
    recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    description: 'The last working day of the month. A holiday moves it to the day before.',
    people: 5,
  },
  {
    title: 'SIT 2, defect triage',
    calendar: tests,
    start: '2026-11-16T11:00',
    end: '2026-11-16T12:30',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261204T225959Z',
    location: 'Teams',
    people: 9,
  },
  {
    title: 'Stand-up, Leeds',
    calendar: leeds,
    start: '2026-01-08T08:30',
    end: '2026-01-08T08:45',
    timeZone: 'Europe/London',
    recurrence: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU,TH',
    location: 'Leeds, third floor',
    people: 7,
  },
  {
    title: 'Steering committee, wave 2',
    calendar: cutover,
    start: '2026-09-08T10:00',
    end: '2026-09-08T11:00',
    recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    location: 'Room Eder',
    people: 8,
  },
  {
    title: 'Steering committee with the works council',
    calendar: cutover,
    start: '2026-11-18T15:00',
    end: '2026-11-18T16:30',
    series: 7,
    standsFor: '2026-11-17T10:00',
    location: 'Room Eder',
    people: 11,
  },
  { title: 'Test window SIT 1, client 200', calendar: tests, start: '2026-10-26', end: '2026-10-30' },
  { title: 'Regression test, O2C and P2P', calendar: tests, start: '2026-11-16', end: '2026-11-20' },
  { title: 'Test window SIT 2, client 200', calendar: tests, start: '2026-11-23', end: '2026-11-27' },
  { title: 'Integration test, cycle 1', calendar: cutover, start: '2026-12-01', end: '2026-12-03' },
  { title: 'Cutover rehearsal 2, Poland', calendar: cutover, start: '2026-11-03', end: '2026-11-04', people: 12 },
  { title: 'Scope freeze, wave 2', calendar: cutover, start: '2026-11-12', end: '2026-11-13' },
  {
    title: 'Paint shop line 2, maintenance stop',
    calendar: operations,
    start: '2026-11-21',
    end: '2026-11-22',
    location: 'Kassel',
  },
  {
    title: 'Data load rehearsal, tax codes',
    calendar: cutover,
    start: '2026-11-18T10:00',
    end: '2026-11-18T11:30',
    location: 'Room Diemel',
    people: 2,
  },
  {
    title: 'Cutover rehearsal 3, briefing',
    calendar: cutover,
    start: '2026-11-20T16:00',
    end: '2026-11-20T17:00',
    people: 14,
  },
  {
    title: 'Fit/gap workshop, tax codes',
    calendar: cutover,
    start: '2026-11-16T10:30',
    end: '2026-11-16T12:00',
    location: 'Room Fulda',
    people: 5,
  },
  {
    title: 'Test case review, O2C',
    calendar: tests,
    start: '2026-11-16T14:30',
    end: '2026-11-16T16:00',
    location: 'Teams',
    people: 4,
  },
  {
    title: 'Accrual list to profit centres',
    calendar: close,
    start: '2026-11-24T15:00',
    end: '2026-11-24T16:00',
    location: 'Finance, Kassel',
    people: 2,
  },
  {
    title: 'Accrual list walk-through',
    calendar: close,
    start: '2026-11-17T13:00',
    end: '2026-11-17T14:30',
    people: 3,
  },
  {
    title: 'Cutover plan, hour by hour',
    calendar: cutover,
    start: '2026-11-19T15:15',
    end: '2026-11-19T16:45',
    location: 'Room Eder',
    people: 9,
  },
  {
    title: 'Interface monitoring, night run',
    calendar: operations,
    start: '2026-11-27T22:00',
    end: '2026-11-28T02:00',
    location: 'Remote',
    people: 2,
  },
  {
    title: 'Visit of the auditors',
    calendar: leeds,
    start: '2026-11-26T10:00',
    end: '2026-11-26T15:00',
    timeZone: 'Europe/London',
    location: 'Leeds',
    people: 3,
  },
  { title: 'Stocktaking', calendar: operations, start: '2026-11-28', end: '2026-11-28', location: 'Kassel' },
  {
    title: 'Year-end planning',
    calendar: close,
    start: '2026-12-08T09:00',
    end: '2026-12-08T12:00',
    location: 'Room Fulda',
    people: 6,
  },
]
