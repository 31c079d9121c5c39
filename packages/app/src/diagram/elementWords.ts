import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramElement } from './Diagram.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

/** Key of the word for a type of elements, below `diagram.types`. */
export type TypeWord = keyof Words['diagram']['types']

/** Key of the word for what starts or ends an event, below `diagram.triggers`. */
export type TriggerWord = keyof Words['diagram']['triggers']

/** The word for each type of element that BPMN 2.0 knows and a file may draw. */
export const typeWords: ReadonlyMap<string, TypeWord> = new Map([
  ['bpmn:Participant', 'participant'],
  ['bpmn:Lane', 'lane'],
  ['bpmn:Process', 'process'],
  ['bpmn:Collaboration', 'collaboration'],
  ['bpmn:StartEvent', 'startEvent'],
  ['bpmn:EndEvent', 'endEvent'],
  ['bpmn:IntermediateCatchEvent', 'catchEvent'],
  ['bpmn:IntermediateThrowEvent', 'throwEvent'],
  ['bpmn:BoundaryEvent', 'boundaryEvent'],
  ['bpmn:Task', 'task'],
  ['bpmn:UserTask', 'userTask'],
  ['bpmn:ServiceTask', 'serviceTask'],
  ['bpmn:SendTask', 'sendTask'],
  ['bpmn:ReceiveTask', 'receiveTask'],
  ['bpmn:ManualTask', 'manualTask'],
  ['bpmn:BusinessRuleTask', 'businessRuleTask'],
  ['bpmn:ScriptTask', 'scriptTask'],
  ['bpmn:CallActivity', 'callActivity'],
  ['bpmn:SubProcess', 'subProcess'],
  ['bpmn:AdHocSubProcess', 'adHocSubProcess'],
  ['bpmn:Transaction', 'transaction'],
  ['bpmn:ExclusiveGateway', 'exclusiveGateway'],
  ['bpmn:ParallelGateway', 'parallelGateway'],
  ['bpmn:InclusiveGateway', 'inclusiveGateway'],
  ['bpmn:EventBasedGateway', 'eventBasedGateway'],
  ['bpmn:ComplexGateway', 'complexGateway'],
  ['bpmn:SequenceFlow', 'sequenceFlow'],
  ['bpmn:MessageFlow', 'messageFlow'],
  ['bpmn:Association', 'association'],
  ['bpmn:DataInputAssociation', 'dataInputAssociation'],
  ['bpmn:DataOutputAssociation', 'dataOutputAssociation'],
  ['bpmn:DataObject', 'dataObject'],
  ['bpmn:DataObjectReference', 'dataObject'],
  ['bpmn:DataStore', 'dataStore'],
  ['bpmn:DataStoreReference', 'dataStore'],
  ['bpmn:DataInput', 'dataInput'],
  ['bpmn:DataOutput', 'dataOutput'],
  ['bpmn:TextAnnotation', 'note'],
  ['bpmn:Group', 'group'],
  ['bpmn:Message', 'message'],
  ['bpmn:ChoreographyTask', 'choreographyTask'],
  ['bpmn:SubChoreography', 'subChoreography'],
  ['bpmn:CallChoreography', 'callChoreography'],
  ['bpmn:Conversation', 'conversation'],
  ['bpmn:SubConversation', 'conversation'],
  ['bpmn:CallConversation', 'conversation'],
  ['bpmn:ConversationLink', 'conversationLink'],
])

/** The word for each event definition of BPMN 2.0. */
export const triggerWords: ReadonlyMap<string, TriggerWord> = new Map([
  ['bpmn:MessageEventDefinition', 'message'],
  ['bpmn:TimerEventDefinition', 'timer'],
  ['bpmn:ErrorEventDefinition', 'error'],
  ['bpmn:EscalationEventDefinition', 'escalation'],
  ['bpmn:CancelEventDefinition', 'cancel'],
  ['bpmn:CompensateEventDefinition', 'compensate'],
  ['bpmn:ConditionalEventDefinition', 'conditional'],
  ['bpmn:LinkEventDefinition', 'link'],
  ['bpmn:SignalEventDefinition', 'signal'],
  ['bpmn:TerminateEventDefinition', 'terminate'],
  ['bpmn:MultipleEventDefinition', 'multiple'],
  ['bpmn:ParallelMultipleEventDefinition', 'multiple'],
])

/** Words for elements, the same on the canvas, in outlines, lists and reports. */
export interface ElementWords {
  /** What an element is: "Service task", "Start event, message". */
  typeOf: (type: string, trigger?: string | null) => string
  /** What one calls it in a line: its name, or what it is. */
  shortName: (element: { type: string; name: string }) => string
  /** The same, but of flows with what they join: "Yes, from Credit approved? to Create delivery". */
  lineName: (element: DiagramElement) => string
  /** All that screen readers say of it: "Service task Check credit limit, lane Sales". */
  fullName: (element: DiagramElement) => string
  /** What a button does that shows its inside: "Open Check order". */
  openName: (element: { type: string; name: string }) => string
}

/** Words for elements in the language of the page. */
export function useElementWords(): ElementWords {
  const { t } = useTranslation()
  return useMemo(() => wordsOf(t), [t])
}

/** The library looks up and parses a text for each call; a large diagram has thousands of names. */
function templatesOf(t: TFunction) {
  const name = (key: keyof Words['diagram']['names']) => {
    const template = t(`diagram.names.${key}`, { skipInterpolation: true })
    return (values: Readonly<Record<string, string>>) =>
      template.replaceAll(/\{\{(\w+)\}\}/g, (_, hole: string) => values[hole] ?? '')
  }
  const types = new Map<string, string>()
  const typeName = (type: string) => {
    const known = types.get(type) ?? t(`diagram.types.${typeWords.get(type) ?? 'other'}`)
    types.set(type, known)
    return known
  }
  return { typeName, named: name('named'), trigger: name('trigger'), lane: name('lane'), between: name('between') }
}

function wordsOf(t: TFunction): ElementWords {
  const words = templatesOf(t)
  const typeOf: ElementWords['typeOf'] = (type, trigger) => {
    const word = words.typeName(type)
    const key = trigger ? triggerWords.get(trigger) : undefined
    return key ? words.trigger({ type: word, trigger: t(`diagram.triggers.${key}`) }) : word
  }
  const shortName: ElementWords['shortName'] = ({ type, name }) => (name === '' ? typeOf(type) : name)
  const lineName: ElementWords['lineName'] = (element) => {
    const { source, target } = element
    return source && target
      ? words.between({ name: shortName(element), source: shortName(source), target: shortName(target) })
      : shortName(element)
  }
  const fullName: ElementWords['fullName'] = ({ type, name, trigger, lane, source, target }) => {
    const word = typeOf(type, trigger)
    const named = name === '' ? word : words.named({ type: word, name })
    if (source && target) return words.between({ name: named, source: shortName(source), target: shortName(target) })
    return lane ? words.lane({ name: named, lane }) : named
  }
  const openName: ElementWords['openName'] = (element) => t('diagram.open', { name: shortName(element) })
  return { typeOf, shortName, lineName, fullName, openName }
}
