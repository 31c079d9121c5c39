import * as fc from 'fast-check'
import type { BpmnElement, Place, ProcessModel, StepRole } from '../index.js'

const letters = ['R', 'A', 'C', 'I'] as const
const types = ['bpmn:Task', 'bpmn:UserTask', 'bpmn:ExclusiveGateway', 'bpmn:IntermediateCatchEvent'] as const

const role = fc.record({
  letter: fc.constantFrom(...letters),
  ref: fc.constantFrom('r1', 'r2', 'r3'),
  name: fc.string(),
})
const link = fc.record({
  kind: fc.constantFrom('transactions', 'ricefws'),
  ref: fc.constantFrom('o1', 'o2'),
  name: fc.string(),
})
const distinct = <T extends { ref: string }>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { maxLength: 3, selector: ({ ref }) => ref })
const number = fc.option(fc.nat(500))
const box = fc.record({ x: fc.nat(2000), y: fc.nat(2000), width: fc.constant(108), height: fc.constant(60) })
const timer = fc.record({
  $type: fc.constant('bpmn:TimerEventDefinition'),
  id: fc.uuid(),
  timeDuration: fc.record({ body: fc.string() }),
})

const node = fc.record({
  type: fc.constantFrom(...types),
  name: fc.string(),
  lane: fc.option(fc.constantFrom('lane1', 'lane2')),
  roles: distinct(role),
  links: distinct(link),
  figures: fc.record({
    duration: number,
    waiting: number,
    cost: number,
    currency: fc.option(fc.constantFrom('EUR', 'CHF')),
  }),
  documentation: fc.string(),
  properties: fc.record(
    {
      eventDefinitions: fc.uniqueArray(timer, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
      extensionElements: fc.array(fc.record({ $type: fc.constant('x:y'), $body: fc.string() }), { maxLength: 2 }),
      isForCompensation: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
  place: box,
})

const nothing = {
  parent: null,
  lane: null,
  attachedTo: null,
  source: null,
  target: null,
  roles: [],
  links: [],
  figures: { duration: null, waiting: null, cost: null, currency: null },
  documentation: '',
  properties: {},
} satisfies Partial<BpmnElement>

/** Models of one pool with two lanes, nodes of several kinds and flows between them. */
export const models: fc.Arbitrary<ProcessModel> = fc
  .record({
    nodes: fc.array(node, { minLength: 1, maxLength: 8 }),
    flows: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.option(fc.string())), { maxLength: 8 }),
  })
  .map(({ nodes, flows }) => {
    const place = { x: 0, y: 0, width: 900, height: 240 }
    const elements: BpmnElement[] = [
      { ...nothing, id: 'pool', type: 'bpmn:Participant', name: 'Pool', place },
      ...['lane1', 'lane2'].map((id) => ({ ...nothing, id, type: 'bpmn:Lane', name: id, parent: 'pool', place })),
      ...nodes.map((one, index) => ({ ...nothing, ...one, id: `node${index}`, parent: 'pool' })),
      ...flows.map(([from, to, condition], index) => ({
        ...nothing,
        id: `flow${index}`,
        type: 'bpmn:SequenceFlow',
        name: '',
        parent: 'pool',
        source: `node${from % nodes.length}`,
        target: `node${to % nodes.length}`,
        properties:
          condition === null ? {} : { conditionExpression: { $type: 'bpmn:FormalExpression', body: condition } },
        place: {
          waypoints: [
            { x: from % 1000, y: 0 },
            { x: to % 1000, y: 0 },
          ],
        },
      })),
    ]
    return modelWith(elements)
  })

/** An edit of a model, and what must be told of it. */
export interface Edited {
  model: ProcessModel
  expected: { kind: string; id: string; properties: string[] }
}

type Edit = (model: ProcessModel, seed: number) => Edited | null

/** Changes one element; `null` where the model has none to which it could happen. */
const change =
  (
    prefix: string,
    properties: (element: BpmnElement) => string[],
    edit: (element: BpmnElement, seed: number) => Partial<BpmnElement> | null,
    kind = 'changed',
  ): Edit =>
  (model, seed) => {
    const all = [...model.elements.values()]
    const some = all.filter(({ id }) => id.startsWith(prefix))
    const element = some[seed % some.length]
    const edited = element && edit(element, seed)
    if (!element || !edited) return null
    const rest = all.map((one) => (one === element ? { ...one, ...edited } : one))
    return { model: modelWith(rest), expected: { kind, id: element.id, properties: properties(element) } }
  }

const always =
  (...properties: string[]) =>
  () =>
    properties

/** One edit each, of what somebody can do in a modeller. */
export const edits: Record<string, Edit> = {
  rename: change('', always('name'), ({ name }) => ({ name: `${name}!` })),
  retype: change('node', always('type'), ({ type }) => ({ type: `${type}2` })),
  document: change('node', always('documentation'), ({ documentation }) => ({ documentation: `${documentation}.` })),
  move: change('', always('place'), ({ place }, seed) => ({ place: shifted(place, 1 + (seed % 50)) }), 'moved'),
  draw: change('node', always('place'), ({ place }) => ({ place: shifted(place, 7) }), 'moved'),
  changeLane: change('node', always('lane'), ({ lane }) => ({ lane: lane === 'lane1' ? 'lane2' : 'lane1' })),
  attach: change('node', always('attachedTo'), () => ({ attachedTo: 'node0' })),
  reconnect: change('flow', always('target'), () => ({ target: 'pool' })),
  turn: change(
    'flow',
    ({ source }) => (source === 'pool' ? [] : ['source']),
    () => ({ source: 'pool' }),
  ),
  giveRole: change('node', always('roles'), ({ roles }) => ({
    roles: [...roles, { letter: 'A', ref: 'new', name: '' }],
  })),
  takeRole: change('node', always('roles'), ({ roles }) => (roles.length > 0 ? { roles: roles.slice(1) } : null)),
  changeLetter: change('node', always('roles'), ({ roles }) => {
    const [first, ...others] = roles
    return first ? { roles: [...others, otherLetter(first)] } : null
  }),
  link: change('node', always('links'), ({ links }) => ({
    links: [{ kind: 'services', ref: 'new', name: '' }, ...links],
  })),
  unlink: change('node', always('links'), ({ links }) => (links.length > 0 ? { links: links.slice(0, -1) } : null)),
  estimate: change('node', always('figures.duration'), ({ figures }) => ({
    figures: { ...figures, duration: (figures.duration ?? 0) + 1 },
  })),
  setCondition: change(
    'flow',
    ({ properties }) => ['conditionExpression' in properties ? 'conditionExpression.body' : 'conditionExpression'],
    () => ({ properties: { conditionExpression: { $type: 'bpmn:FormalExpression', body: '\u0000 new' } } }),
  ),
  setTimer: (model, seed) => {
    const definition = (element: BpmnElement) => firstDefinition(element)
    return change(
      'node',
      (element) => [`eventDefinitions.${definition(element)?.id}.timeDuration.body`],
      (element) => {
        const first = definition(element)
        if (!first) return null
        const others = definitionsOf(element).slice(1)
        return {
          properties: {
            ...element.properties,
            eventDefinitions: [...others, { ...first, timeDuration: { body: '\u0000' } }],
          },
        }
      },
    )(model, seed)
  },
  add: (model, seed) => {
    const element = { ...nothing, id: 'added', type: 'bpmn:Task', name: `${seed}`, place: null }
    const all = [...model.elements.values()]
    return {
      model: modelWith(all.toSpliced(seed % (all.length + 1), 0, element)),
      expected: { kind: 'added', id: 'added', properties: [] },
    }
  },
  remove: (model, seed) => {
    const all = [...model.elements.values()]
    const gone = all[seed % all.length]
    return gone
      ? {
          model: modelWith(all.filter((one) => one !== gone)),
          expected: { kind: 'removed', id: gone.id, properties: [] },
        }
      : null
  },
}

interface Definition {
  id: string
}

function definitionsOf({ properties }: BpmnElement): Definition[] {
  const list = properties.eventDefinitions
  const isDefinition = (one: unknown): one is Definition => typeof one === 'object' && one !== null && 'id' in one
  return Array.isArray(list) ? list.filter(isDefinition) : []
}

const firstDefinition = (element: BpmnElement) => definitionsOf(element)[0]

const otherLetter = (role: StepRole): StepRole => ({ ...role, letter: role.letter === 'A' ? 'R' : 'A' })

function shifted(place: Place | null, by: number): Place {
  if (place === null) return { x: by, y: 0, width: 1, height: 1 }
  return 'waypoints' in place
    ? { waypoints: place.waypoints.map(({ x, y }) => ({ x: x + by, y })) }
    : { ...place, x: place.x + by }
}

function modelWith(elements: readonly BpmnElement[]): ProcessModel {
  return { elements: new Map(elements.map((one) => [one.id, one])), references: new Map(), isDrawn: true, warnings: [] }
}

/** The same model from a file of another order: elements, roles, links and what has ids in lists. */
export function shuffled(model: ProcessModel, numbers: Iterator<number>): ProcessModel {
  const mix = <T>(list: readonly T[]) =>
    list
      .map((value) => ({ value, at: Number(numbers.next().value) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value)
  return modelWith(
    mix([...model.elements.values()]).map((element) => ({
      ...element,
      roles: mix(element.roles),
      links: mix(element.links),
      properties: Object.fromEntries(
        mix(Object.entries(element.properties)).map(([name, value]) => [
          name,
          name === 'eventDefinitions' && Array.isArray(value) ? mix<unknown>(value) : value,
        ]),
      ),
    })),
  )
}
