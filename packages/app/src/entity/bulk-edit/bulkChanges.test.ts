import type { Entity } from '@embpm/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedEntity } from './BulkKind.js'
import { bulkChanges, sameValue, undoChanges } from './bulkChanges.js'

const entity = (id: string, values: object): Entity & object => ({
  id,
  organisationId: 'o',
  lockVersion: 1,
  createdBy: '',
  createdAt: '',
  changedBy: '',
  changedAt: '',
  tags: [],
  ...values,
})
const named = (entities: readonly Entity[]): NamedEntity[] => entities.map((one) => ({ entity: one, name: one.id }))

test('the order of the names in an object does not matter, that of a list does', () => {
  expect(sameValue({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
  expect(sameValue([1, 2], [2, 1])).toBe(false)
  expect(sameValue(undefined, null)).toBe(true)
  expect(sameValue('', null)).toBe(false)
})

test('after the changes every entity has the values; taken back, all are as they were', () => {
  const values = fc.record({ status: fc.constantFrom('a', 'b'), tags: fc.array(fc.constantFrom('x', 'y')) })
  fc.assert(
    fc.property(fc.array(values), values, (before, wanted) => {
      const rows = before.map((one, index) => entity(String(index), one))
      const changes = bulkChanges(named(rows), wanted)
      const after = changes
        .filter(({ fields }) => Object.keys(fields).length > 0)
        .map(({ entity: one, fields }) => ({ ...one, ...fields, lockVersion: 2 }))
      for (const { entity: one, fields } of changes) expect({ ...one, ...fields }).toMatchObject(wanted)
      for (const undo of undoChanges(changes, after)) {
        expect(undo.entity.lockVersion).toBe(2)
        const old = rows[Number(undo.entity.id)]
        expect({ ...undo.entity, ...undo.fields, lockVersion: 1 }).toEqual(old)
      }
      expect(undoChanges(changes, after)).toHaveLength(after.length)
    }),
  )
})
