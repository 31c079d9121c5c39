import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roleLetters } from './emb.js'
import { raciOf } from './raciOf.js'
import { readModel } from './readModel.js'
import { sampleModel, type SampleStep } from './sampleModel.js'

const step: fc.Arbitrary<SampleStep> = fc.record({
  name: fc.constantFrom('Check', 'Approve', 'Post'),
  lane: fc.constantFrom('Sales', 'Shipping'),
  type: fc.constantFrom('userTask', 'serviceTask'),
  roles: fc.array(
    fc.record({
      letter: fc.constantFrom(...roleLetters),
      ref: fc.constantFrom('ROL-1', 'ROL-2', 'ROL-3'),
      name: fc.constant('Role'),
    }),
    { maxLength: 5 },
  ),
})

test('every step is a row, and says of each role what the step does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { roles, rows } = raciOf(await readModel(sampleModel({ name: 'P', index: 0, steps })))
      expect(rows.map(({ step: { name } }) => name).toSorted()).toEqual(steps.map(({ name }) => name).toSorted())
      const named = new Set(steps.flatMap((one) => (one.roles ?? []).map(({ ref }) => ref)))
      expect(new Set(roles.map(({ ref }) => ref))).toEqual(named)
      for (const row of rows) {
        for (const { letter, ref } of row.step.roles) expect(row.letters.get(ref)).toContain(letter)
        expect(row.accountable).toBe(row.step.roles.filter(({ letter }) => letter === 'A').length)
      }
    }),
    { numRuns: 30 },
  )
})

test('a role has its letters in their order, each once', async () => {
  const role = { ref: 'ROL-1', name: 'Sales clerk' }
  const steps: SampleStep[] = [
    {
      name: 'Check',
      lane: 'Sales',
      type: 'userTask',
      roles: (['I', 'A', 'R', 'A'] as const).map((letter) => ({ letter, ...role })),
    },
    { name: 'Post', lane: 'Sales', type: 'userTask' },
  ]
  const { rows } = raciOf(await readModel(sampleModel({ name: 'P', index: 0, steps })))
  expect(rows.map(({ letters, accountable }) => ({ letters: letters.get('ROL-1'), accountable }))).toEqual([
    { letters: ['R', 'A', 'I'], accountable: 2 },
    { letters: undefined, accountable: 0 },
  ])
})
