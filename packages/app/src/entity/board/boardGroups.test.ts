import type { Entity } from '@embpm/contract'
import { ricefw } from '@embpm/contract/ricefw'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntityKind } from '../EntityKind.js'
import { fieldsOfKind } from '../fieldsOfKind.js'
import { groupFilter, inBoardOrder, labelOf, nameIn } from './boardGroups.js'

const fields = fieldsOfKind(ricefw.fields, {
  ricefwId: 'ricefwId',
  ricefwInfo: null,
  processPath: 'process',
  areaId: 'businessArea',
  area: 'businessArea',
  sourceSystemId: 'sourceSystem',
  targetSystemId: 'targetSystem',
  requirement: 'requirement',
  'requirement.code': 'requirementKey',
  requirementId: 'requirement',
})
const kind: Pick<EntityKind<Entity>, 'fields' | 'filterColumns'> = { fields, filterColumns: ricefw.filter }

test('a reference has the label that says of it that it names it', () => {
  expect(labelOf(kind, 'technicalOwnerId')).toBe('technicalOwner')
  expect(labelOf(kind, 'requirementId')).toBe('requirement')
  expect(labelOf(kind, 'status')).toBeUndefined()
  expect(nameIn({ technicalOwner: { id: 'USR-1', name: 'Marta' } }, 'technicalOwner')).toBe('Marta')
  expect(nameIn({ technicalOwner: null }, 'technicalOwner')).toBeUndefined()
})

test('the list of a group is found by its name, of none and of nobody known by the value', () => {
  expect(groupFilter(kind, 'technicalOwnerId', { value: 'USR-1', name: 'Marta*' })).toEqual({
    technicalOwner: ['=Marta*'],
  })
  expect(groupFilter(kind, 'technicalOwnerId', { value: '', name: 'No owner' })).toEqual({ technicalOwner: ['='] })
  expect(groupFilter(kind, 'technicalOwnerId', { value: 'USR-9', name: 'USR-9' })).toEqual({
    technicalOwnerId: ['USR-9'],
  })
  expect(groupFilter(kind, 'status', { value: 'unit test', name: 'Unit test' })).toEqual({ status: ['unit test'] })
})

test('nobody is first, then who has most, then by name', () => {
  const { compare } = new Intl.Collator('en')
  const person = fc.record({
    value: fc.string({ minLength: 1 }),
    name: fc.string(),
    count: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(person, { selector: ({ value }) => value, maxLength: 40 }),
      fc.option(fc.integer({ min: 1, max: 5 })),
      (people, unowned) => {
        const asked = unowned === null ? people : [...people, { value: '', name: '', count: unowned }]
        const [first, ...rest] = inBoardOrder(asked, 'No owner', compare)
        expect(first).toEqual({ value: '', name: 'No owner', count: unowned ?? 0 })
        expect(new Set(rest)).toEqual(new Set(people))
        for (const [place, { count = 0, name }] of rest.entries()) {
          const next = rest[place + 1]
          if (!next) continue
          expect(count).toBeGreaterThanOrEqual(next.count ?? 0)
          if (count === next.count) expect(compare(name, next.name)).toBeLessThanOrEqual(0)
        }
      },
    ),
  )
})
