import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatRule, parseRule, recurrenceFrequencies, ruleDays } from './recurrence-rule.js'

test.each([
  ['', 'syntax'],
  ['every Monday', 'syntax'],
  ['INTERVAL=2', 'frequency'],
  ['FREQ=FORTNIGHTLY', 'frequency'],
  ['FREQ=SECONDLY', 'tooOften'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'part'],
  ['FREQ=DAILY;BYMOON=FULL', 'part'],
  ['FREQ=DAILY;INTERVAL=0', 'value'],
  ['FREQ=WEEKLY;BYDAY=XX', 'value'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'value'],
  ['FREQ=DAILY;UNTIL=20261332', 'value'],
  ['FREQ=DAILY;BYSECOND=30', 'value'],
  ['FREQ=DAILY;COUNT=3;UNTIL=20261231', 'twoEnds'],
])('%j is no rule: %s', (text, problem) => expect(parseRule(text)).toEqual({ problem }))

test('a rule is read as other programs write it', () => {
  expect(parseRule('RRULE:freq=monthly;byday=+2mo,-1FR;wkst=su;until=20261231t225959z')).toMatchObject({
    freq: 'MONTHLY',
    byDay: [
      { day: 'MO', nth: 2 },
      { day: 'FR', nth: -1 },
    ],
    weekStart: 'SU',
    until: '20261231T225959Z',
  })
})

test('what is written is read as it was', () => {
  const numbers = (min: number, max: number) => fc.uniqueArray(fc.integer({ min, max }), { maxLength: 4 })
  const rules = fc.record({
    freq: fc.constantFrom(...recurrenceFrequencies),
    interval: fc.integer({ min: 1, max: 1000 }),
    count: fc.option(fc.integer({ min: 1, max: 1000 })),
    until: fc.constant(null),
    byDay: fc.array(fc.record({ day: fc.constantFrom(...ruleDays), nth: fc.option(fc.integer({ min: 1, max: 53 })) }), {
      maxLength: 4,
    }),
    byMonthDay: numbers(1, 31),
    byMonth: numbers(1, 12),
    bySetPos: numbers(1, 366),
    byYearDay: numbers(1, 366),
    byWeekNo: numbers(1, 53),
    byHour: numbers(0, 23),
    byMinute: numbers(0, 59),
    weekStart: fc.constantFrom(...ruleDays),
  })
  fc.assert(
    fc.property(rules, (rule) => {
      expect(parseRule(formatRule(rule))).toEqual(rule)
    }),
  )
})
