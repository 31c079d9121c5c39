import { roleLetters, stepOf } from './emb.js'
import { elementOf, elementsOf, type ModdleElement, textOf } from './moddle.js'
import type { StepRole } from './ProcessModel.js'

/** Changes a node of a parsed model: at once, or as a command that an editor can take back. */
export interface NodeEditor {
  node: ModdleElement
  /** Sets properties of the node; `undefined` takes one away. */
  set: (properties: Record<string, unknown>) => void
  /** Sets properties of a node that belongs to it. */
  setOf: (node: ModdleElement, properties: Record<string, unknown>) => void
  /** Makes a node that `parent` is to hold. */
  create: (type: string, properties: Record<string, unknown>, parent: ModdleElement) => ModdleElement
}

const isSaid = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Whether a node says nothing but what `change` sets. */
const isEmptyWith = (step: ModdleElement, change: Record<string, unknown>) =>
  Object.keys(step.$attrs ?? {}).length === 0 &&
  (step.$descriptor.properties ?? []).every(({ name }) => !isSaid(name in change ? change[name] : step.get(name)))

/**
 * Changes the product's extension of an element. It comes with the first thing that it says and goes with the last one; what
 * other tools have put beside it stays.
 */
export function changeExtension(
  { node, set, setOf, create }: NodeEditor,
  changeOf: (parent: ModdleElement) => Record<string, unknown>,
): void {
  const extensions = elementOf(node, 'extensionElements')
  const step = stepOf(node)
  if (extensions && step) {
    const change = changeOf(step)
    if (!isEmptyWith(step, change)) return setOf(step, change)
    const others = elementsOf(extensions, 'values').filter((one) => one !== step)
    return others.length > 0 ? setOf(extensions, { values: others }) : set({ extensionElements: undefined })
  }
  const holder = extensions ?? create('bpmn:ExtensionElements', { values: [] }, node)
  const made = create('emb:Step', {}, holder)
  const said = Object.entries(changeOf(made)).filter(([, value]) => isSaid(value))
  if (said.length === 0) return
  for (const [name, value] of said) made.set(name, value)
  if (extensions) return setOf(extensions, { values: [...elementsOf(extensions, 'values'), made] })
  holder.set('values', [made])
  set({ extensionElements: holder })
}

const says = (node: ModdleElement, { letter, ref, name }: StepRole) =>
  textOf(node, 'letter') === letter && textOf(node, 'ref') === ref && textOf(node, 'name') === name

/** Says who has to do with a step. A role that stays keeps its node, and those whose letters nobody here understands stay at the end. */
export function writeRoles(editor: NodeEditor, roles: readonly StepRole[]): void {
  changeExtension(editor, (step) => {
    const before = elementsOf(step, 'roles')
    const isStrange = (node: ModdleElement) => !roleLetters.some((letter) => letter === textOf(node, 'letter'))
    const free = before.filter((node) => !isStrange(node))
    const nodeOf = (role: StepRole) => {
      const at = free.findIndex((node) => says(node, role))
      return at < 0 ? editor.create('emb:Role', { ...role }, step) : free.splice(at, 1)
    }
    return { roles: [...roles.flatMap(nodeOf), ...before.filter(isStrange)] }
  })
}
