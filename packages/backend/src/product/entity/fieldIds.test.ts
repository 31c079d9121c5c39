import type { Scenario } from '@embpm/contract/scenario'
import { expect, test } from 'vitest'

import type { EntityTableDefinition } from './EntityTableDefinition.js'
import { seedRows } from './seeding.js'

type Seeds = EntityTableDefinition<Scenario>['seeds']

const some = {
  code: 'SC-1',
  type: 'SIT',
  release: '',
  projectId: null,
  project: null,
  ownerId: null,
  owner: null,
  status: 'PLANNED',
} as const
const make = <T extends object>(fields: T) => seedRows('nobody', { prefix: 'SC', full: 1, make: () => fields })

// The compiler is the test: a line that compiles where an error is expected fails it.
test('a typo in a field of a sample row does not compile', () => {
  const right: Seeds = () => make({ ...some, name: 'Order to cash' })
  // @ts-expect-error There is no such field, and the right one is missing.
  const wrong: Seeds = () => make({ ...some, nam: 'Order to cash' })
  expect([right('nobody'), wrong('nobody')]).toEqual([[], []])
})
