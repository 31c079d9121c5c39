import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'

import { isTimeZone, localAt, momentOf, recurrenceOf } from './recurrence.js'

const timeZone = 'America/New_York'

/** The examples of RFC 5545, 3.8.5.3: rule, first occurrence, and the days of the next ones as the document lists them. */
const examples: readonly { says: string; rule: string; start?: string; days: string; isAll?: boolean }[] = [
  {
    says: 'daily for 10 occurrences',
    rule: 'FREQ=DAILY;COUNT=10',
    days: '1997-09-02 09-03 09-04 09-05 09-06 09-07 09-08 09-09 09-10 09-11',
    isAll: true,
  },
  { says: 'every other day', rule: 'FREQ=DAILY;INTERVAL=2', days: '1997-09-02 09-04 09-06 09-08 09-10' },
  {
    says: 'every 10 days, 5 occurrences',
    rule: 'FREQ=DAILY;INTERVAL=10;COUNT=5',
    days: '1997-09-02 09-12 09-22 10-02 10-12',
    isAll: true,
  },
  {
    says: 'weekly for 10 occurrences',
    rule: 'FREQ=WEEKLY;COUNT=10',
    days: '1997-09-02 09-09 09-16 09-23 09-30 10-07 10-14 10-21 10-28 11-04',
    isAll: true,
  },
  {
    says: 'weekly until December 24, 1997',
    rule: 'FREQ=WEEKLY;UNTIL=19971224T000000Z',
    days: '1997-09-02 09-09 09-16 09-23 09-30 10-07 10-14 10-21 10-28 11-04 11-11 11-18 11-25 12-02 12-09 12-16 12-23',
    isAll: true,
  },
  {
    says: 'every other week on Monday, Wednesday and Friday, the weeks starting on Monday or Sunday',
    rule: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    start: '1997-09-01T09:00',
    days: '1997-09-01 09-03 09-05 09-15 09-17 09-19 09-29 10-01 10-03 10-13 10-15 10-17 10-27 10-29 10-31 11-10 11-12 11-14 11-24 11-26 11-28 12-08 12-10 12-12 12-22',
    isAll: true,
  },
  {
    says: 'every other week on Tuesday and Thursday, for 8 occurrences',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    days: '1997-09-02 09-04 09-16 09-18 09-30 10-02 10-14 10-16',
    isAll: true,
  },
  {
    says: 'monthly on the first Friday for 10 occurrences',
    rule: 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    start: '1997-09-05T09:00',
    days: '1997-09-05 10-03 11-07 12-05 1998-01-02 02-06 03-06 04-03 05-01 06-05',
    isAll: true,
  },
  {
    says: 'every other month on the first and last Sunday, for 10 occurrences',
    rule: 'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    start: '1997-09-07T09:00',
    days: '1997-09-07 09-28 11-02 11-30 1998-01-04 01-25 03-01 03-29 05-03 05-31',
    isAll: true,
  },
  {
    says: 'monthly on the second-to-last Monday for 6 months',
    rule: 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    start: '1997-09-22T09:00',
    days: '1997-09-22 10-20 11-17 12-22 1998-01-19 02-16',
    isAll: true,
  },
  {
    says: 'monthly on the third-to-the-last day',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-3',
    start: '1997-09-28T09:00',
    days: '1997-09-28 10-29 11-28 12-29 1998-01-29 02-26',
  },
  {
    says: 'monthly on the 2nd and 15th, for 10 occurrences',
    rule: 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    days: '1997-09-02 09-15 10-02 10-15 11-02 11-15 12-02 12-15 1998-01-02 01-15',
    isAll: true,
  },
  {
    says: 'monthly on the first and last day, for 10 occurrences',
    rule: 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    start: '1997-09-30T09:00',
    days: '1997-09-30 10-01 10-31 11-01 11-30 12-01 12-31 1998-01-01 01-31 02-01',
    isAll: true,
  },
  {
    says: 'every 18 months on the 10th thru 15th, for 10 occurrences',
    rule: 'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    start: '1997-09-10T09:00',
    days: '1997-09-10 09-11 09-12 09-13 09-14 09-15 1999-03-10 03-11 03-12 03-13',
    isAll: true,
  },
  {
    says: 'every Tuesday, every other month',
    rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    days: '1997-09-02 09-09 09-16 09-23 09-30 11-04 11-11 11-18 11-25 1998-01-06',
  },
  {
    says: 'yearly in June and July for 10 occurrences',
    rule: 'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    start: '1997-06-10T09:00',
    days: '1997-06-10 07-10 1998-06-10 07-10 1999-06-10 07-10 2000-06-10 07-10 2001-06-10 07-10',
    isAll: true,
  },
  {
    says: 'every other year on January, February and March for 10 occurrences',
    rule: 'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    start: '1997-03-10T09:00',
    days: '1997-03-10 1999-01-10 02-10 03-10 2001-01-10 02-10 03-10 2003-01-10 02-10 03-10',
    isAll: true,
  },
  {
    says: 'every third year on the 1st, 100th and 200th day, for 10 occurrences',
    rule: 'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    start: '1997-01-01T09:00',
    days: '1997-01-01 04-10 07-19 2000-01-01 04-09 07-18 2003-01-01 04-10 07-19 2006-01-01',
    isAll: true,
  },
  {
    says: 'every 20th Monday of the year',
    rule: 'FREQ=YEARLY;BYDAY=20MO',
    start: '1997-05-19T09:00',
    days: '1997-05-19 1998-05-18 1999-05-17',
  },
  {
    says: 'Monday of week number 20',
    rule: 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    start: '1997-05-12T09:00',
    days: '1997-05-12 1998-05-11 1999-05-17',
  },
  {
    says: 'every Thursday in March',
    rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    start: '1997-03-13T09:00',
    days: '1997-03-13 03-20 03-27 1998-03-05 03-12 03-19 03-26 1999-03-04',
  },
  {
    says: 'the first Saturday that follows the first Sunday of the month',
    rule: 'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    start: '1997-09-13T09:00',
    days: '1997-09-13 10-11 11-08 12-13 1998-01-10 02-07 03-07 04-11 05-09 06-13',
  },
  {
    says: 'every 4 years, the first Tuesday after a Monday in November (the day of the election)',
    rule: 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    start: '1996-11-05T09:00',
    days: '1996-11-05 2000-11-07 2004-11-02',
  },
  {
    says: 'the third instance of Tuesday, Wednesday or Thursday, for 3 months',
    rule: 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    start: '1997-09-04T09:00',
    days: '1997-09-04 10-07 11-06',
    isAll: true,
  },
  {
    says: 'the second-to-last weekday of the month',
    rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    start: '1997-09-29T09:00',
    days: '1997-09-29 10-30 11-27 12-30 1998-01-29 02-26 03-30',
  },
  {
    says: 'where the week starts makes a difference: on Monday',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    start: '1997-08-05T09:00',
    days: '1997-08-05 08-10 08-19 08-24',
    isAll: true,
  },
  {
    says: 'where the week starts makes a difference: on Sunday',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    start: '1997-08-05T09:00',
    days: '1997-08-05 08-17 08-19 08-31',
    isAll: true,
  },
  {
    says: 'a day that some months lack is left out',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    start: '2007-01-15T09:00',
    days: '2007-01-15 01-30 02-15 03-15 03-30',
    isAll: true,
  },
]

/** Days of a list in which a year holds until another one is named. */
function daysOf(text: string): string[] {
  let year = ''
  return text.split(' ').map((one) => {
    if (one.length === 10) year = one.slice(0, 5)
    return one.length === 10 ? one : year + one
  })
}

describe('the examples of RFC 5545', () => {
  test.each(examples)('$says', ({ rule, start = '1997-09-02T09:00', days, isAll }) => {
    const expected = daysOf(days)
    const found = recurrenceOf({ start, timeZone, recurrence: rule }).first(expected.length + 1)
    expect(found.slice(0, expected.length).map(({ local }) => local)).toEqual(expected.map((day) => `${day}T09:00`))
    if (isAll) expect(found).toHaveLength(expected.length)
    // They stay at nine o'clock while clocks are set: in summer 13:00 of UTC, in winter 14:00.
    for (const { local, moment } of found)
      expect(moment).toBe(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds)
  })

  test('every day in January, for three years, in two ways', () => {
    const start = '1998-01-01T09:00'
    const [yearly, daily] = [
      'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
    ].map((recurrence) => recurrenceOf({ start, timeZone, recurrence }).first(200))
    expect(yearly).toEqual(daily)
    expect(yearly).toHaveLength(93)
  })

  test('every Friday the 13th, and its start, which is none', () => {
    const found = recurrenceOf({
      start: '1997-09-02T09:00',
      timeZone,
      recurrence: 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    })
    expect(found.first(6).map(({ local }) => local.slice(0, 10))).toEqual(
      daysOf('1997-09-02 1998-02-13 03-13 11-13 1999-08-13 2000-10-13'),
    )
  })

  test('every 3 hours from 9 to 17 on one day', () => {
    const found = recurrenceOf({
      start: '1997-09-02T09:00',
      timeZone,
      recurrence: 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z',
    }).first(9)
    expect(found.map(({ local }) => local.slice(11))).toEqual(['09:00', '12:00', '15:00'])
  })
})

describe('daylight saving', () => {
  const berlin = 'Europe/Berlin'
  const hours = (recurrence: string, start: string) =>
    recurrenceOf({ start, timeZone: berlin, recurrence })
      .first(4)
      .map(({ local, moment }) => `${local} ${new Date(moment).toISOString().slice(11, 16)}`)

  test('a time stays what clocks show, before and after they are set', () => {
    expect(hours('FREQ=DAILY', '2026-03-28T09:00')).toEqual([
      '2026-03-28T09:00 08:00',
      '2026-03-29T09:00 07:00',
      '2026-03-30T09:00 07:00',
      '2026-03-31T09:00 07:00',
    ])
    expect(hours('FREQ=DAILY', '2026-10-24T09:00').at(1)).toBe('2026-10-25T09:00 08:00')
  })

  test('a time that clocks skip is left out, and the next ones are at their time', () => {
    expect(hours('FREQ=DAILY', '2026-03-28T02:30')).toEqual([
      '2026-03-28T02:30 01:30',
      '2026-03-30T02:30 00:30',
      '2026-03-31T02:30 00:30',
      '2026-04-01T02:30 00:30',
    ])
  })

  test('a series that begins when clocks skip goes on at what they show instead', () => {
    expect(hours('FREQ=DAILY', '2026-03-29T02:30').slice(0, 2)).toEqual([
      '2026-03-29T03:30 01:30',
      '2026-03-30T03:30 01:30',
    ])
  })

  test('of a time that clocks show twice it is the first', () => {
    expect(hours('FREQ=DAILY', '2026-10-24T02:30').at(1)).toBe('2026-10-25T02:30 00:30')
  })

  test('whole days are days everywhere', () => {
    const found = recurrenceOf({ start: '2026-03-27', timeZone: '', recurrence: 'FREQ=DAILY;UNTIL=20260330' })
    expect(found.first(9).map(({ local }) => local)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'])
  })

  test('an end that names a day, or what clocks show, counts', () => {
    const locals = (recurrence: string) =>
      recurrenceOf({ start: '2026-03-28T23:30', timeZone: berlin, recurrence }).first(9).length
    expect(locals('FREQ=DAILY;UNTIL=20260330')).toBe(3)
    expect(locals('FREQ=DAILY;UNTIL=20260330T232900')).toBe(2)
    expect(locals('FREQ=DAILY;UNTIL=20260330T213000Z')).toBe(3)
  })
})

test('time zones are known by their names', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('UTC'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
const starts = fc
  .record({ day: fc.integer({ min: 0, max: 1500 }), minute: fc.integer({ min: 0, max: 95 }) })
  .map(({ day, minute }) => new Date(Date.UTC(2024, 0, 1 + day, 0, minute * 15)).toISOString().slice(0, 16))
const rule = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    count: fc.option(fc.integer({ min: 1, max: 40 })),
  })
  .map(({ freq, interval, count }) => `FREQ=${freq};INTERVAL=${interval}${count === null ? '' : `;COUNT=${count}`}`)

describe('properties', () => {
  test('what lies in a range is what lies in its parts', () => {
    fc.assert(
      fc.property(
        starts,
        zone,
        rule,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 120 }),
        (...given) => {
          const [start, zoneName, recurrence, after, days] = given
          const series = recurrenceOf({ start, timeZone: zoneName, recurrence })
          const from = momentOf(start, zoneName) + (after - 30) * 864e5
          const [middle, to] = [from + days * 432e5, from + days * 864e5]
          expect([...series.between(from, middle), ...series.between(middle, to)]).toEqual(series.between(from, to))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('they rise, keep the time that clocks show, and each is one of its series', () => {
    fc.assert(
      fc.property(starts, zone, rule, (start, zoneName, recurrence) => {
        const series = recurrenceOf({ start, timeZone: zoneName, recurrence })
        const found = series.first(12)
        // A start that clocks skip is what they show instead, and so are those after it.
        const time = localAt(momentOf(start, zoneName), zoneName).slice(11)
        for (const [nth, { local, moment }] of found.entries()) {
          expect(moment).toBeGreaterThan(found[nth - 1]?.moment ?? Number.NEGATIVE_INFINITY)
          expect(local.slice(11)).toBe(time)
          expect(series.has(local)).toBe(true)
          expect(series.countBefore(moment)).toBe(nth)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('a moment is what its clocks show, there and back', () => {
    fc.assert(
      fc.property(starts, zone, (local, zoneName) => {
        const moment = momentOf(local, zoneName)
        expect(momentOf(localAt(moment, zoneName), zoneName)).toBe(moment)
      }),
    )
  })
})
