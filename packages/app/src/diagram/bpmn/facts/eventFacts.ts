import { elementOf, elementsOf, type ModdleElement, textOf } from '@embpm/bpmn'
import type { Timer, TimerKind } from '../../modeler/ModelerFacts.js'
import { expressionOf, expressionText } from './expression.js'
import type { Fact, Subject } from './Fact.js'

const timers: readonly { kind: TimerKind; property: string }[] = [
  { kind: 'date', property: 'timeDate' },
  { kind: 'duration', property: 'timeDuration' },
  { kind: 'cycle', property: 'timeCycle' },
]

const definitionOf = ({ node }: Subject, type: string): ModdleElement | undefined =>
  elementsOf(node, 'eventDefinitions').find((one) => one.$instanceOf(type))

/** When a timer goes off. */
export const timerFact: Fact<Timer> = {
  read: (subject) => {
    const definition = definitionOf(subject, 'bpmn:TimerEventDefinition')
    if (!definition) return undefined
    const said = timers.find(({ property }) => elementOf(definition, property)) ?? { kind: 'duration', property: '' }
    return { kind: said.kind, text: said.property === '' ? '' : expressionText(definition, said.property) }
  },
  write: (editor, { kind, text }) => {
    const definition = definitionOf(editor, 'bpmn:TimerEventDefinition')
    if (!definition) return
    const others = timers.filter((timer) => timer.kind !== kind)
    const own = timers.find((timer) => timer.kind === kind)
    if (!own) return
    // A kind that was chosen before its time was typed stays chosen.
    const next =
      expressionOf(editor, definition, own.property, { text }) ??
      editor.create('bpmn:FormalExpression', { body: '' }, definition)
    editor.setOf(definition, {
      ...Object.fromEntries(others.map(({ property }) => [property, undefined])),
      [own.property]: next,
    })
  },
}

/** What a link event is called by the other one. */
export const linkNameFact: Fact<string> = {
  read: (subject) => {
    const definition = definitionOf(subject, 'bpmn:LinkEventDefinition')
    return definition && textOf(definition, 'name')
  },
  write: (editor, name) => {
    const definition = definitionOf(editor, 'bpmn:LinkEventDefinition')
    if (definition) editor.setOf(definition, { name })
  },
}

/** Whether an event that is attached to a step ends it, or one that starts an event subprocess ends what is around. */
function interruptingProperty({ node, element }: Subject): string | undefined {
  if (node.$instanceOf('bpmn:BoundaryEvent')) return 'cancelActivity'
  return node.$instanceOf('bpmn:StartEvent') && element.parent?.businessObject.triggeredByEvent
    ? 'isInterrupting'
    : undefined
}

/** What always interrupts. */
const always = ['bpmn:ErrorEventDefinition', 'bpmn:CancelEventDefinition', 'bpmn:CompensateEventDefinition']

/** Whether an event ends what it interrupts. */
export const interruptingFact: Fact<boolean> = {
  read: (subject) => {
    const property = interruptingProperty(subject)
    if (property === undefined || always.some((type) => definitionOf(subject, type))) return undefined
    return subject.node.get(property) !== false
  },
  write: (editor, isInterrupting) => {
    const property = interruptingProperty(editor)
    if (property !== undefined) editor.set({ [property]: isInterrupting })
  },
}
