import { expect, test } from 'vitest'
import { readCopied, toText } from './copiedElements.js'

const create = ($type: string, properties: object) => {
  if (!$type.startsWith('bpmn:') && !$type.startsWith('bpmndi:')) throw new Error('unknown type')
  return { $type, ...properties }
}

const task = {
  id: 'Task_1',
  priority: 1,
  x: 10,
  y: 20,
  width: 108,
  height: 60,
  businessObject: {
    $type: 'bpmn:Task',
    id: 'Task_1',
    name: 'Pack',
    eventDefinitions: [{ $type: 'bpmn:Timer', id: 'T' }],
  },
  di: { $type: 'bpmndi:BPMNShape', id: 'Task_1_di', bpmnElement: { $type: 'bpmn:Task', id: 'Task_1' } },
}

test('reads what was written, without the ids that it had', () => {
  const tree = readCopied(toText({ 0: [task] }), create)
  expect(tree?.[0]).toEqual([
    {
      ...task,
      businessObject: { $type: 'bpmn:Task', name: 'Pack', eventDefinitions: [{ $type: 'bpmn:Timer' }] },
      di: {
        $type: 'bpmndi:BPMNShape',
        bpmnElement: { $type: 'bpmn:Task', name: 'Pack', eventDefinitions: [{ $type: 'bpmn:Timer' }] },
      },
    },
  ])
  expect(tree?.[0]?.[0]?.di).toHaveProperty('bpmnElement', tree?.[0]?.[0]?.businessObject)
})

test.each([
  ['no text', ''],
  ['another text', 'Dear Anna'],
  ['JSON of others', '{"a":1}'],
  ['BPMN as XML', '<definitions/>'],
  ['nothing', toText({})],
  ['nothing in it', toText({ 0: [] })],
  ['an element without its model', toText({ 0: [{ ...task, businessObject: undefined }] })],
  ['a kind that the model does not know', toText({ 0: [{ ...task, businessObject: { $type: 'evil:Thing' } }] })],
  [
    'a line without its ends',
    toText({
      0: [
        {
          ...task,
          waypoints: [
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ],
        },
      ],
    }),
  ],
  ['a line to what was not copied', toText({ 0: [{ ...task, source: 'Task_1', target: 'Gone' }] })],
  ['a negative size', toText({ 0: [{ ...task, width: -1 }] })],
  ['a depth that is none', toText({ x: [task] })],
  ['a file that is too large', toText({ 0: [{ ...task, name: 'x'.repeat(5_000_001) }] })],
])('refuses %s', (_, text) => expect(readCopied(text, create)).toBeNull())

test('sets no prototype and nothing that the model sets by itself', () => {
  const text = toText({ 0: [task] }).replace(
    '"name":"Pack"',
    '"__proto__":{"evil":true},"$parent":{"a":1},"name":"Pack"',
  )
  const model = readCopied(text, create)?.[0]?.[0]?.businessObject
  expect(model).not.toHaveProperty('evil')
  expect(model).not.toHaveProperty('$parent')
  expect(model).toHaveProperty('name', 'Pack')
})
