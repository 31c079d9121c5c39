import {
  elementsOf,
  type ModdleElement,
  stepFactsOf,
  type StepFigures,
  type StepLink,
  type StepRole,
} from '@embpm/bpmn'
import type { Editor, Fact } from './Fact.js'
import { changeExtension, extensionOf, strangeRoles } from './stepExtension.js'

const isOneOf = (node: ModdleElement, types: readonly string[]) => types.some((type) => node.$instanceOf(type))

const done = ['bpmn:Activity']

/** What can be linked to objects of the product: all but lines and what only groups. */
const linkable = [
  'bpmn:FlowNode',
  'bpmn:DataObjectReference',
  'bpmn:DataStoreReference',
  'bpmn:Participant',
  'bpmn:Lane',
  'bpmn:Process',
]

/** Nodes for a list of the extension; those whose kinds nobody here understands stay at its end. */
const listOf =
  (
    { create }: Editor,
    type: string,
    rows: readonly object[],
    strange: (step: ModdleElement) => readonly ModdleElement[],
  ) =>
  (parent: ModdleElement) => [...rows.map((row) => create(type, { ...row }, parent)), ...strange(parent)]

/** Who has to do with a step. */
export const rolesFact: Fact<readonly StepRole[]> = {
  read: ({ node }) => {
    const { roles } = stepFactsOf(node)
    return roles.length > 0 || isOneOf(node, done) ? roles : undefined
  },
  write: (editor, roles) => {
    const make = listOf(editor, 'emb:Role', roles, (step) => strangeRoles(step))
    changeExtension(editor, (parent) => ({ roles: make(parent) }))
  },
}

/** The objects of the product that an element uses. */
export const linksFact: Fact<readonly StepLink[]> = {
  read: ({ node }) => {
    const { links } = stepFactsOf(node)
    return links.length > 0 || isOneOf(node, linkable) ? links : undefined
  },
  write: (editor, links) => {
    const step = extensionOf(editor.node)
    const known = new Set(stepFactsOf(editor.node).links.map(({ kind, ref }) => `${kind} ${ref}`))
    const strange = step
      ? elementsOf(step, 'links').filter((link) => !known.has(`${String(link.get('kind'))} ${String(link.get('ref'))}`))
      : []
    const make = listOf(editor, 'emb:Link', links, () => strange)
    changeExtension(editor, (parent) => ({ links: make(parent) }))
  },
}

/** What a step takes. */
export const figuresFact: Fact<StepFigures> = {
  read: ({ node }) => {
    const { figures } = stepFactsOf(node)
    return Object.values(figures).some((value) => value !== null) || isOneOf(node, done) ? figures : undefined
  },
  write: (editor, { duration, waiting, cost, currency }) =>
    changeExtension(editor, () => ({
      duration: duration ?? undefined,
      waiting: waiting ?? undefined,
      cost: cost ?? undefined,
      // A currency without an amount says nothing.
      currency: cost === null ? undefined : (currency ?? undefined),
    })),
}
