import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { periodsOf } from './periodsOf.js'
import { rangeText } from './rangeText.js'

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test.each([
  ['10..', 'number', 'en', '≥ 10'],
  ['..1234.5', 'number', 'de', '≤ 1.234,5'],
  ['-5..0.0001', 'number', 'en', '-5 – 0.0001'],
  ['7', 'number', 'en', '7'],
  ['20..10', 'number', 'en', '20 – 10'],
  ['2026-01-01..2026-03-31', 'date', 'en-GB', '1 Jan – 31 Mar 2026'],
  ['2026-01-01..2026-03-31', 'date', 'de', '01.01. – 31.03.2026'],
  ['2026-01-01..', 'date', 'pl', '≥ 1 sty 2026'],
  ['..2026-01-01', 'date', 'en', '≤ Jan 1, 2026'],
  ['2026-01-01..2026-01-01', 'date', 'en', 'Jan 1, 2026'],
  ['2026-03-31..2026-01-01', 'date', 'en', 'Mar 31, 2026 – Jan 1, 2026'],
  ['soon', 'date', 'en', 'soon'],
] as const)('%s (%s, %s) reads %s', (text, kind, locale, words) => {
  expect(plain(rangeText(text, kind, locale))).toBe(words)
})

test('periods end where the calendar says', () => {
  expect(periodsOf(new CalendarDate(2028, 2, 3))).toEqual([
    { name: 'today', from: '2028-02-03', to: '2028-02-03' },
    { name: 'lastDays', from: '2028-01-28', to: '2028-02-03' },
    { name: 'thisMonth', from: '2028-02-01', to: '2028-02-29' },
    { name: 'thisYear', from: '2028-01-01', to: '2028-12-31' },
  ])
})
