import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { ModelerEditing } from '../../modeler/ModelerEditing.js'
import { addElements } from './addElements.js'
import { changeBands } from './changeBands.js'
import { changeElements } from './changeElements.js'
import { connectElements } from './connectElements.js'
import { inOneStep } from './inOneStep.js'
import { outlineOf } from './outlineOf.js'
import { servicesOf } from './services.js'

/** After the library's own listeners: what has changed is drawn. */
const last = 100

/**
 * The commands of a modeler that need no pointer.
 * @param quietly does something without telling what the library selects meanwhile: whoever gives a command selects by himself
 */
export function createEditing(modeler: BaseViewer, quietly: <Result>(change: () => Result) => Result): ModelerEditing {
  const services = servicesOf(modeler)
  const inOne = inOneStep(services)
  const step = <Result>(run: () => Result) => quietly(() => inOne(run))
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const onChange of watchers) onChange()
  }
  services.bus.on('commandStack.changed', last, tell)
  services.bus.on('import.done', last, tell)
  return {
    outline: () => outlineOf(services.registry.getAll()),
    watchOutline: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    ...addElements(services, step),
    ...connectElements(services, step),
    ...changeElements(services, step),
    ...changeBands(services, step),
  }
}
