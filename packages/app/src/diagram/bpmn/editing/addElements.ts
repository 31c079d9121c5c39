import type { ElementKind, ElementPlace, ModelerEditing } from '../../modeler/ModelerEditing.js'
import { createShapeAt, leadFlow, nameShape, tidyAround } from './createShapeAt.js'
import { attributesOf, kindsAttached, kindsBefore, kindsBehind, kindsInside, kindsInstead } from './kinds.js'
import { type Area, allIn, areaIn, areaOf, findRoom, gap, leftBefore, makeRoom } from './rooms.js'
import {
  type EditingServices,
  flowsFrom,
  flowsInto,
  isActivity,
  isBand,
  isData,
  isNode,
  isSubProcess,
  middleOf,
  type Shape,
} from './services.js'

/** Runs commands as one step of undo. */
export type InOneStep = <Result>(run: () => Result) => Result

const isFlow = ({ type }: Shape) => type === 'bpmn:SequenceFlow'

/** Whether a kind can have something behind it. */
const leadsOn = ({ type, trigger }: ElementKind) =>
  type !== 'bpmn:EndEvent' && !(type === 'bpmn:IntermediateThrowEvent' && trigger === 'bpmn:LinkEventDefinition')

/** The commands that make steps, events, gateways, data and notes. */
export function addElements(
  services: EditingServices,
  inOneStep: InOneStep,
): Pick<
  ModelerEditing,
  'kindsFor' | 'add' | 'connectToNew' | 'split' | 'attachable' | 'attachEvent' | 'addNote' | 'addData'
> {
  const { canvas, factory, modeling, registry, rules } = services

  const laneOr = (shape: Shape, lane: string | undefined): Area => {
    const band = lane === undefined ? undefined : registry.get(lane)
    return band && isBand(band) ? areaIn(band) : areaOf(shape)
  }
  /** Where its lane is another one, something new stands in the middle of that. */
  const rowOf = (shape: Shape, area: Area) => middleOf(area.band === areaOf(shape).band ? shape : area.band).y

  /** A new step behind another one. What follows in the row is pushed on, unless this is a further way. */
  const behind = (
    kind: ElementKind,
    source: Shape,
    area: Area,
    { isInRow, next }: { isInRow: boolean; next?: Shape },
  ) =>
    createShapeAt(services, kind, area, ({ width, height }) => {
      const { host } = source
      const right = source.x + source.width
      if (host) return { left: right + 20, middle: host.y + host.height + gap.y + height / 2, grows: true }
      const left = right + gap.x
      // What it leads on to stays to the right of it, in whatever lanes they are.
      const tooNear = next && next.x > right && !next.host ? left + width + gap.x - next.x : 0
      if (tooNear > 0) makeRoom(services, area.holder, 'x', right, tooNear)
      return { left, middle: rowOf(source, area), ...(isInRow && { pushFrom: right }) }
    })

  const appended = (kind: ElementKind, name: string, source: Shape, area: Area) => {
    const shape = behind(kind, source, area, { isInRow: flowsFrom(source).length === 0 })
    modeling.connect(source, shape)
    nameShape(services, shape, name)
    tidyAround(services, [shape])
    return shape
  }
  const inserted = (kind: ElementKind, name: string, flow: Shape, area: Area) => {
    const { source, target } = flow
    if (!source || !target) return null
    const shape = behind(kind, source, area, { isInRow: true, next: target })
    leadFlow(services, flow, source, shape)
    modeling.connect(shape, target)
    nameShape(services, shape, name)
    tidyAround(services, [shape, target])
    return shape
  }
  const addAfter = (kind: ElementKind, name: string, step: Shape, lane: string | undefined) => {
    const flow = isFlow(step) ? step : flowsFrom(step).length === 1 ? flowsFrom(step)[0] : undefined
    const source = isFlow(step) ? step.source : step
    if (!source || !isNode(source)) return null
    const area = laneOr(source, lane)
    const canInsert = flow && leadsOn(kind) && !source.host && flow.target !== source
    return canInsert ? inserted(kind, name, flow, area) : appended(kind, name, source, area)
  }
  const addBefore = (kind: ElementKind, name: string, step: Shape, lane: string | undefined) => {
    const area = laneOr(step, lane)
    const into = flowsInto(step)
    const shape = createShapeAt(services, kind, area, ({ width }) => {
      // Between two that stand apart there may be room already; where several ways come together there is none to be sure of.
      const left = into.length > 1 ? step.x : leftBefore(step, [into[0]?.source], area, width)
      return { left, middle: rowOf(step, area), pushFrom: left - 1 }
    })
    for (const flow of into) if (flow.source && flow.source !== step) leadFlow(services, flow, flow.source, shape)
    modeling.connect(shape, step)
    nameShape(services, shape, name)
    tidyAround(services, [shape, step])
    return shape
  }
  const addInside = (kind: ElementKind, name: string, band: Shape) => {
    const area = areaIn(band)
    const isRoot = band === canvas.getRootElement()
    const inside = allIn(area.holder).filter(
      (one) => one.parent === area.holder && isNode(one) && !one.host && areaOf(one).band === area.band,
    )
    const last = inside.toSorted((a, b) => b.x + b.width - a.x - a.width)[0]
    const shape = createShapeAt(services, kind, area, ({ height }) =>
      last
        ? { left: last.x + last.width + gap.x, middle: middleOf(last).y }
        : isRoot
          ? { left: 200, middle: 160 }
          : {
              left: area.band.x + (isBand(area.band) ? 80 : 30),
              middle: Math.max(middleOf(area.band).y, area.band.y + height / 2),
            },
    )
    nameShape(services, shape, name)
    return shape
  }
  const bandOf = (id: string | null): Shape | null => {
    if (id !== null) return registry.get(id) ?? null
    const root = canvas.getRootElement()
    return root.type === 'bpmn:Collaboration' ? null : root
  }
  /** What holds the steps of a subprocess, which may be drawn by itself. */
  const inside = (band: Shape): Shape => (band.collapsed ? (registry.get(`${band.id}_plane`) ?? band) : band)

  const kindsFor = (place: ElementPlace): readonly ElementKind[] => {
    if ('in' in place) {
      const band = bandOf(place.in)
      const canHold = band && (isBand(band) || isSubProcess(band) || !band.parent)
      return canHold && (band.type !== 'bpmn:Participant' || band.businessObject.processRef) ? kindsInside(band) : []
    }
    const step = registry.get('after' in place ? place.after : place.before)
    const source = step && isFlow(step) ? step.source : step
    if (!step || !source || !isNode(source)) return []
    if ('before' in place) {
      const canFollow = step.type !== 'bpmn:StartEvent' && !step.host && !step.businessObject.triggeredByEvent
      return canFollow && !isFlow(step) ? kindsBefore(step) : []
    }
    const trigger = source.businessObject.eventDefinitions?.[0]?.$type ?? null
    const canLead =
      leadsOn({ type: source.type, trigger }) &&
      !source.businessObject.triggeredByEvent &&
      !(source.host && trigger === 'bpmn:CompensateEventDefinition')
    const flows = isFlow(step) ? [step] : flowsFrom(source)
    return canLead ? kindsBehind(source, (flows.length === 1 && flows[0]?.target) || null) : []
  }
  const isOffered = (kinds: readonly ElementKind[], { type, trigger }: ElementKind) =>
    kinds.some((kind) => kind.type === type && kind.trigger === trigger)

  const add: ModelerEditing['add'] = (kind, name, place) => {
    if (!isOffered(kindsFor(place), kind)) return null
    return inOneStep(() => {
      if ('in' in place) {
        const band = bandOf(place.in)
        return band ? addInside(kind, name, inside(band)).id : null
      }
      const step = registry.get('after' in place ? place.after : place.before)
      if (!step) return null
      const added = 'after' in place ? addAfter : addBefore
      return added(kind, name, step, place.lane)?.id ?? null
    })
  }

  const attachable = (id: string) => {
    const host = registry.get(id)
    return host ? kindsAttached(host) : []
  }

  return {
    kindsFor,
    add,
    connectToNew: (id, kind, name, label = '') => {
      const source = registry.get(id)
      if (!source || !isOffered(kindsFor({ after: id }), kind) || isFlow(source)) return null
      return inOneStep(() => {
        const shape = appended(kind, name, source, areaOf(source))
        const flow = flowsInto(shape)[0]
        if (flow) nameShape(services, flow, label)
        return shape.id
      })
    },
    split: (id, names) => {
      const step = registry.get(id)
      const kind = { type: 'bpmn:ExclusiveGateway', trigger: null }
      if (!step || (!step.type.endsWith('Gateway') && !isOffered(kindsFor({ after: id }), kind))) return null
      return inOneStep(() => {
        const isThere = step.type.endsWith('Gateway')
        const gateway = isThere ? step : addAfter(kind, names.gateway, step, undefined)
        if (!gateway) return null
        const way =
          gateway.type === 'bpmn:EventBasedGateway'
            ? { type: 'bpmn:IntermediateCatchEvent', trigger: 'bpmn:TimerEventDefinition' }
            : { type: 'bpmn:UserTask', trigger: null }
        appended(way, names.step, gateway, areaOf(gateway))
        return gateway.id
      })
    },
    attachable,
    attachEvent: (id, kind, name) => {
      const host = registry.get(id)
      const fits = attachable(id).some(
        ({ type, trigger, goesOn }) => type === kind.type && trigger === kind.trigger && goesOn === kind.goesOn,
      )
      if (!host || !fits) return null
      return inOneStep(() => {
        const event = factory.createShape(attributesOf(kind))
        const { x, y } = edgeOf(host)
        const shape = modeling.createShape(event, { x, y }, host, { attach: true })
        nameShape(services, shape, name)
        return shape.id
      })
    },
    addNote: (id, text) => {
      const step = registry.get(id)
      if (!step || text.trim() === '' || !(isNode(step) || isData(step))) return null
      return inOneStep(() => {
        const lines = Math.ceil(text.length / 22)
        const note = factory.createShape({ type: 'bpmn:TextAnnotation' })
        const size = { width: 150, height: Math.max(30, 14 * lines + 14) }
        Object.assign(note, size)
        const area = areaOf(step)
        const at = findRoom(services, area, {
          ...size,
          left: step.x + step.width / 2 + 10,
          middle: step.y - gap.y - size.height / 2,
        })
        const shape = modeling.createShape(note, at, area.holder)
        modeling.updateLabel(shape, text.trim())
        if (rules.canConnect(step, shape)) modeling.connect(step, shape)
        return shape.id
      })
    },
    addData: (id, kind, name) => {
      const step = registry.get(id)
      if (!step || !isActivity(step) || !isData(kind)) return null
      return inOneStep(() => {
        const shape = createShapeAt(services, kind, areaOf(step), ({ width, height }) => ({
          left: step.x + (step.width - width) / 2,
          middle: step.y + step.height + gap.y + height / 2,
        }))
        if (rules.canConnect(step, shape)) modeling.connect(step, shape)
        nameShape(services, shape, name)
        return shape.id
      })
    },
  }
}

/** A free place for an event on the edge of a step: below from right to left, then above. */
function edgeOf(host: Shape) {
  const taken = (host.attachers ?? []).map(middleOf)
  const columns = Array.from({ length: Math.max(1, Math.floor((host.width - 12) / 42)) }, (_, index) =>
    Math.round(host.x + host.width - 28 - 42 * index),
  )
  const places = [host.y + host.height, host.y].flatMap((y) => columns.map((x) => ({ x, y })))
  const isFree = (place: { x: number; y: number }) =>
    !taken.some(({ x, y }) => Math.abs(x - place.x) < 38 && Math.abs(y - place.y) < 38)
  return places.find(isFree) ?? { x: host.x + host.width, y: middleOf(host).y }
}

/** What an element can be turned into. */
export const kindsOfElement = (shape: Shape | undefined): readonly ElementKind[] => (shape ? kindsInstead(shape) : [])
