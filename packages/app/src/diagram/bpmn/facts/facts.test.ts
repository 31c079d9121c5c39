import {
  elementsOf,
  idOf,
  isElement,
  type ModdleElement,
  readDefinitions,
  readModel,
  roleLetters,
  writeXml,
} from '@embpm/bpmn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newNamed, type FactName, type Facts } from '../../modeler/ModelerFacts.js'
import type { DrawnElement } from '../library.js'
import { allFacts } from './allFacts.js'
import type { Editor } from './Fact.js'

const model = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:emb="urn:embpm:bpmn:1" xmlns:acme="urn:acme" id="D" targetNamespace="urn:test">
  <message id="Order" name="Order" />
  <process id="P">
    <startEvent id="Start"><outgoing>F1</outgoing><messageEventDefinition id="Start_m" messageRef="Order" /></startEvent>
    <userTask id="Bare"><incoming>F1</incoming><outgoing>F2</outgoing><outgoing>F3</outgoing></userTask>
    <userTask id="Foreign">
      <documentation>One</documentation><documentation>Two</documentation>
      <extensionElements>
        <acme:retry times="3"><acme:after>PT5M</acme:after></acme:retry>
        <emb:step acme:seen="yes" duration="5"><emb:role letter="X" ref="ROL-9" /><emb:link kind="planets" ref="MARS" /></emb:step>
      </extensionElements>
      <incoming>F2</incoming>
    </userTask>
    <intermediateCatchEvent id="Timer"><incoming>F3</incoming><timerEventDefinition id="Timer_t"><timeDate xsi:type="tFormalExpression" acme:zone="Berlin">2026-11-30</timeDate></timerEventDefinition></intermediateCatchEvent>
    <callActivity id="Call" />
    <sequenceFlow id="F1" sourceRef="Start" targetRef="Bare" />
    <sequenceFlow id="F2" sourceRef="Bare" targetRef="Foreign" />
    <sequenceFlow id="F3" sourceRef="Bare" targetRef="Timer" />
  </process>
</definitions>`

/** A model without a canvas, whose elements are changed by the same facts. */
async function opened() {
  const { definitions } = await readDefinitions(model)
  const [process] = elementsOf(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process')
  const nodeOf = (id: string): ModdleElement => {
    const found = process && elementsOf(process, 'flowElements').find((one) => idOf(one) === id)
    if (!found) throw new Error(`There is no ${id}`)
    return found
  }
  const drawn = (node: ModdleElement): DrawnElement => ({
    id: idOf(node),
    type: node.$type,
    x: 0,
    y: 0,
    width: 100,
    height: 80,
    businessObject: { $type: node.$type, id: idOf(node) },
  })
  const change = (node: ModdleElement, properties: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(properties)) node.set(name, value)
  }
  const editorOf = (id: string): Editor => {
    const node = nodeOf(id)
    return {
      node,
      element: drawn(node),
      definitions,
      label: (text) => change(node, { name: text }),
      set: (properties) => change(node, properties),
      setAt: (element, properties) => change(nodeOf(element.id), properties),
      setOf: change,
      create: (type, properties, parent) => {
        const made = node.$model.create(type, { ...(type === 'bpmn:Message' && { id: 'Made' }), ...properties })
        if (!isElement(made)) throw new TypeError(type)
        made.$parent = parent
        return made
      },
    }
  }
  return {
    read: <N extends FactName>(id: string, name: N): Facts[N] | undefined => allFacts[name].read(editorOf(id)),
    write: <N extends FactName>(id: string, name: N, value: Facts[N]) => allFacts[name].write(editorOf(id), value),
    saved: async (id: string) => {
      const { elements, references } = await readModel(await writeXml(definitions))
      const found = elements.get(id) ?? references.get(id)
      if (!found) throw new Error(`${id} is not saved`)
      return found
    },
    xml: () => writeXml(definitions),
  }
}

const word = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((text) => /^[\w <>&"';:/(){}=-]+$/.test(text) && text.trim() === text)

const arbitrary: { readonly [N in FactName]?: { id: string; value: fc.Arbitrary<Facts[N]> } } = {
  name: { id: 'Bare', value: word },
  documentation: { id: 'Foreign', value: word },
  roles: {
    id: 'Foreign',
    value: fc.array(fc.record({ letter: fc.constantFrom(...roleLetters), ref: word, name: word }), { maxLength: 6 }),
  },
  links: {
    id: 'Foreign',
    value: fc.array(
      fc.record({ kind: fc.constantFrom('transactions' as const, 'services' as const), ref: word, name: word }),
      { maxLength: 6 },
    ),
  },
  figures: {
    id: 'Bare',
    value: fc.record({
      duration: fc.option(fc.integer({ min: 0, max: 10_000 })),
      waiting: fc.option(fc.integer({ min: 0, max: 10_000 })),
      cost: fc.integer({ min: 0, max: 10_000 }),
      currency: fc.constantFrom('EUR', 'PLN'),
    }),
  },
  condition: { id: 'F2', value: fc.record({ text: word, language: fc.constantFrom('', 'FEEL') }) },
  timer: { id: 'Timer', value: fc.record({ kind: fc.constantFrom('date', 'duration', 'cycle'), text: word }) },
  loop: {
    id: 'Bare',
    value: fc.oneof(
      fc.constant({ kind: 'none' as const, condition: '', count: '' }),
      fc.record({ kind: fc.constantFrom('parallel', 'sequential'), condition: word, count: word }),
      fc.record({ kind: fc.constant('standard' as const), condition: word, count: fc.constantFrom('', '7') }),
    ),
  },
  calledElement: { id: 'Call', value: word },
}

function namesOf<T extends object>(record: T): (keyof T)[]
function namesOf(record: object): string[] {
  return Object.keys(record)
}

describe('what is written is what is read', () => {
  test.each(namesOf(arbitrary))('%s', async (name) => {
    const check = async <N extends FactName>(fact: N) => {
      const given = arbitrary[fact]
      if (!given) throw new Error(`There is nothing to try for ${fact}`)
      await fc.assert(
        fc.asyncProperty(given.value, async (value) => {
          const { read, write } = await opened()
          write(given.id, fact, value)
          expect(read(given.id, fact)).toEqual(value)
        }),
        { numRuns: 40 },
      )
    }
    await check(name)
  })
})

test('roles, links and figures are saved, and read again', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrary.roles?.value ?? fc.constant([]), async (roles) => {
      const { write, saved } = await opened()
      write('Bare', 'roles', roles)
      expect((await saved('Bare')).roles).toEqual(roles)
    }),
    { numRuns: 40 },
  )
})

test('the extension comes with the first thing it says and goes with the last', async () => {
  const { write, xml } = await opened()
  const before = await xml()
  const none = { duration: null, waiting: null, cost: null, currency: null }
  write('Bare', 'figures', { ...none, duration: 3 })
  write('Bare', 'roles', [{ letter: 'A', ref: 'ROL-1', name: 'Sales clerk' }])
  write('Bare', 'figures', none)
  expect(await xml()).toContain('<emb:role letter="A"')
  write('Bare', 'roles', [])
  expect(await xml()).toBe(before)
})

test('what others have put beside and into the extension stays', async () => {
  const { write, xml } = await opened()
  write('Foreign', 'roles', [{ letter: 'A', ref: 'ROL-1', name: 'Sales clerk' }])
  write('Foreign', 'links', [{ kind: 'transactions', ref: 'TX-1', name: 'VA01' }])
  write('Foreign', 'figures', { duration: null, waiting: null, cost: null, currency: null })
  write('Foreign', 'roles', [])
  write('Foreign', 'links', [])
  const text = await xml()
  for (const foreign of ['<acme:retry times="3">', 'PT5M', 'acme:seen="yes"', 'letter="X"', 'kind="planets"'])
    expect(text).toContain(foreign)
  expect(text).not.toContain('ROL-1"')
})

test('an expression that another tool has noted something at stays the same node', async () => {
  const { write, xml } = await opened()
  write('Timer', 'timer', { kind: 'date', text: '2027-01-01' })
  expect(await xml()).toMatch(/<(?:\w+:)?timeDate[^>]* acme:zone="Berlin"[^>]*>2027-01-01</)
})

test('paragraphs are one text, and become one when they are changed', async () => {
  const { read, write, saved } = await opened()
  expect(read('Foreign', 'documentation')).toBe('One\n\nTwo')
  write('Foreign', 'documentation', '<b onclick=alert(1)>')
  expect((await saved('Foreign')).documentation).toBe('<b onclick=alert(1)>')
  write('Foreign', 'documentation', '')
  expect((await saved('Foreign')).documentation).toBe('')
})

test('a message is renamed in its place, made anew, chosen, and let go', async () => {
  const { read, write, saved } = await opened()
  const naming = () =>
    read('Start', 'naming') ?? { kind: 'message' as const, id: null, name: '', code: null, known: [] }
  write('Start', 'naming', { ...naming(), name: 'Customer order' })
  expect((await saved('Order')).name).toBe('Customer order')
  write('Start', 'naming', { ...naming(), id: newNamed, name: 'Reminder' })
  expect(naming()).toMatchObject({ id: 'Made', name: 'Reminder', known: [{ id: 'Order' }, { id: 'Made' }] })
  write('Start', 'naming', { ...naming(), id: 'Order', name: 'Reminder' })
  expect(naming()).toMatchObject({ id: 'Order', name: 'Customer order' })
  write('Start', 'naming', { ...naming(), id: null })
  expect(naming()).toMatchObject({ id: null, known: [{ id: 'Order' }, { id: 'Made' }] })
})

test('a default flow is one of those that lead on', async () => {
  const { read, write, saved } = await opened()
  const flows = [
    { id: 'F2', name: 'Foreign' },
    { id: 'F3', name: 'Timer' },
  ]
  expect(read('Bare', 'defaultFlow')).toEqual({ id: null, flows })
  write('Bare', 'defaultFlow', { id: 'F3', flows })
  expect((await saved('Bare')).properties).toMatchObject({ default: 'F3' })
  expect(read('F3', 'isDefault')).toBe(true)
  expect(read('F2', 'isDefault')).toBe(false)
})

test.each([
  ['Start', ['condition', 'timer', 'loop', 'roles', 'figures', 'calledElement']],
  ['F1', ['roles', 'links', 'figures', 'condition', 'isDefault', 'loop', 'naming']],
  ['Timer', ['naming', 'linkName', 'interrupting', 'loop']],
] as const)('%s does not say what its kind does not have', async (id, names) => {
  const { read } = await opened()
  for (const name of names) expect(read(id, name), name).toBeUndefined()
})
