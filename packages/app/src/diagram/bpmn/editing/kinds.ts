import type { ElementKind } from '../../modeler/ModelerEditing.js'
import {
  flowsFrom,
  flowsInto,
  isActivity,
  isBand,
  isData,
  isSubProcess,
  type Shape,
  type ShapeAttributes,
} from './services.js'

const plain = (type: string): ElementKind => ({ type: `bpmn:${type}`, trigger: null })
const event = (type: string, triggers: readonly string[]): readonly ElementKind[] =>
  triggers.map((trigger) => ({ type: `bpmn:${type}`, trigger: `bpmn:${trigger}EventDefinition` }))

const tasks = [
  'UserTask',
  'ServiceTask',
  'Task',
  'ManualTask',
  'BusinessRuleTask',
  'ScriptTask',
  'SendTask',
  'ReceiveTask',
].map(plain)
const calls = ['CallActivity', 'SubProcess'].map(plain)
const rareSubProcesses = ['Transaction', 'AdHocSubProcess'].map(plain)
const gateways = ['ExclusiveGateway', 'ParallelGateway', 'InclusiveGateway', 'EventBasedGateway', 'ComplexGateway'].map(
  plain,
)
const starts = [plain('StartEvent'), ...event('StartEvent', ['Message', 'Timer', 'Conditional', 'Signal'])]
const throws = [
  plain('IntermediateThrowEvent'),
  ...event('IntermediateThrowEvent', ['Message', 'Escalation', 'Signal', 'Compensate', 'Link']),
]
const waits = event('IntermediateCatchEvent', ['Message', 'Timer', 'Conditional', 'Signal'])
const catches = [...waits, ...event('IntermediateCatchEvent', ['Link'])]
const ends = [
  plain('EndEvent'),
  ...event('EndEvent', ['Message', 'Error', 'Escalation', 'Signal', 'Compensate', 'Terminate']),
]
const data = ['DataObjectReference', 'DataStoreReference'].map(plain)
const boundaries = event('BoundaryEvent', [
  'Timer',
  'Message',
  'Error',
  'Escalation',
  'Conditional',
  'Signal',
  'Compensate',
])
const goingOn = event('BoundaryEvent', ['Timer', 'Message', 'Escalation', 'Conditional', 'Signal']).map((kind) => ({
  ...kind,
  goesOn: true,
}))
const cancel = event('BoundaryEvent', ['Cancel'])

const isSame = (a: ElementKind, b: ElementKind) =>
  a.type === b.type && a.trigger === b.trigger && (a.goesOn ?? false) === (b.goesOn ?? false)

/** What an element is. */
const kindOf = ({ type, businessObject }: Shape): ElementKind => ({
  type,
  trigger: businessObject.eventDefinitions?.[0]?.$type ?? null,
  ...(businessObject.cancelActivity === false && { goesOn: true }),
})

/** What can be the first step of a way. */
export const kindsInside = (area: Shape): readonly ElementKind[] => [
  ...tasks,
  ...starts,
  ...gateways,
  ...ends,
  ...calls,
  ...catches,
  ...throws,
  ...(isSubProcess(area) ? [] : rareSubProcesses),
  ...data,
]

const canWait = (kind: ElementKind) => waits.some((one) => isSame(one, kind)) || kind.type === 'bpmn:ReceiveTask'

/** What can come behind a step, or between it and the next one. */
export function kindsBehind(step: Shape, next: Shape | null): readonly ElementKind[] {
  const all = [...tasks, ...gateways, ...ends, ...calls, ...waits, ...throws.filter(({ trigger }) => trigger !== link)]
  const isWaiting = next !== null && canWait(kindOf(next))
  const fitting = all.filter(({ type }) => type !== 'bpmn:EventBasedGateway' || next === null || isWaiting)
  return step.type === 'bpmn:EventBasedGateway' ? fitting.filter(canWait) : fitting
}

const link = 'bpmn:LinkEventDefinition'

/** What can come before a step. */
export const kindsBefore = (step: Shape): readonly ElementKind[] =>
  kindsBehind(step, step).filter(({ type }) => type !== 'bpmn:EndEvent')

/** Events that a step can have attached. */
export const kindsAttached = (host: Shape): readonly ElementKind[] =>
  isActivity(host) && !host.businessObject.isForCompensation && !host.businessObject.triggeredByEvent
    ? [...boundaries, ...goingOn, ...(host.type === 'bpmn:Transaction' ? cancel : [])]
    : []

/** What an element can be turned into. */
export function kindsInstead(shape: Shape): readonly ElementKind[] {
  const now = kindOf(shape)
  return familyOf(shape).filter((kind) => !isSame(kind, now))
}

function familyOf(shape: Shape): readonly ElementKind[] {
  const { type } = shape
  if (isBand(shape) || shape.waypoints) return []
  if (isActivity(shape)) return [...tasks, ...calls, ...rareSubProcesses]
  if (type.endsWith('Gateway')) return gateways
  if (isData(shape)) return data
  if (type === 'bpmn:BoundaryEvent') return shape.host ? kindsAttached(shape.host) : []
  if (!type.endsWith('Event')) return []
  const [isFirst, isLast] = [flowsInto(shape).length === 0, flowsFrom(shape).length === 0]
  if (type === 'bpmn:StartEvent') return [...starts, ...(isLast ? ends : [])]
  if (type === 'bpmn:EndEvent') return [...ends, ...throws, ...(isFirst ? starts : [])]
  return [...catches, ...throws, ...(isFirst ? starts : []), ...(isLast ? ends : [])]
}

/** What the library makes of a kind. */
export const attributesOf = ({ type, trigger, goesOn }: ElementKind): ShapeAttributes => ({
  type,
  ...(trigger !== null && { eventDefinitionType: trigger }),
  ...(type === 'bpmn:BoundaryEvent' && { cancelActivity: goesOn !== true }),
  ...(isSubProcess({ type }) && { isExpanded: true }),
})
