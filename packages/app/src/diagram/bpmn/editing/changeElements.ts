import type { ModelerEditing } from '../../modeler/ModelerEditing.js'
import { type InOneStep, kindsOfElement } from './addElements.js'
import { leadFlow, tidyAround } from './createShapeAt.js'
import { attributesOf } from './kinds.js'
import { areaOf, findRoom } from './rooms.js'
import { removeLane } from './changeBands.js'
import { type EditingServices, flowsFrom, flowsInto, isNode, isSubProcess, middleOf, type Shape } from './services.js'

/** The commands that change what is there, and remove it. */
export function changeElements(
  services: EditingServices,
  inOneStep: InOneStep,
): Pick<ModelerEditing, 'kindsOf' | 'replace' | 'rename' | 'canRemove' | 'remove'> {
  const { bpmnReplace, factory, modeling, registry, rules } = services
  const kindsOf = (id: string) => kindsOfElement(registry.get(id))

  /** Where a step that becomes larger will stand, with room made for it while it is still small. */
  const roomFor = (shape: Shape, size: { width: number; height: number }) =>
    findRoom(services, areaOf(shape), {
      width: size.width,
      height: size.height,
      left: shape.x,
      middle: middleOf(shape).y,
      pushFrom: shape.x,
      except: [shape],
    })

  /** What led to a step leads on to what is behind it. */
  const heal = (shape: Shape) => {
    const [target, ...further] = flowsFrom(shape).flatMap((flow) => flow.target ?? [])
    if (!target || further.length > 0) return
    for (const flow of flowsInto(shape)) {
      const { source } = flow
      const isThere = source && flowsFrom(source).some((other) => other.target === target)
      if (source && source !== target && source !== shape && !isThere && rules.canConnect(source, target, flow))
        leadFlow(services, flow, source, target)
    }
    tidyAround(services, [target])
  }

  return {
    kindsOf,
    replace: (id, kind) => {
      const shape = registry.get(id)
      const fits = kindsOf(id).some(
        ({ type, trigger, goesOn }) => type === kind.type && trigger === kind.trigger && goesOn === kind.goesOn,
      )
      if (!shape || !fits) return null
      return inOneStep(() => {
        const attributes = {
          ...attributesOf(kind),
          ...(shape.collapsed && isSubProcess(kind) && { isExpanded: false }),
          ...(shape.host && { host: shape.host }),
        }
        const grows = attributes.isExpanded === true && !isSubProcess(shape)
        const place = grows ? roomFor(shape, factory.createShape(attributes)) : null
        const next = bpmnReplace.replaceElement(shape, attributes, { autoResize: false })
        const now = middleOf(next)
        if (place)
          modeling.moveElements([next], { x: place.x - now.x, y: place.y - now.y }, undefined, { autoResize: false })
        tidyAround(services, [next])
        return next.id
      })
    },
    rename: (id, name) => {
      const shape = registry.get(id)
      if (!shape) return false
      inOneStep(() => modeling.updateLabel(shape, name.trim()))
      return true
    },
    canRemove: (id) => Boolean(registry.get(id)?.parent),
    remove: (id) => {
      const shape = registry.get(id)
      if (!shape?.parent) return false
      inOneStep(() => {
        if (shape.type === 'bpmn:Lane') return removeLane(services, shape)
        if (isNode(shape) && !shape.host) heal(shape)
        modeling.removeElements([shape])
      })
      return true
    },
  }
}
