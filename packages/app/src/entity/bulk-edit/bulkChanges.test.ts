import type { Entity } from '@embpm/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedEntity } from './BulkKind.js'
import { bulkChanges, undoChanges } from './bulkChanges.js'

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

test.each([
  {
    says: 'the order of the names in an object',
    was: { a: 1, b: { c: 2, d: 3 } },
    is: { b: { d: 3, c: 2 }, a: 1 },
    changes: false,
  },
  { says: 'the order of a list', was: [1, 2], is: [2, 1], changes: true },
  { says: 'nothing instead of a missing value', was: undefined, is: null, changes: false },
  { says: 'nothing instead of an empty text', was: '', is: null, changes: true },
])('$says: changes $changes', ({ was, is, changes }) => {
  const [change] = bulkChanges(named([entity('1', { field: was })]), { field: is })
  expect(change?.fields).toEqual(changes ? { field: is } : {})
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
