import type { ModelerEditing } from '../../modeler/ModelerEditing.js'
import { isDrawn } from '../library.js'
import { readingOrder } from '../readingOrder.js'
import type { InOneStep } from './addElements.js'
import { createShapeAt, leadFlow, nameShape, tidyAround } from './createShapeAt.js'
import { areaOf, leftBefore } from './rooms.js'
import { tidyFlows } from './routes.js'
import { type EditingServices, flowsFrom, flowsInto, isBand, isNode, middleOf, type Shape } from './services.js'

/** The commands that lead flows. */
export function connectElements(
  services: EditingServices,
  inOneStep: InOneStep,
): Pick<
  ModelerEditing,
  'targetsOf' | 'connect' | 'endsOf' | 'reconnect' | 'preview' | 'canBeDefault' | 'setDefault' | 'joinsOf' | 'join'
> {
  const { modeling, registry, rules, preview } = services
  const shapes = () =>
    readingOrder(registry.getAll().filter(isDrawn)).flatMap(({ element }) => registry.get(element.id) ?? [])

  const leadsTo = (source: Shape, target: Shape) => flowsFrom(source).some((flow) => flow.target === target)
  const canConnect = (source: Shape, target: Shape, flow?: Shape) => {
    if (source === target || source.waypoints || target.waypoints || (isBand(target) && !flow && isBand(source)))
      return false
    return flow
      ? Boolean(rules.canConnect(source, target, flow))
      : !leadsTo(source, target) && rules.canConnect(source, target)
  }
  const targetsOf = (id: string) => {
    const source = registry.get(id)
    if (!source || source.waypoints) return []
    return shapes()
      .filter((target) => canConnect(source, target))
      .map(({ id: target }) => target)
  }
  const endsOf: ModelerEditing['endsOf'] = (id, end) => {
    const flow = registry.get(id)
    const { source, target } = flow ?? {}
    if (!flow || !source || !target) return []
    const others = shapes().filter((one) => {
      const [from, to] = end === 'source' ? [one, target] : [source, one]
      return one !== flow[end] && !leadsTo(from, to) && canConnect(from, to, flow)
    })
    return others.map(({ id: other }) => other)
  }
  const joinsOf = (id: string) => {
    const step = registry.get(id)
    if (!step || !isNode(step)) return []
    return shapes()
      .filter((target) => isNode(target) && flowsInto(target).length > 0 && canConnect(step, target))
      .map(({ id: target }) => target)
  }
  const canBeDefault = (id: string) => {
    const flow = registry.get(id)
    const { source } = flow ?? {}
    if (!source || flow?.type !== 'bpmn:SequenceFlow') return false
    const decides = /(?:Exclusive|Inclusive|Complex)Gateway$|Task$|Activity$|SubProcess$/.test(source.type)
    return decides && flowsFrom(source).length > 1
  }

  return {
    targetsOf,
    connect: (from, to, name = '') => {
      const [source, target] = [registry.get(from), registry.get(to)]
      if (!source || !target || !canConnect(source, target)) return null
      return inOneStep(() => {
        const flow = modeling.connect(source, target)
        if (!flow) return null
        tidyFlows(services, [flow])
        nameShape(services, flow, name)
        return flow.id
      })
    },
    endsOf,
    reconnect: (id, end, to) => {
      const [flow, other] = [registry.get(id), registry.get(to)]
      if (!flow?.source || !flow.target || !other || !endsOf(id, end).includes(to)) return false
      const [source, target] = end === 'source' ? [other, flow.target] : [flow.source, other]
      inOneStep(() => {
        leadFlow(services, flow, source, target)
        tidyFlows(services, [flow])
      })
      return true
    },
    preview: (from, to) => {
      const [source, target] = [registry.get(from), registry.get(to)]
      const allowed = source && target && rules.canConnect(source, target)
      if (!source || !target || !allowed || allowed === true) return () => undefined
      const context = {}
      preview.drawPreview(context, allowed, { source, target })
      return () => preview.cleanUp(context)
    },
    canBeDefault,
    setDefault: (id, isDefault) => {
      const flow = registry.get(id)
      if (!flow?.source || !canBeDefault(id)) return false
      const { source } = flow
      inOneStep(() => modeling.updateProperties(source, { default: isDefault ? flow.businessObject : undefined }))
      return true
    },
    joinsOf,
    join: (id, to) => {
      const [step, target] = [registry.get(id), registry.get(to)]
      if (!step || !target || !joinsOf(id).includes(to)) return null
      return inOneStep(() => {
        if (target.type.endsWith('Gateway')) {
          modeling.connect(step, target)
          tidyAround(services, [target])
          return target.id
        }
        const kind = { type: gatewayTypeOf(step), trigger: null }
        const into = flowsInto(target)
        const area = areaOf(target)
        const gateway = createShapeAt(services, kind, area, ({ width }) => {
          const sources = into.map(({ source }) => source)
          const left = leftBefore(target, sources, area, width)
          return { left, middle: middleOf(target).y, pushFrom: left - 1 }
        })
        for (const flow of into) if (flow.source) leadFlow(services, flow, flow.source, gateway)
        modeling.connect(gateway, target)
        modeling.connect(step, gateway)
        tidyAround(services, [gateway, target])
        return gateway.id
      })
    },
  }
}

/** The kind of gateway that a step's way began at: the same one brings ways together again. */
function gatewayTypeOf(step: Shape): string {
  const seen = new Set<Shape>()
  for (let at: Shape | undefined = step; at && !seen.has(at); at = flowsInto(at)[0]?.source) {
    seen.add(at)
    if (/(?:Parallel|Inclusive|Exclusive)Gateway$/.test(at.type) && flowsFrom(at).length > 1) return at.type
  }
  return 'bpmn:ExclusiveGateway'
}
