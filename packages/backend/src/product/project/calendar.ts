import { calendar, type Calendar } from '@embpm/contract/calendar'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, turn } from '../entity/seeding.js'

const fiveDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const sixDays = [...fiveDays, 'saturday'] as const
const shutdown = { start: '2026-12-24', end: '2027-01-01', works: false, name: 'Winter shutdown' }

/** The calendars of the sites, in the order of these, and some more. */
const samples: readonly Pick<Calendar, 'name' | 'description' | 'region' | 'workweek' | 'holidays' | 'exceptions'>[] = [
  {
    name: 'Kassel, five days',
    description: 'Office and plant in Kassel, closed between Christmas and New Year.',
    region: 'DE',
    workweek: [...fiveDays],
    holidays: [{ day: '2026-07-24', name: 'Works outing' }],
    exceptions: [shutdown, { start: '2026-11-28', end: '2026-11-28', works: true, name: 'Stocktaking' }],
  },
  {
    name: 'Gdynia, five days',
    description: 'Port and warehouse in Gdynia.',
    region: 'PL',
    workweek: [...fiveDays],
    holidays: [],
    exceptions: [{ start: '2026-12-12', end: '2026-12-12', works: true, name: 'Made up for 24 December' }],
  },
  {
    name: 'Lille, five days',
    description: 'Plant in Lille, closed in August.',
    region: 'FR',
    workweek: [...fiveDays],
    holidays: [],
    exceptions: [{ start: '2026-08-10', end: '2026-08-21', works: false, name: 'Summer shutdown' }],
  },
  {
    name: 'Porto, five days',
    description: 'Plant in Porto.',
    region: 'PT',
    workweek: [...fiveDays],
    holidays: [{ day: '2026-06-24', name: 'São João' }],
    exceptions: [],
  },
  {
    name: 'Zaragoza, five days',
    description: 'Plant in Zaragoza.',
    region: 'ES',
    workweek: [...fiveDays],
    holidays: [{ day: '2026-10-13', name: 'Fiestas del Pilar' }],
    exceptions: [],
  },
  {
    name: 'São Paulo, five days',
    description: 'Offices in São Paulo.',
    region: 'BR',
    workweek: [...fiveDays],
    holidays: [{ day: '2026-01-25', name: 'Aniversário de São Paulo' }],
    exceptions: [],
  },
  {
    name: 'Almaty, six days',
    description: 'Plant in Almaty; its holidays are entered by hand.',
    region: 'none',
    workweek: [...sixDays],
    holidays: [
      { day: '2026-03-22', name: 'Nauryz' },
      { day: '2026-12-16', name: 'Independence Day' },
    ],
    exceptions: [],
  },
  {
    name: 'Leeds, five days',
    description: 'Offices in Leeds.',
    region: 'GB',
    workweek: [...fiveDays],
    holidays: [],
    exceptions: [shutdown],
  },
  {
    name: 'Bavaria, five days',
    description: 'Consultants who work from Bavaria.',
    region: 'DE-BY',
    workweek: [...fiveDays],
    holidays: [],
    exceptions: [],
  },
  {
    name: 'North Rhine-Westphalia, five days',
    description: 'Consultants who work from North Rhine-Westphalia.',
    region: 'DE-NW',
    workweek: [...fiveDays],
    holidays: [],
    exceptions: [],
  },
  {
    name: 'United States, five days',
    description: 'The shared service centre in the United States.',
    region: 'US',
    workweek: [...fiveDays],
    holidays: [],
    exceptions: [],
  },
  {
    name: 'Shifts, seven days',
    description: 'Teams that work around the year.',
    region: 'none',
    workweek: [...sixDays, 'sunday'],
    holidays: [],
    exceptions: [],
  },
]

/** The calendars that areas work by. */
export const calendarTable = entityTable({
  name: 'calendar',
  prefix: 'CAL',
  entity: calendar,
  order: ({ name }) => name,
  asLabel: ({ id, name }) => ({ id, name }),
  seeds: (organisationId) =>
    allSamples(organisationId, {
      prefix: 'CAL',
      // Every organisation that has anything has them all: its sites work by them.
      full: samples.length,
      make: ({ index }) => turn(samples, index),
    }),
})

/** The handlers of calendars. */
export const calendars = entityHandlers(calendar.endpoints, calendarTable)
