import { parseCondition } from '@embpm/calendar/condition'
import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { conditionsText } from './conditionsText.js'
import { panelWords } from './panelWords.js'
import { periodsOf } from './periodsOf.js'

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  String(Reflect.get(panelWords.words, key)).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))

test.each([
  ['10..', 'number', 'en', '≥ 10'],
  ['..1234.5', 'number', 'de', '≤ 1.234,5'],
  ['-5..0.0001', 'number', 'en', '-5 – 0.0001'],
  ['7', 'number', 'en', '7'],
  ['!7', 'number', 'en', 'is not 7'],
  ['>1000', 'number', 'en', '> 1,000'],
  ['!5..6', 'number', 'en', 'not 5 – 6'],
  ['20..10', 'number', 'en', '20 – 10'],
  ['=', 'number', 'en', 'is empty'],
  ['2026-01-01..2026-03-31', 'date', 'en-GB', '1 Jan – 31 Mar 2026'],
  ['2026-01-01..2026-03-31', 'date', 'de', '01.01. – 31.03.2026'],
  ['2026-01-01..', 'date', 'pl', '≥ 1 sty 2026'],
  ['..2026-01-01', 'date', 'en', '≤ Jan 1, 2026'],
  ['<2026-01-01', 'date', 'en', '< Jan 1, 2026'],
  ['2026-01-01..2026-01-01', 'date', 'en', 'Jan 1, 2026'],
  ['2026-03-31..2026-01-01', 'date', 'en', 'Mar 31, 2026 – Jan 1, 2026'],
  ['A|B', 'text', 'en', 'is A, B'],
  ['A|B|C|D', 'choice', 'en', 'is any of 4'],
  [
    'Z*|*sales*|OData|!*test*|!=|!A*1',
    'text',
    'en',
    'is OData, begins with Z, contains sales, does not contain test, is not empty, is not like A*1',
  ],
  ['!A|!B', 'choice', 'en', 'is not A, B'],
] as const)('%s (%s, %s) reads %s', (texts, kind, locale, words) => {
  const conditions = texts.split('|').flatMap((text) => parseCondition(text, kind) ?? [])
  expect(plain(conditionsText(conditions, { kind, locale, t, valueText: (value) => value }))).toBe(words)
})

test('periods end where the calendar says', () => {
  expect(periodsOf(new CalendarDate(2028, 2, 3))).toEqual([
    { name: 'today', from: '2028-02-03', to: '2028-02-03' },
    { name: 'lastDays', from: '2028-01-28', to: '2028-02-03' },
    { name: 'thisMonth', from: '2028-02-01', to: '2028-02-29' },
    { name: 'thisYear', from: '2028-01-01', to: '2028-12-31' },
  ])
})
