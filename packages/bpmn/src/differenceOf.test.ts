import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, type ElementChange, readModel, sampleModel } from './index.js'
import { edits, models, shuffled } from './testing/arbitraryModel.js'
import { nested, order } from './testing/models.js'

test('a generated edit is told once, and nothing else is', () => {
  fc.assert(
    fc.property(models, fc.constantFrom(...Object.keys(edits)), fc.nat(), (model, name, seed) => {
      const edited = edits[name]?.(model, seed)
      fc.pre(edited != null)
      if (!edited) return
      const [change, ...others] = differenceOf(model, edited.model)
      expect(others).toEqual([])
      expect(summary(change)).toEqual(edited.expected)
    }),
    { numRuns: 1000 },
  )
})

test('two edits of two elements are both told, those of one are told as one', () => {
  fc.assert(
    fc.property(models, fc.nat(), fc.nat(), (model, one, other) => {
      const first = edits.rename?.(model, one)
      const second = first && edits.draw?.(first.model, other)
      if (!first || !second) return
      const ids = new Set([first.expected.id, second.expected.id])
      const changes = differenceOf(model, second.model)
      expect(new Set(changes.map(({ id }) => id))).toEqual(ids)
      expect(changes).toHaveLength(ids.size)
      if (ids.size === 1) expect(changes[0]).toMatchObject({ kind: 'changed' })
    }),
  )
})

test('equal models do not differ, whatever the order of their elements', () => {
  fc.assert(
    fc.property(models, fc.infiniteStream(fc.nat()), (model, numbers) => {
      expect(differenceOf(model, shuffled(model, numbers))).toEqual([])
    }),
  )
})

test('what is added one way is removed the other, and values change sides', () => {
  fc.assert(
    fc.property(models, models, (one, other) => {
      const there = differenceOf(one, other)
      const back = differenceOf(other, one)
      const opposite = { added: 'removed', removed: 'added', changed: 'changed', moved: 'moved' } as const
      const turned = there.map(({ kind, id, changes }) => ({
        kind: opposite[kind],
        id,
        changes: changes.map(({ property, before, after }) => ({ property, before: after, after: before })),
      }))
      const inOrder = (list: readonly Pick<ElementChange, 'kind' | 'id' | 'changes'>[]) =>
        list
          .map(({ kind, id, changes }) => ({
            kind,
            id,
            changes: changes.toSorted((a, b) => a.property.localeCompare(b.property)),
          }))
          .toSorted((a, b) => a.id.localeCompare(b.id))
      expect(inOrder(back)).toEqual(inOrder(turned))
    }),
  )
})

test.each<[string, string, string, string, Partial<ElementChange>[]]>([
  [
    'a timer',
    nested,
    'P2D',
    'P5D',
    [{ id: 'late', changes: [property('eventDefinitions.timer.timeDuration.body', 'P2D', 'P5D')] }],
  ],
  [
    'a condition',
    order,
    'valid = true',
    'valid',
    [{ id: 'f3', changes: [property('conditionExpression.body', 'valid = true', 'valid')] }],
  ],
  ['documentation', order, 'First paragraph', 'One', [{ id: 'check' }]],
  ['a kind', order, 'sendTask', 'task', [{ id: 'reject', changes: [property('type', 'bpmn:SendTask', 'bpmn:Task')] }]],
  [
    'a message',
    order,
    'name="Order" />\n  <category',
    'name="Call" />\n  <category',
    [{ id: 'm1', type: 'bpmn:Message' }],
  ],
  ['a group', order, 'Paperwork', 'Papers', [{ id: 'group', changes: [property('name', 'Paperwork', 'Papers')] }]],
  [
    'a lane',
    order,
    '<flowNodeRef>ship</flowNodeRef><flowNodeRef>end',
    '<flowNodeRef>end',
    [{ id: 'ship', changes: [property('lane', 'stock', null)] }],
  ],
  [
    'a loop',
    nested,
    '>3<',
    '>4<',
    [{ id: 'remind', changes: [property('loopCharacteristics.loopCardinality.body', '3', '4')] }],
  ],
  ['a process', order, 'isExecutable="true"', '', [{ id: 'p1', changes: [property('isExecutable', true, undefined)] }]],
  [
    'an element less',
    nested,
    '<bpmn:task id="visit" name="Visit" />',
    '',
    [{ kind: 'removed', id: 'visit', name: 'Visit' }],
  ],
])('%s that changes in a file is told', async (_, xml, from, to, expected) => {
  expect(xml).toContain(from)
  const changes = differenceOf(await readModel(xml), await readModel(xml.replaceAll(from, to)))
  expect(changes).toHaveLength(expected.length)
  expect(changes).toMatchObject(expected)
})

test('to lay out a model for the first time moves nothing', async () => {
  const drawn = await readModel(sampleModel({ name: 'A', index: 0, steps: [{ name: 'A', lane: 'L', type: 'task' }] }))
  const elements = new Map([...drawn.elements].map(([id, element]) => [id, { ...element, place: null }]))
  expect(differenceOf({ ...drawn, elements, isDrawn: false }, drawn)).toEqual([])
})

test('an attribute that is called like a field of ours is not overlooked', async () => {
  const withType = (type: string) => readModel(nested.replace('id="visit"', `id="visit" type="${type}"`))
  expect(differenceOf(await withType('x'), await withType('y'))).toMatchObject([{ id: 'visit', kind: 'changed' }])
})

function property(name: string, before: unknown, after: unknown) {
  return { property: name, before, after }
}

const summary = (change: ElementChange | undefined) =>
  change && { kind: change.kind, id: change.id, properties: change.changes.map(({ property }) => property) }
