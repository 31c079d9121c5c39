import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { conflictFields, defaultSides, resolveConflict, type Conflict } from './conflict.js'
import { toPatch, type EntityForm } from './EntityForm.js'

const text = z.string()
const form: EntityForm = {
  schema: z.object({ name: text, wbs: text, description: text, host: text, metadata: z.unknown() }),
  empty: { name: '', wbs: '', description: '', host: '', metadata: null },
}
const base = { ...form.empty, name: 'Sales order', host: 'a.test', wbs: '1.1' }
const theirs = {
  ...base,
  name: 'Sales order, new',
  host: 'b.test',
  id: 'SRV-1',
  organisationId: '00000000-0000-0000-0000-000000000000',
  lockVersion: 2,
  createdBy: 'A',
  createdAt: '2026-01-01T00:00:00Z',
  changedBy: 'B',
  changedAt: '2026-01-02T00:00:00Z',
  tags: [],
}
const conflict: Conflict<typeof theirs> = {
  form,
  base,
  mine: { ...base, name: 'Sales order V2', wbs: '1.2' },
  theirs,
}

describe('conflict', () => {
  test('lists each differing field once', () => {
    expect(conflictFields(conflict)).toEqual(['name', 'wbs', 'host'])
  })

  test('by default my changes stay mine and theirs stay theirs', () => {
    const sides = defaultSides(conflict)
    expect(sides).toEqual({ name: 'mine', wbs: 'mine', host: 'theirs' })
    expect(resolveConflict(conflict, sides)).toMatchObject({ name: 'Sales order V2', wbs: '1.2', host: 'b.test' })
  })

  test('all of one side', () => {
    expect(resolveConflict(conflict, { name: 'mine', wbs: 'mine', host: 'mine' })).toMatchObject(conflict.mine)
    expect(resolveConflict(conflict, {})).toMatchObject({ name: 'Sales order, new', wbs: '1.1', host: 'b.test' })
  })

  test('an update carries the changed fields only', () => {
    expect(toPatch(form, conflict.mine, ['wbs'])).toEqual({ wbs: '1.2' })
  })
})
