import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { Box } from '../../Diagram.js'
import type { BusinessObject, Canvas, DrawnElement, ElementRegistry, EventBus } from '../library.js'

/*
 * The services of diagram-js and bpmn-js that change diagrams, as far as they are used: the types of diagram-js belong to a
 * dependency of a dependency.
 */

/** A point of the drawing. */
export interface Spot {
  x: number
  y: number
}

/** A node of the model, as far as commands ask. */
export interface EditedObject extends BusinessObject {
  default?: BusinessObject
  cancelActivity?: boolean
  isForCompensation?: boolean
  processRef?: BusinessObject
  isInterrupting?: boolean
}

/** A drawn element that is changed. */
export interface Shape extends DrawnElement {
  parent?: Shape
  host?: Shape
  source?: Shape
  target?: Shape
  label?: Shape
  children?: readonly Shape[]
  attachers?: readonly Shape[]
  incoming?: readonly Shape[]
  outgoing?: readonly Shape[]
  collapsed?: boolean
  businessObject: EditedObject
}

/** Makes shapes, not yet drawn. */
interface ElementFactory {
  createShape: (attributes: ShapeAttributes) => Shape
  createParticipantShape: (attributes: Partial<Box> & { isExpanded: boolean }) => Shape
  getDefaultSize: (element: object, di?: object) => { width: number; height: number }
}

/** What a new shape is. */
export interface ShapeAttributes {
  type: string
  eventDefinitionType?: string
  cancelActivity?: boolean
  isExpanded?: boolean
  triggeredByEvent?: boolean
  host?: Shape
}

interface Modeling {
  createShape: (shape: Shape, at: Spot, parent: Shape, hints?: { attach?: boolean; autoResize?: boolean }) => Shape
  connect: (source: Shape, target: Shape) => Shape | undefined
  reconnect: (connection: Shape, source: Shape, target: Shape, docking: Spot | readonly Spot[]) => void
  layoutConnection: (connection: Shape) => void
  updateWaypoints: (connection: Shape, waypoints: readonly Spot[]) => void
  moveElements: (shapes: readonly Shape[], delta: Spot, target?: Shape, hints?: { autoResize?: boolean }) => void
  removeElements: (elements: readonly Shape[]) => void
  updateLabel: (element: Shape, text: string) => void
  updateProperties: (element: Shape, properties: object) => void
  addLane: (lane: Shape, location: 'top' | 'bottom') => Shape
  resizeLane: (lane: Shape, bounds: Box, isBalanced: boolean) => void
}

interface SpaceTool {
  calculateAdjustments: (
    elements: readonly Shape[],
    axis: 'x' | 'y',
    delta: number,
    start: number,
  ) => { movingShapes: readonly Shape[]; resizingShapes: readonly Shape[] }
  makeSpace: (
    moving: readonly Shape[],
    resizing: readonly Shape[],
    delta: Spot,
    direction: 'e' | 's',
    start: number,
  ) => void
}

interface CommandStack {
  register: (
    command: string,
    handler: { preExecute: (context: { run: () => void }) => void; execute: () => [] },
  ) => void
  execute: (command: string, context: { run: () => void }) => void
}

interface BpmnRules {
  canConnect: (source: Shape, target: Shape, connection?: Shape) => boolean | null | { type: string }
  canCreate: (shape: Shape, target: Shape) => boolean
  canMove: (shapes: readonly Shape[], target: Shape) => boolean
  canAttach: (shape: Shape, host: Shape, source: null, position: Spot) => boolean | string
}

interface Preview {
  drawPreview: (
    context: object,
    allowed: object,
    hints: { source: Shape; target: Shape; waypoints?: readonly Spot[] },
  ) => void
  cleanUp: (context: object) => void
}

/** The modeler of the library, with its services by name. */
export interface EditingServices {
  canvas: Canvas & { getRootElement: () => Shape; findRoot: (element: Shape) => Shape | null }
  bus: EventBus
  stack: CommandStack
  factory: ElementFactory
  modeling: Modeling
  registry: Omit<ElementRegistry, 'get' | 'getAll'> & {
    get: (id: string) => Shape | undefined
    getAll: () => readonly Shape[]
  }
  bpmnReplace: { replaceElement: (element: Shape, target: ShapeAttributes, hints?: { autoResize?: boolean }) => Shape }
  rules: BpmnRules
  preview: Preview
  spaceTool: SpaceTool
}

/** The services of a modeler. */
export const servicesOf = (modeler: BaseViewer): EditingServices => ({
  canvas: modeler.get('canvas'),
  bus: modeler.get('eventBus'),
  stack: modeler.get('commandStack'),
  factory: modeler.get('elementFactory'),
  modeling: modeler.get('modeling'),
  registry: modeler.get('elementRegistry'),
  bpmnReplace: modeler.get('bpmnReplace'),
  rules: modeler.get('bpmnRules'),
  preview: modeler.get('connectionPreview'),
  spaceTool: modeler.get('spaceTool'),
})

/** Whether something is a step, an event or a gateway. */
export const isNode = ({ type }: { type: string }): boolean =>
  /(?:Task|CallActivity|SubProcess|Transaction|Event|Gateway)$/.test(type)

/** Whether something is a step: a task, a call or a subprocess. */
export const isActivity = ({ type }: { type: string }): boolean =>
  /(?:Task|CallActivity|SubProcess|Transaction)$/.test(type)

/** Whether something holds steps of its own. */
export const isSubProcess = ({ type }: { type: string }): boolean => /(?:SubProcess|Transaction)$/.test(type)

/** Whether something is a pool or a lane. */
export const isBand = ({ type }: { type: string }): boolean => type === 'bpmn:Participant' || type === 'bpmn:Lane'

/** Whether something is a data object or a data store. */
export const isData = ({ type }: { type: string }): boolean => /^bpmn:Data(?:Object|Store)Reference$/.test(type)

/** The sequence flows that lead to a step. */
export const flowsInto = ({ incoming }: Shape): readonly Shape[] =>
  (incoming ?? []).filter(({ type }) => type === 'bpmn:SequenceFlow')

/** The sequence flows that lead on from a step. */
export const flowsFrom = ({ outgoing }: Shape): readonly Shape[] =>
  (outgoing ?? []).filter(({ type }) => type === 'bpmn:SequenceFlow')

/** The lanes right in a pool or lane. */
export const lanesIn = ({ children }: Shape): readonly Shape[] =>
  (children ?? []).filter(({ type }) => type === 'bpmn:Lane').toSorted((a, b) => a.y - b.y)

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 })
