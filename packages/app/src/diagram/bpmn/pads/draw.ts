import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import { drawableKinds, type Drawable } from '../../modeler/ModelerPads.js'
import type { Canvas, DrawnElement, Selection } from '../library.js'
import { containerAt } from '../containerAt.js'

interface ElementFactory {
  createShape: (of: object) => DrawnElement
  createParticipantShape: () => DrawnElement
}

interface Create {
  start: (event: MouseEvent, what: DrawnElement | DrawnElement[], options?: object) => void
}

interface Modeling {
  createElements: (elements: DrawnElement[], at: { x: number; y: number }, target: DrawnElement) => DrawnElement[]
}

interface AutoPlace {
  append: (source: DrawnElement, shape: DrawnElement) => DrawnElement
}

interface Rules {
  allowed: (what: string, context: object) => unknown
}

/** What is drawn for each entry of the palette. */
const drawables: Readonly<Record<Drawable, { type: string; glyph: string; title: string }>> = {
  startEvent: { type: 'bpmn:StartEvent', glyph: 'bpmn-icon-start-event-none', title: 'Create start event' },
  intermediateEvent: {
    type: 'bpmn:IntermediateThrowEvent',
    glyph: 'bpmn-icon-intermediate-event-none',
    title: 'Create intermediate/boundary event',
  },
  endEvent: { type: 'bpmn:EndEvent', glyph: 'bpmn-icon-end-event-none', title: 'Create end event' },
  task: { type: 'bpmn:Task', glyph: 'bpmn-icon-task', title: 'Create task' },
  gateway: { type: 'bpmn:ExclusiveGateway', glyph: 'bpmn-icon-gateway-none', title: 'Create gateway' },
  subProcess: {
    type: 'bpmn:SubProcess',
    glyph: 'bpmn-icon-subprocess-expanded',
    title: 'Create expanded sub-process',
  },
  pool: { type: 'bpmn:Participant', glyph: 'bpmn-icon-participant', title: 'Create pool/participant' },
  dataObject: {
    type: 'bpmn:DataObjectReference',
    glyph: 'bpmn-icon-data-object',
    title: 'Create data object reference',
  },
  dataStore: { type: 'bpmn:DataStoreReference', glyph: 'bpmn-icon-data-store', title: 'Create data store reference' },
  note: { type: 'bpmn:TextAnnotation', glyph: 'bpmn-icon-text-annotation', title: 'Create text annotation' },
  group: { type: 'bpmn:Group', glyph: 'bpmn-icon-group', title: 'Create group' },
}

/** The kinds that the library puts behind a step by itself, and connects. */
const follows: ReadonlySet<Drawable> = new Set(['intermediateEvent', 'endEvent', 'task', 'gateway', 'note'])

/** Draws new elements: carried by the pointer, or put down at once. */
export function drawing(viewer: BaseViewer, translate: (text: string) => string) {
  const factory = viewer.get<ElementFactory>('elementFactory')
  const canvas = viewer.get<Canvas>('canvas')
  const selection = viewer.get<Selection>('selection')
  const rules = viewer.get<Rules>('rules')

  const make = (kind: Drawable): DrawnElement[] => {
    const { type } = drawables[kind]
    if (kind === 'pool') return [factory.createParticipantShape()]
    if (kind !== 'subProcess') return [factory.createShape({ type })]
    const parent = factory.createShape({ type, x: 0, y: 0, isExpanded: true })
    return [parent, factory.createShape({ type: 'bpmn:StartEvent', x: 40, y: 82, parent })]
  }

  /** Puts it behind the selected step, where that can be, or in the middle of what is in sight. */
  const put = (kind: Drawable): DrawnElement | undefined => {
    const [source, second] = selection.get()
    const elements = make(kind)
    const [shape] = elements
    const canFollow = shape && source && !second && follows.has(kind)
    if (canFollow && rules.allowed('shape.append', { source, shape, element: shape }) !== false)
      return viewer.get<AutoPlace>('autoPlace').append(source, shape)
    const { x, y, width, height } = canvas.viewbox()
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const target = kind === 'pool' ? canvas.getRootElement() : containerAt(viewer, middle)
    const [drawn] = viewer.get<Modeling>('modeling').createElements(elements, middle, target)
    if (drawn) selection.select(drawn)
    return drawn
  }

  return {
    /** All of them, in the language of now. */
    list: () =>
      drawableKinds.map((kind) => ({ kind, glyph: drawables[kind].glyph, title: translate(drawables[kind].title) })),
    put,
    /** Lets the pointer carry it. */
    carry: (kind: Drawable, event: MouseEvent) => {
      const elements = make(kind)
      viewer.get<Create>('create').start(event, elements, { hints: { autoSelect: elements.slice(0, 1) } })
    },
  }
}
