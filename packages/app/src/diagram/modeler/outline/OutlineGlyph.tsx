import {
  Database,
  File,
  Hand,
  Mail,
  PhoneForwarded,
  ScrollText,
  Send,
  Settings,
  StickyNote,
  Table2,
  User,
  type LucideIcon,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['bpmn:UserTask', User],
  ['bpmn:ServiceTask', Settings],
  ['bpmn:ManualTask', Hand],
  ['bpmn:ScriptTask', ScrollText],
  ['bpmn:BusinessRuleTask', Table2],
  ['bpmn:SendTask', Send],
  ['bpmn:ReceiveTask', Mail],
  ['bpmn:CallActivity', PhoneForwarded],
  ['bpmn:TextAnnotation', StickyNote],
  ['bpmn:DataObjectReference', File],
  ['bpmn:DataStoreReference', Database],
])

const diamond = <path key="diamond" d="m8 1.5 6.5 6.5L8 14.5 1.5 8z" />
const box = <rect x="2" y="3.5" width="12" height="9" rx="2" />
const pool = (
  <>
    <rect x="1.5" y="3" width="13" height="10" rx="1" />
    <path d="M5 3v10" />
  </>
)
const drawings: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ['bpmn:Participant', pool],
  [
    'bpmn:Lane',
    <>
      {pool}
      <path d="M5 8h9.5" />
    </>,
  ],
  ['bpmn:ExclusiveGateway', [diamond, <path key="sign" d="m6 6 4 4M10 6l-4 4" />]],
  ['bpmn:ParallelGateway', [diamond, <path key="sign" d="M8 5v6M5 8h6" />]],
  ['bpmn:InclusiveGateway', [diamond, <circle key="sign" cx="8" cy="8" r="2.6" />]],
  [
    'bpmn:EventBasedGateway',
    [diamond, <circle key="sign" cx="8" cy="8" r="3.2" />, <circle key="dot" cx="8" cy="8" r="1" />],
  ],
  ['bpmn:ComplexGateway', [diamond, <path key="sign" d="M8 5v6M5 8h6m-5.1-2.1 4.2 4.2m0-4.2-4.2 4.2" />]],
])

const signs: ReadonlyMap<string, string> = new Map([
  ['bpmn:MessageEventDefinition', 'M5.4 6.2h5.2v3.8H5.4zl2.6 2 2.6-2'],
  ['bpmn:TimerEventDefinition', 'M8 5.4V8l1.8 1'],
  ['bpmn:ErrorEventDefinition', 'm5.6 10 1.6-3.6 1.6 2.4L10.4 6'],
  ['bpmn:SignalEventDefinition', 'm8 5.6 2.4 4H5.6z'],
  ['bpmn:EscalationEventDefinition', 'm8 5.4 2 5-2-1.8-2 1.8z'],
  ['bpmn:ConditionalEventDefinition', 'M6 5.8h4M6 8h4M6 10.2h4'],
  ['bpmn:CompensateEventDefinition', 'M8 6v4L5.4 8zm2.6 0v4L8 8z'],
  ['bpmn:LinkEventDefinition', 'M5.4 8h5M8.6 6l2 2-2 2'],
  ['bpmn:TerminateEventDefinition', 'M8 7v2M7 8h2'],
  ['bpmn:CancelEventDefinition', 'm6.2 6.2 3.6 3.6m0-3.6-3.6 3.6'],
])

/** Props of `OutlineGlyph`. */
interface OutlineGlyphProps {
  type: string
  trigger?: string | null
}

function drawingOf({ type, trigger = null }: OutlineGlyphProps): ReactNode {
  if (type.endsWith('Flow') || type.endsWith('Association')) return <path d="M2 8h11M9.5 4.5 13 8l-3.5 3.5" />
  if (type.endsWith('Event')) {
    const sign = trigger === null ? undefined : signs.get(trigger)
    const isDouble = type === 'bpmn:BoundaryEvent' || type.startsWith('bpmn:Intermediate')
    return (
      <>
        <circle cx="8" cy="8" r="6.2" strokeWidth={type === 'bpmn:EndEvent' ? 2.4 : undefined} />
        {isDouble && <circle cx="8" cy="8" r="4.4" strokeWidth={0.9} />}
        {sign && <path d={sign} strokeWidth={1} />}
      </>
    )
  }
  if (type.endsWith('SubProcess') || type === 'bpmn:Transaction')
    return (
      <>
        {box}
        <path d="M8 7.6v3.6M6.2 9.4h3.6" />
      </>
    )
  return drawings.get(type) ?? box
}

/** The sign of a kind of element, as diagrams draw it. */
export const OutlineGlyph = memo(function OutlineGlyph(kind: OutlineGlyphProps) {
  const Icon = icons.get(kind.type)
  if (Icon) return <Icon className="emb-outline-glyph" size={15} strokeWidth={1.6} aria-hidden="true" />
  return (
    <svg
      className="emb-outline-glyph"
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawingOf(kind)}
    </svg>
  )
})
