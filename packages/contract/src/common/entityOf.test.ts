import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'

import { entityOf, type EntityOf } from './entityOf.js'
import { choice, codedOf, day, flag, group, longText, reference, structure, text, whole } from './fields.js'

const tool = entityOf({
  kind: 'services',
  path: '/data/tools',
  tag: 'Data',
  one: 'a tool',
  many: 'tools',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    code: text(10).required().fromServer().sort().filter().search(),
    name: text(20).required().sort().search(),
    note: longText(),
    size: choice(['small', 'large'], 'size').sort().filter().bulk(),
    areaId: reference('operationAreas').filter(),
    area: codedOf('areaId').sort(),
    from: day().sort().filter(),
    count: whole(1, 9).sort().filter(),
    safe: flag().default(true),
    label: group({ long: text(40).sort(), width: whole(0, 255).default(40).sort().filter() }),
    parts: structure(z.array(z.object({ no: z.int() })), []),
  },
})

const stamps = {
  createdBy: 'Ada',
  createdAt: '2026-01-01T00:00:00Z',
  changedBy: 'Ada',
  changedAt: '2026-01-01T00:00:00Z',
}
const whole1 = {
  id: 'T-1',
  organisationId: 'o',
  lockVersion: 1,
  ...stamps,
  ...tool.empty,
  code: 'A',
  name: 'Saw',
}

describe('a kind of entity', () => {
  test('answers its own fields and those of every entity', () => {
    expect(tool.schema.parse(whole1)).toEqual(whole1)
    expect(tool.schema.safeParse({ ...whole1, name: undefined }).success).toBe(false)
    expectTypeOf<EntityOf<typeof tool>['size']>().toEqualTypeOf<'small' | 'large'>()
    expectTypeOf<EntityOf<typeof tool>['area']>().toEqualTypeOf<{
      id: string
      code: string
      name: string
      deleted?: boolean
    } | null>()
  })

  test('needs on a new one what is required and not the server’s to give', () => {
    expect(tool.input.safeParse({ name: 'Saw' }).success).toBe(true)
    expect(tool.input.safeParse({}).success).toBe(false)
    expect(tool.input.safeParse({ name: ' ' }).success).toBe(false)
    expectTypeOf<z.input<typeof tool.input>>().not.toHaveProperty('code')
  })

  test('lets a change leave everything out, and never touch what the server gives', () => {
    expect(tool.patch.parse({})).toEqual({})
    expect(tool.patch.parse({ code: 'B', area: null, count: 2 })).toEqual({ count: 2 })
    expect(tool.patch.safeParse({ count: 10 }).success).toBe(false)
  })

  test('names the columns of a list by paths', () => {
    const base = ['id', 'createdBy', 'createdAt', 'changedAt', 'changedBy']
    expect(tool.sort).toEqual([
      ...base,
      'code',
      'name',
      'size',
      'area',
      'area.code',
      'from',
      'count',
      'label.long',
      'label.width',
    ])
    expect(tool.filter).toEqual([
      ...base,
      'code',
      'name',
      'size',
      'areaId',
      'area.code',
      'from',
      'count',
      'label.width',
    ])
    expect(tool.kinds).toMatchObject({
      createdAt: 'date',
      code: 'text',
      size: 'choice',
      areaId: 'choice',
      from: 'date',
      count: 'number',
      'label.width': 'number',
    })
    expect(tool.search).toEqual(['code', 'name', 'area.code'])
    expectTypeOf<'label.width'>().toExtend<(typeof tool.sort)[number]>()
    expectTypeOf<'label.with'>().not.toExtend<(typeof tool.sort)[number]>()
  })

  test('starts with a value in every field', () => {
    expect(tool.empty).toEqual({
      code: '',
      name: '',
      note: '',
      size: 'small',
      areaId: null,
      area: null,
      from: null,
      count: 1,
      safe: true,
      label: { long: '', width: 40 },
      parts: [],
      tags: [],
    })
  })
})
