import { differenceOf, readModel, roleLetters, sampleModel, type StepRole } from '@embpm/bpmn'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRaci } from './raciEditing.js'

const xml = sampleModel({
  name: 'Order',
  index: 0,
  steps: ['Check', 'Approve', 'Post'].map((name) => ({
    name,
    lane: 'Sales',
    type: 'userTask' as const,
    roles: [{ letter: 'A', ref: 'r1', name: 'Lead' }],
  })),
})

const roles: fc.Arbitrary<readonly StepRole[]> = fc.array(
  fc.record({
    letter: fc.constantFrom(...roleLetters),
    ref: fc.constantFrom('r1', 'r2'),
    name: fc.constantFrom('Lead', 'Clerk'),
  }),
  { maxLength: 3 },
)
const act = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), step: fc.nat(2), roles }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'save' as const) }),
)

test('what is saved says what is shown, whatever was changed, taken back, done again and saved before', async () => {
  const original = await readModel(xml)
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const editing = await openRaci(xml)
      const past: string[] = []
      const future: string[] = []
      const now = () => JSON.stringify([...editing.state().rolesByStep])
      for (const one of acts) {
        const before = now()
        if (one.kind === 'change') {
          editing.change([{ step: editing.matrix.steps[one.step]?.id ?? '', roles: one.roles }])
          past.push(before)
          future.length = 0
        } else if (one.kind === 'save') await editing.save()
        else {
          const [from, to] = one.kind === 'undo' ? [past, future] : [future, past]
          const expected = from.pop() ?? null
          if (expected !== null) to.push(before)
          editing[one.kind]()
          expect(now()).toBe(expected ?? before)
        }
        expect(editing.history()).toEqual({ canUndo: past.length > 0, canRedo: future.length > 0 })
      }
      const saved = await readModel(await editing.save())
      for (const [id, shown] of editing.state().rolesByStep) expect(saved.elements.get(id)?.roles).toEqual(shown)
      expect(differenceOf(original, saved).flatMap(({ changes }) => changes.map(({ property }) => property))).toEqual(
        differenceOf(original, saved).map(() => 'roles'),
      )
    }),
    { numRuns: 40 },
  )
})

test('tells who watches of each change, and not of an empty one', async () => {
  const editing = await openRaci(xml)
  let told = 0
  const end = editing.watchChanges(() => (told += 1))
  editing.change([])
  editing.undo()
  expect(told).toBe(0)
  editing.change([{ step: editing.matrix.steps[0]?.id ?? '', roles: [] }])
  editing.undo()
  expect(told).toBe(2)
  end()
  editing.redo()
  expect(told).toBe(2)
})

test('what is no model is refused', async () => {
  await expect(openRaci('<html/>')).rejects.toMatchObject({ reason: 'not-bpmn' })
})
