import { employee } from '@embpm/contract/employee'
import { ricefw } from '@embpm/contract/ricefw'
import { testRun } from '@embpm/contract/test-run'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { newlyResponsible, responsibleFields } from './newlyResponsible.js'

test('who answers for something stands in the fields that people set, and not in those that say who somebody is or did it', () => {
  expect(responsibleFields('ricefws', ricefw.fields)).toEqual(['functionalOwnerId', 'technicalOwnerId'])
  expect(responsibleFields('testRuns', testRun.fields)).toEqual([])
  expect(responsibleFields('employees', employee.fields)).toEqual([])
})

test('newly responsible is who stands in any of the fields now, and stood in none before', () => {
  const fields = ['functionalOwnerId', 'technicalOwnerId']
  const isIn = (owners: object, id: string) => Object.values(owners).some((one) => one === id)
  const person = fc.constantFrom('a', 'b', 'c', '', null)
  const row = fc.record({ functionalOwnerId: person, technicalOwnerId: person })
  fc.assert(
    fc.property(fc.option(row, { nil: undefined }), row, (before, after) => {
      const told = newlyResponsible(fields, before, after)
      for (const one of ['a', 'b', 'c'])
        expect(told.filter((id) => id === one)).toHaveLength(isIn(after, one) && !isIn(before ?? {}, one) ? 1 : 0)
      expect(told.every(Boolean)).toBe(true)
    }),
  )
})
