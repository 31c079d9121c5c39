import { array, assert, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { filterOptions } from './useComboOptions.js'

const options = [
  { value: '1', label: 'Régie générale', detail: 'CC 1010' },
  { value: '2', label: 'Record to report' },
]

test('finds every word in label or detail, whatever case and accents', () => {
  expect(filterOptions(options, 'GENERALE 1010')).toEqual([options[0]])
  expect(filterOptions(options, ' re ')).toEqual(options)
  expect(filterOptions(options, 'record 1010')).toEqual([])
})

test('keeps order and never invents', () => {
  const many = array(record({ value: string(), label: string(), detail: string() }))
  assert(
    property(many, string(), (all, text) => {
      const found = filterOptions(all, text)
      expect(all.filter((option) => found.includes(option))).toEqual(found)
    }),
  )
})
