import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, type Place, type ProcessModel, readModel, sampleModel } from '../index.js'
import { extended, nested, order } from '../testing/models.js'
import { overlapping } from '../testing/overlapping.js'
import { ranksOf } from './ranksOf.js'
import { withLayout } from './withLayout.js'

const steps = Array.from({ length: 9 }, (_, index) => ({
  name: `Step ${index}`,
  lane: `Lane ${index % 3}`,
  type: 'task' as const,
}))
const undrawn = sampleModel({ name: 'A', index: 3, steps }).replace(/<bpmndi:BPMNDiagram.*BPMNDiagram>/s, '')

/** Processes of any shape: circles, gaps, events on steps, notes, with lanes or without, in a pool or not. */
const texts = fc
  .record({
    lanes: fc.nat(3),
    hasPool: fc.boolean(),
    nodes: fc.array(
      fc.record({
        lane: fc.nat(2),
        tag: fc.constantFrom('task', 'exclusiveGateway', 'subProcess'),
        hasEvent: fc.boolean(),
        hasNote: fc.boolean(),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    flows: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 }),
  })
  .map(({ lanes, hasPool, nodes, flows }) => {
    const laneXml = Array.from({ length: lanes }, (_, lane) => {
      const inside = nodes.flatMap((node, index) =>
        node.lane === lane ? [`<flowNodeRef>n${index}</flowNodeRef>`] : [],
      )
      return `<lane id="l${lane}">${inside.join('')}</lane>`
    })
    const nodeXml = nodes.map(({ tag, hasEvent, hasNote }, index) => {
      const inner =
        tag === 'subProcess' && hasNote
          ? `<task id="i${index}" /><task id="j${index}" /><sequenceFlow id="k${index}" sourceRef="i${index}" targetRef="j${index}" />`
          : ''
      const event =
        hasEvent && tag !== 'exclusiveGateway'
          ? `<boundaryEvent id="e${index}" attachedToRef="n${index}" /><sequenceFlow id="ef${index}" sourceRef="e${index}" targetRef="n0" />`
          : ''
      const note = hasNote
        ? `<textAnnotation id="t${index}" /><association id="a${index}" sourceRef="n${index}" targetRef="t${index}" />`
        : ''
      return `<${tag} id="n${index}">${inner}</${tag}>${event}${note}`
    })
    const flowXml = flows.map(
      ([from, to], index) =>
        `<sequenceFlow id="f${index}" sourceRef="n${from % nodes.length}" targetRef="n${to % nodes.length}" />`,
    )
    const pool = hasPool
      ? '<collaboration id="c"><participant id="pool" processRef="p" /><participant id="other" /><messageFlow id="m" sourceRef="other" targetRef="n0" /></collaboration>'
      : ''
    return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL">${pool}<process id="p">${lanes > 0 ? `<laneSet>${laneXml.join('')}</laneSet>` : ''}${nodeXml.join('')}${flowXml.join('')}</process></definitions>`
  })

const missing = ({ elements }: ProcessModel) =>
  [...elements.values()].filter(({ place }) => place === null).map(({ id }) => id)

const isOrthogonal = (place: Place | null) =>
  place !== null &&
  'waypoints' in place &&
  place.waypoints.every((point, index) => {
    const last = place.waypoints[index - 1]
    return last === undefined || last.x === point.x || last.y === point.y
  })

async function expectLaidOut(xml: string) {
  const model = await readModel(await withLayout(xml))
  expect(missing(model)).toEqual([])
  expect(overlapping(model.elements)).toEqual([])
  expect(differenceOf(await readModel(xml), model)).toEqual([])
  return model
}

test.each(Object.entries({ order, nested, extended, undrawn }))(
  '%s: everything is drawn, and only that is new',
  async (_, xml) => {
    await expectLaidOut(xml)
  },
)

test('a model of any shape is drawn as a whole, and nothing overlaps', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (xml) => {
      const { elements } = await expectLaidOut(xml)
      for (const { type, place } of elements.values())
        if (type === 'bpmn:SequenceFlow') expect(isOrthogonal(place)).toBe(true)
    }),
    { numRuns: 120 },
  )
})

test('a flow of messages leads around the steps that lie between', async () => {
  const { elements } = await readModel(await withLayout(order))
  const step = elements.get('reject')?.place
  const way = elements.get('mf2')?.place
  if (!step || !way || !('width' in step) || !('waypoints' in way)) throw new Error('not drawn')
  const columns = way.waypoints.filter(({ y }, index) => y !== way.waypoints[index - 1]?.y).map(({ x }) => x)
  expect(Math.max(...columns)).toBeGreaterThan(step.x + step.width)
  expect(isOrthogonal(way)).toBe(true)
})

test('a model that is drawn is drawn anew', async () => {
  const once = await withLayout(undrawn)
  expect(await withLayout(once)).toBe(once)
})

test('a model as large as the limits is laid out', async () => {
  const task = (_: unknown, index: number) =>
    `<task id="t${index}" /><sequenceFlow id="f${index}" sourceRef="t${index}" targetRef="t${index + 1}" />`
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p">${Array.from({ length: 4999 }, task).join('')}<task id="t4999" /></process></definitions>`
  expect(missing(await readModel(await withLayout(xml)))).toEqual([])
})

test('a rank is the length of the longest way, and a way back does not count', () => {
  const ways = [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
    ['c', 'b'],
    ['c', 'd'],
  ].map(([source = '', target = '']) => ({ source, target }))
  expect([...ranksOf(['a', 'b', 'c', 'd', 'e'], ways)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['e', 0],
  ])
})
