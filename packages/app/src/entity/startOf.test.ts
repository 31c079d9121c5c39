import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startOf } from './startOf.js'

const form = {
  schema: z.object({
    areaId: z.nullable(z.string().check(z.minLength(1), z.maxLength(8))),
    environment: z.enum(['DEV', 'PRD']),
    name: z.string(),
    hours: z.number(),
  }),
  empty: { areaId: null, environment: 'DEV', name: '', hours: 0 },
}

describe('startOf', () => {
  it('takes the fields that the address names', () => {
    expect(startOf(form, { areaId: 'BA-1', environment: 'PRD' })).toEqual({ areaId: 'BA-1', environment: 'PRD' })
  })

  it.each([
    ['a value that is too long', { areaId: 'BA-000000001' }],
    ['a choice that does not exist', { environment: 'QAS' }],
    ['what is no field', { view: 'list', toString: 'x' }],
    ['several values', { areaId: ['BA-1', 'BA-2'] }],
    ['a text for a number', { hours: '5' }],
  ])('leaves out %s', (_, search) => {
    expect(startOf(form, search)).toEqual({})
  })
})
