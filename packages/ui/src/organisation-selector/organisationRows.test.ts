import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { organisationRows } from './organisationRows.js'

const organisations = [
  { id: 'a', title: 'Terranova Group' },
  { id: 'b', title: 'Nordwind Logistics' },
  { id: 'c', title: 'Terra Energy' },
]

const titles = (recent: readonly string[], text: string) =>
  organisationRows(organisations, recent, text).map((row) =>
    row.kind === 'heading' ? row.key : row.organisation.title,
  )

it('finds those that have all words, in any order and case', () => {
  expect(titles([], 'TERRA')).toEqual(['Terranova Group', 'Terra Energy'])
  expect(titles(['b'], 'energy terra')).toEqual(['Terra Energy'])
  expect(titles([], 'terra logistics')).toEqual([])
})

it('shows recent ones above all, without those that are gone', () => {
  expect(titles(['c', 'gone'], ' ')).toEqual([
    'recent',
    'Terra Energy',
    'all',
    ...organisations.map(({ title }) => title),
  ])
})

it('numbers the options without gaps', () => {
  fc.assert(
    fc.property(fc.subarray(['a', 'b', 'c', 'x']), fc.constantFrom('', 'r', 'terra', 'zzz'), (recent, text) => {
      const options = organisationRows(organisations, recent, text).filter((row) => row.kind === 'option')
      expect(options.map(({ place }) => place)).toEqual(options.map((_, index) => index))
    }),
  )
})

it('is quick with ten thousand', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `o${index}`,
    title: `Organisation ${index} Limited`,
  }))
  expect(organisationRows(many, [], 'limited 99')).toHaveLength(many.filter(({ title }) => title.includes('99')).length)
})
