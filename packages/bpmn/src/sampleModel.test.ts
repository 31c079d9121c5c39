import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOf } from './check/problemsOf.js'
import { type BpmnElement, newModel, readModel, sampleModel } from './index.js'
import { overlapping } from './testing/overlapping.js'

const samples = fc.record({
  name: fc.stringMatching(/^\w.{0,30}$/),
  index: fc.nat(20_000),
  steps: fc.array(
    fc.record({
      name: fc.stringMatching(/^\w.{0,30}$/),
      lane: fc.constantFrom('Clerk', 'Lead', 'Stock & "more"'),
      type: fc.constantFrom('task', 'userTask', 'serviceTask'),
      roles: fc.constant([{ letter: 'A', ref: 'r', name: '<Clerk>' }] as const),
      figures: fc.constant({ duration: 5, cost: null }),
    }),
    { minLength: 1, maxLength: 9 },
  ),
})

test('a sample is sound: nothing is wrong with it but what depends on its steps', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async (sample) => {
      expect(await problemsOf(sampleModel(sample))).toEqual([])
    }),
  )
})

test('a sample holds its steps in their lanes, and decides as often as there is room', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async (sample) => {
      const { elements, warnings } = await readModel(sampleModel(sample))
      expect(warnings).toEqual([])
      for (const [index, step] of sample.steps.entries()) {
        const element = elements.get(`Step_${index + 1}`)
        expect(element).toMatchObject({
          name: step.name.replace(/\s+/g, ' '),
          figures: { duration: 5, cost: null },
          roles: step.roles,
        })
        expect(elements.get(element?.lane ?? '')?.name).toBe(step.lane)
      }
      const decisions = [...elements.keys()].filter((id) => id.startsWith('Decision')).length
      expect(decisions).toBe(sample.steps.length < 4 ? 0 : sample.steps.length < 7 ? 1 : 2)
    }),
  )
})

test('a sample is drawn from left to right, orthogonally, without overlaps', async () => {
  await fc.assert(
    fc.asyncProperty(samples, async (sample) => {
      const { elements } = await readModel(sampleModel(sample))
      expect(overlapping(elements)).toEqual([])
      for (const flow of elements.values()) {
        if (!flow.place || !('waypoints' in flow.place)) continue
        const steps = flow.place.waypoints
          .slice(1)
          .map((point, index) => [point, flow.place && 'waypoints' in flow.place && flow.place.waypoints[index]])
        expect(steps.every(([to, from]) => to && from && (to.x === from.x || to.y === from.y) && to.x >= from.x)).toBe(
          true,
        )
      }
    }),
  )
})

test('the same input gives the same text', () => {
  fc.assert(
    fc.property(samples, (sample) => {
      expect(sampleModel(sample)).toBe(sampleModel(structuredClone(sample)))
    }),
  )
})

test('a new model has lanes and one start event, all drawn', async () => {
  const types = (elements: ReadonlyMap<string, BpmnElement>) =>
    [...elements.values()].map(({ type, name }) => `${type.slice(5)} ${name}`)
  const { elements, warnings } = await readModel(
    newModel({ name: 'A & B', lanes: ['Sales', '"Stock"'], start: 'Order' }),
  )
  expect(types(elements)).toEqual(['Participant A & B', 'Lane Sales', 'Lane "Stock"', 'StartEvent Order'])
  expect(elements.get('Start')).toMatchObject({ parent: 'Pool', lane: 'Lane_1' })
  expect([...elements.values()].every(({ place }) => place !== null)).toBe(true)
  expect(warnings).toEqual([])
})

test('a new model without lanes is a bare process', async () => {
  const { elements, references, warnings } = await readModel(newModel({ name: 'A' }))
  expect([...elements.keys()]).toEqual(['Start'])
  expect(references.get('Process')?.name).toBe('A')
  expect(warnings).toEqual([])
})
