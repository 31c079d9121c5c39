import { stepFactsOf } from './emb.js'
import { createBeside, idOf, type ModdleElement } from './moddle.js'
import type { StepRole } from './ProcessModel.js'
import { type NodeEditor, writeRoles } from './stepExtension.js'
import { structureOf } from './structure.js'

const isSame = (one: readonly StepRole[], other: readonly StepRole[]) =>
  one.length === other.length &&
  one.every(({ letter, ref, name }, at) => {
    const beside = other[at]
    return beside?.letter === letter && beside.ref === ref && beside.name === name
  })

function change(node: ModdleElement, properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties)) node.set(name, value)
}

const editorOf = (node: ModdleElement): NodeEditor => ({
  node,
  set: (properties) => change(node, properties),
  setOf: change,
  create: (type, properties, parent) => {
    const made = createBeside(parent, type, properties)
    made.$parent = parent
    return made
  },
})

/**
 * Says in a parsed model who has to do with some of its elements, without a canvas. Nothing else of it changes, nor an element
 * that says the same already.
 * @param roles all roles of an element, by its id; ids that there are not are left out
 */
export function setRoles(definitions: ModdleElement, roles: ReadonlyMap<string, readonly StepRole[]>): void {
  for (const { element } of structureOf(definitions)) {
    const given = roles.get(idOf(element))
    if (given && !isSame(stepFactsOf(element).roles, given)) writeRoles(editorOf(element), given)
  }
}
