import { addDays, daysOfRange } from '@embpm/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Dated } from './clashes.js'
import { admitValidity } from './validity.js'

const valid = fc.tuple(fc.nat(50), fc.nat(10)).map(([from, days]) => ({
  id: `${from}/${days}`,
  name: '',
  validFrom: addDays('2026-01-01', from),
  validTo: addDays('2026-01-01', from + days),
}))

const refusal = (entity: Dated, others: readonly Dated[]): unknown => {
  try {
    admitValidity(entity, others)
    return null
  } catch (error) {
    return error
  }
}

test('however often one writes, no day belongs to two of the same key', () => {
  fc.assert(
    fc.property(fc.array(valid, { maxLength: 20 }), (written) => {
      const stored = new Map<string, Dated>()
      for (const entity of written) {
        if (refusal(entity, [...stored.values()]) === null) stored.set(entity.id, entity)
      }
      const days = [...stored.values()].flatMap(({ validFrom, validTo }) =>
        daysOfRange({ start: validFrom, end: validTo }),
      )
      expect(new Set(days).size).toBe(days.length)
    }),
  )
})

test('what meets nobody is never refused, and an entity does not meet itself', () => {
  fc.assert(
    fc.property(valid, (entity) => {
      expect(refusal(entity, [])).toBeNull()
      expect(refusal(entity, [entity])).toBeNull()
    }),
  )
})

test('an end before the beginning is refused at the end', () => {
  const entity = { id: 'A', name: '', validFrom: '2026-02-01', validTo: '2026-01-31' }
  expect(refusal(entity, [])).toMatchObject({ code: 'CLASH', data: { field: 'validTo', rule: 'order' } })
})
