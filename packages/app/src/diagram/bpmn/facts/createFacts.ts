import { elementOf, elementsOf, idOf, isElement, type ModdleElement, textOf } from '@embpm/bpmn'
import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import { dequal } from 'dequal/lite'
import type { ElementFacts, FactName, Facts, ModelerFacts } from '../../modeler/ModelerFacts.js'
import {
  describe,
  isDrawn,
  type DrawnElement,
  type ElementRegistry,
  type EventBus,
  type Selection,
} from '../library.js'
import { allFacts } from './allFacts.js'
import type { Editor, Subject } from './Fact.js'

/** The services of bpmn-js that change a model. */
interface Modeling {
  updateLabel: (element: DrawnElement, text: string) => void
  updateProperties: (element: DrawnElement, properties: Record<string, unknown>) => void
  updateModdleProperties: (element: DrawnElement, node: ModdleElement, properties: Record<string, unknown>) => void
}

interface BpmnFactory {
  create: (type: string, properties: Record<string, unknown>) => unknown
}

interface Roots {
  getRootElement: () => DrawnElement
  getRootElements: () => readonly DrawnElement[]
}

/** What is done within it is one step back. */
interface Together {
  run: () => void
}

interface CommandStack {
  register: (name: string, handler: { preExecute: (context: Together) => void }) => void
  execute: (name: string, context: Together) => void
}

/** After the library's own listeners: what has changed is drawn, and what is selected is known. */
const last = 100

const command = 'emb.setFact'

/** Reads and changes what the elements of a diagram say, each change by the commands of bpmn-js. */
export function createFacts(viewer: BaseViewer): ModelerFacts {
  const registry = viewer.get<ElementRegistry>('elementRegistry')
  const canvas = viewer.get<Roots>('canvas')
  const bus = viewer.get<EventBus>('eventBus')
  const selection = viewer.get<Selection>('selection')
  const modeling = viewer.get<Modeling>('modeling')
  const factory = viewer.get<BpmnFactory>('bpmnFactory')
  const stack = viewer.get<CommandStack>('commandStack')
  stack.register(command, { preExecute: ({ run }) => run() })

  const watchers = new Set<() => void>()
  const tell = () => {
    for (const onChange of watchers) onChange()
  }
  for (const event of ['commandStack.changed', 'import.done', 'selection.changed']) bus.on(event, last, tell)

  const whole = (): DrawnElement | undefined => {
    const pools = registry.getAll().filter(({ type }) => type === 'bpmn:Participant')
    if (pools.length === 1) return pools[0]
    // Asking a canvas without a file for its root makes one.
    return canvas.getRootElements().length > 0 ? canvas.getRootElement() : undefined
  }

  const subjectOf = (id: string | null): Subject | null => {
    const element = id === null ? whole() : registry.get(id)
    const node: unknown = element?.businessObject
    const definitions: unknown = viewer.getDefinitions()
    return element && isElement(node) && isElement(definitions) ? { element, node, definitions } : null
  }

  const editorOf = (subject: Subject): Editor => ({
    ...subject,
    label: (text) => modeling.updateLabel(subject.element, text),
    set: (properties) => modeling.updateProperties(subject.element, properties),
    setAt: (element, properties) => modeling.updateProperties(element, properties),
    setOf: (node, properties) => modeling.updateModdleProperties(subject.element, node, properties),
    create: (type, properties, parent) => {
      const made = factory.create(type, properties)
      if (!isElement(made)) throw new TypeError(`bpmn-js makes no ${type}`)
      made.$parent = parent
      return made
    },
  })

  return {
    factsOf: (id) => {
      const subject = subjectOf(id)
      if (!subject) return null
      const { element, node } = subject
      const { type, trigger } = describe(element, undefined)
      return { id: idOf(node), type, trigger, lane: laneOf(node), facts: readAll(subject) }
    },
    setFact: (id, name, value) => {
      const subject = subjectOf(id)
      if (!subject) return
      const { read, write } = allFacts[name]
      const before = read(subject)
      if (before === undefined || dequal(before, value)) return
      stack.execute(command, { run: () => write(editorOf(subject), value) })
    },
    watchFacts: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    selectedIds: () => selection.get().map(({ id, labelTarget }) => labelTarget?.id ?? id),
    countElements: () => registry.getAll().filter(isDrawn).length,
  }
}

function readAll(subject: Subject): ElementFacts['facts'] {
  const said: Partial<Facts> = {}
  const read = <N extends FactName>(name: N) => {
    const value = allFacts[name].read(subject)
    if (value !== undefined) said[name] = value
  }
  for (const name of namesOf(allFacts)) read(name)
  return said
}

function namesOf<T extends object>(record: T): (keyof T)[]
function namesOf(record: object): string[] {
  return Object.keys(record)
}

/** Name of the innermost lane that names a node. */
function laneOf(node: ModdleElement): string | null {
  let around: ModdleElement | undefined = node.$parent
  let holding = node
  // What is inside a subprocess lies in the lane of that.
  for (; around && !around.$instanceOf('bpmn:Process'); around = around.$parent) holding = around
  if (!around) return null
  const find = (sets: readonly ModdleElement[]): ModdleElement | undefined => {
    for (const lane of sets.flatMap((set) => elementsOf(set, 'lanes'))) {
      const inner = elementOf(lane, 'childLaneSet')
      const found = inner && find([inner])
      if (found) return found
      if (elementsOf(lane, 'flowNodeRef').includes(holding)) return lane
    }
    return undefined
  }
  const lane = find(elementsOf(around, 'laneSets'))
  return lane ? textOf(lane, 'name') : null
}
