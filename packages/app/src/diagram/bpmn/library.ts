import type { Box, DiagramElement } from '../Diagram.js'

/*
 * The services of diagram-js and bpmn-js that are used here, as far as they are: the types of diagram-js belong to a
 * dependency of a dependency.
 */

/** A node of the BPMN model. */
export interface BusinessObject {
  $type: string
  id: string
  name?: string
  /** Of notes. */
  text?: string
  eventDefinitions?: readonly { $type: string }[]
  triggeredByEvent?: boolean
  categoryValueRef?: { value?: string }
}

/** What is drawn: a shape, a connection, a label or the root. */
export interface DrawnElement {
  id: string
  /** Such as `bpmn:UserTask`; `label` for a name outside of its element. */
  type: string
  x: number
  y: number
  width: number
  height: number
  /** Of connections. */
  waypoints?: readonly { x: number; y: number }[]
  parent?: DrawnElement
  labelTarget?: DrawnElement
  /** Of events that are attached. */
  host?: DrawnElement
  source?: DrawnElement
  target?: DrawnElement
  outgoing?: readonly DrawnElement[]
  businessObject: BusinessObject
  di?: { isHorizontal?: boolean; isExpanded?: boolean }
}

/** Events of the library. */
export interface EventBus {
  on: <Event>(name: string | string[], priority: number, listener: (event: Event) => unknown) => void
  fire: (name: string, event?: object) => unknown
}

/** The canvas. */
export interface Canvas {
  addMarker: (id: string, marker: string) => void
  removeMarker: (id: string, marker: string) => void
  getActiveLayer: () => SVGGElement | null
  getContainer: () => HTMLElement
  getRootElement: () => DrawnElement
  getLayer: (name: string, index: number) => SVGGElement
  getSize: () => { width: number; height: number }
  resized: () => void
  scroll: (by: { dx: number; dy: number }) => void
  scrollToElement: (id: string, padding: number | { top: number; right: number; bottom: number; left: number }) => void
  viewbox: {
    (): Box & { scale: number; inner: Box }
    (box: Box): void
  }
  zoom: (scale: number, centre?: 'auto') => number
}

/** All that is drawn, by id. */
export interface ElementRegistry {
  get: (id: string) => DrawnElement | undefined
  getAll: () => readonly DrawnElement[]
  getGraphics: (id: string) => SVGGElement | undefined
}

/** HTML at elements. */
export interface Overlays {
  add: (id: string, overlay: { position: object; html: HTMLElement }) => string
  remove: (id: string) => void
}

/** What is selected. */
export interface Selection {
  get: () => readonly DrawnElement[]
  select: (element: DrawnElement | readonly DrawnElement[] | null) => void
}

/** What was done, and can be undone. */
export interface CommandStack {
  canUndo: () => boolean
  canRedo: () => boolean
  undo: () => void
  redo: () => void
}

/** Draws elements. */
export interface Renderer {
  drawShape: (visual: SVGElement, shape: DrawnElement, attributes?: object) => SVGElement
  drawConnection: (visual: SVGElement, connection: DrawnElement, attributes?: object) => SVGElement
}

/** Whether an element is one of its own, and neither the root nor a name beside its element. */
export const isDrawn = (element: DrawnElement): boolean =>
  element.parent !== undefined && element.parent !== null && element.type !== 'label'

const nameOf = ({ businessObject: { name, text, categoryValueRef } }: DrawnElement) =>
  name ?? text ?? categoryValueRef?.value ?? ''

/** What others need to know of an element. */
export const describe = (element: DrawnElement, lane: DrawnElement | undefined): DiagramElement => ({
  id: element.id,
  type: element.type,
  name: nameOf(element),
  trigger: triggerOf(element),
  lane: lane && element.type !== 'bpmn:Lane' ? nameOf(lane) : null,
  source: element.source ? { type: element.source.type, name: nameOf(element.source) } : null,
  target: element.target ? { type: element.target.type, name: nameOf(element.target) } : null,
  isFlow: element.waypoints !== undefined,
  box: element.waypoints ? null : { x: element.x, y: element.y, width: element.width, height: element.height },
})

function triggerOf({ businessObject: { eventDefinitions } }: DrawnElement): string | null {
  const [first, second] = eventDefinitions ?? []
  if (second) return 'bpmn:MultipleEventDefinition'
  return first?.$type ?? null
}
