import { elementOf, elementsOf, type ModdleElement, textOf, roleLetters } from '@embpm/bpmn'
import type { Editor } from './Fact.js'

/** The product's extension of a node; `undefined` where it has none. */
export function extensionOf(node: ModdleElement): ModdleElement | undefined {
  const extensions = elementOf(node, 'extensionElements')
  return extensions && elementsOf(extensions, 'values').find(({ $type }) => $type === 'emb:Step')
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
  { node, set, setOf, create }: Editor,
  changeOf: (parent: ModdleElement) => Record<string, unknown>,
): void {
  const extensions = elementOf(node, 'extensionElements')
  const step = extensionOf(node)
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

/** The roles of an extension that nobody here understands. */
export const strangeRoles = (step: ModdleElement | undefined): ModdleElement[] =>
  step
    ? elementsOf(step, 'roles').filter((role) => !roleLetters.some((letter) => letter === textOf(role, 'letter')))
    : []
