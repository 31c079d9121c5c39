import { expect, test } from 'vitest'
import { openEnd } from '@embpm/calendar'
import { remarkOn } from './remarkOn.js'

const today = '2026-11-24'
const valid = (validFrom: string, validTo: string) => ({ validFrom, validTo })

test.each([
  ['goes on', valid('2020-01-01', openEnd), { says: 'openEnd' }],
  ['ends in years', valid('2020-01-01', '2028-12-31'), { says: 'ends', day: '2028-12-31' }],
  ['ends soon', valid('2020-01-01', '2026-12-31'), { says: 'endsSoon', day: '2026-12-31' }],
  ['ends today', valid('2020-01-01', today), { says: 'endsSoon', day: today }],
  ['has ended', valid('2020-01-01', '2026-06-30'), { says: 'ended', day: '2026-06-30' }],
  ['begins later', valid('2027-04-01', openEnd), { says: 'from', day: '2027-04-01' }],
])('what %s says so', (_, own, remark) => {
  expect(remarkOn(own, [own], today)).toEqual(remark)
})

test('a gap between two times is said of both, by its years', () => {
  const times = [valid('2019-01-01', '2024-12-31'), valid('2025-07-01', openEnd)]
  for (const own of times) expect(remarkOn(own, times, today)).toEqual({ says: 'gap', years: '2025' })
  const long = [valid('2019-01-01', '2023-12-31'), valid('2025-07-01', openEnd)]
  expect(remarkOn(valid('2019-01-01', '2023-12-31'), long, today)).toEqual({ says: 'gap', years: '2024–2025' })
})

test('an end that is followed at once is no near end', () => {
  const own = valid('2020-01-01', '2026-12-31')
  expect(remarkOn(own, [own, valid('2027-01-01', openEnd)], today)).toEqual({ says: 'ends', day: '2026-12-31' })
})
