import * as fc from 'fast-check'
import { parseRule } from '@embpm/contract/recurrence-rule'
import { expect, test } from 'vitest'
import { monthlyDaysOf, type RuleForm, ruleDayOf, ruleFormOf, ruleTextOf } from './ruleForm.js'

const start = '2026-11-20T09:00'

test.each([
  ['FREQ=DAILY', 'DAILY'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', 'WEEKLY'],
  ['FREQ=MONTHLY;BYMONTHDAY=20', 'MONTHLY'],
  ['FREQ=MONTHLY;BYDAY=3FR', 'MONTHLY'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'MONTHLY'],
  ['FREQ=YEARLY', 'YEARLY'],
  ['FREQ=MONTHLY;BYDAY=2TU,4TU', 'other'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', 'other'],
  ['FREQ=HOURLY', 'other'],
])('%s is asked for as %s, and written as it was', (text, repeats) => {
  const form = ruleFormOf(text, start)
  expect(form.repeats).toBe(repeats)
  expect(ruleTextOf(form, start, text)).toBe(text)
})

test('what a form makes is a rule that the form reads as it was', () => {
  const days = fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { minLength: 1 })
  const forms = fc.record({
    repeats: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 99 }),
    days,
    on: fc.nat(4),
    ends: fc.constantFrom('never', 'until', 'count'),
    count: fc.integer({ min: 1, max: 1000 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  fc.assert(
    fc.property(forms, ({ on, day, ...given }) => {
      const begins = `2026-02-${String(day).padStart(2, '0')}T09:00`
      const ways = monthlyDaysOf(begins)
      const form: RuleForm = {
        ...given,
        days: given.repeats === 'WEEKLY' ? given.days : [ruleDayOf(begins)],
        on: given.repeats === 'MONTHLY' ? (ways[on % ways.length] ?? 'dayOfMonth') : 'dayOfMonth',
        until: given.ends === 'until' ? '2027-06-30' : null,
        count: given.ends === 'count' ? given.count : 10,
      }
      const text = ruleTextOf(form, begins, '')
      expect(parseRule(text)).not.toHaveProperty('problem')
      expect(ruleFormOf(text, begins)).toEqual(form)
    }),
  )
})
