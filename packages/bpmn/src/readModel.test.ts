import { expect, test } from 'vitest'
import { readDefinitions, readModel, writeXml } from './index.js'
import { extended, nested, order } from './testing/models.js'

test('pools, lanes, nodes, data, notes, groups and flows are elements; what they refer to stands beside them', async () => {
  const { elements, references, isDrawn, warnings } = await readModel(order)
  expect([...elements.values()].map(({ id, type }) => `${id} ${type.slice(5)}`).join(', ')).toBe(
    'customer Participant, shop Participant, mf1 MessageFlow, mf2 MessageFlow, sales Lane, inside Lane, outside Lane, stock Lane, ' +
      'start StartEvent, check UserTask, dia DataInputAssociation, gate ExclusiveGateway, reject SendTask, ship Task, end EndEvent, ' +
      'form DataObjectReference, f1 SequenceFlow, f2 SequenceFlow, f3 SequenceFlow, f4 SequenceFlow, f5 SequenceFlow, f6 SequenceFlow, ' +
      'note TextAnnotation, as1 Association, group Group',
  )
  expect([...references.keys()]).toEqual(['m1', 'co', 'p1', 'object'])
  expect(references.get('p1')).toMatchObject({
    name: 'Order to cash',
    parent: 'shop',
    documentation: 'How an order becomes cash.',
    properties: { isExecutable: true },
  })
  expect(isDrawn).toBe(false)
  expect(warnings).toEqual([])
})

test('each element knows its pool, its innermost lane and its ends', async () => {
  const { elements } = await readModel(order)
  expect(elements.get('shop')).toMatchObject({ name: 'Shop & Sons', parent: null, lane: null, place: null })
  expect(elements.get('check')).toMatchObject({ parent: 'shop', lane: 'inside' })
  expect(elements.get('inside')).toMatchObject({ parent: 'shop', lane: 'sales' })
  expect(elements.get('mf1')).toMatchObject({
    parent: null,
    source: 'customer',
    target: 'start',
    properties: { messageRef: 'm1' },
  })
  expect(elements.get('dia')).toMatchObject({ source: 'form', target: 'check' })
  expect(elements.get('as1')).toMatchObject({ parent: 'shop', source: 'check', target: 'note' })
  expect(elements.get('note')?.name).toBe('Within a day')
  expect(elements.get('group')).toMatchObject({ name: 'Paperwork', properties: { categoryValueRef: 'cv' } })
})

test('all else is plain JSON: references as ids, no defaults, nothing of the diagram', async () => {
  const { elements } = await readModel(order)
  expect(elements.get('start')?.properties).toEqual({
    eventDefinitions: [{ $type: 'bpmn:MessageEventDefinition', id: 'med', messageRef: 'm1' }],
  })
  expect(elements.get('gate')?.properties).toEqual({ default: 'f4' })
  expect(elements.get('f3')?.properties).toEqual({
    conditionExpression: { $type: 'bpmn:FormalExpression', language: 'FEEL', body: 'valid = true' },
  })
  expect(elements.get('ship')?.properties).toEqual({})
  expect(elements.get('check')?.documentation).toBe('First paragraph.\n\nSecond <b>paragraph</b>.')
})

test('subprocesses hold their elements, and events know what they are attached to', async () => {
  const { elements } = await readModel(nested)
  expect(elements.get('visit')).toMatchObject({ parent: 'inspect' })
  expect(elements.get('inspect')).toMatchObject({ parent: 'assess' })
  expect(elements.get('assess')).toMatchObject({ parent: null })
  expect(elements.get('late')).toMatchObject({
    attachedTo: 'assess',
    properties: {
      cancelActivity: false,
      eventDefinitions: [
        {
          $type: 'bpmn:TimerEventDefinition',
          id: 'timer',
          timeDuration: { $type: 'bpmn:FormalExpression', body: 'P2D' },
        },
      ],
    },
  })
  expect(elements.get('remind')?.properties).toMatchObject({
    loopCharacteristics: { isSequential: true, loopCardinality: { body: '3' } },
  })
})

test.each(Object.entries({ order, nested, extended }))('%s: nothing is lost when it is written', async (_, xml) => {
  const { definitions } = await readDefinitions(xml)
  expect(await readModel(await writeXml(definitions))).toEqual(await readModel(xml))
})

test('elements without an id get one', async () => {
  const { elements } = await readModel(nested.replace(' id="visit"', '').replace(' id="remind"', ''))
  expect([...elements.keys()]).toEqual(expect.arrayContaining(['Task_n1', 'UserTask_n2']))
})

test('what is not understood is left out and told', async () => {
  const { elements, warnings } = await readModel(nested.replace('<bpmn:task ', '<bpmn:wish '))
  expect(elements.has('visit')).toBe(false)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('bpmn:wish')
})

test('an attribute that refers to another file is kept', async () => {
  const xml = order.replace('sourceRef="ship" targetRef="customer"', 'sourceRef="ship" targetRef="other:pool"')
  const { definitions, warnings } = await readDefinitions(xml)
  expect(warnings).toEqual(['unresolved reference <other:pool>'])
  expect(await writeXml(definitions)).toContain('targetRef="other:pool"')
})
