import {
  changeExtension,
  elementsOf,
  type ModdleElement,
  stepFactsOf,
  type StepFigures,
  type StepLink,
  stepOf,
  type StepRole,
  writeRoles,
} from '@embpm/bpmn'
import type { Fact } from './Fact.js'

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

/** Who has to do with a step. */
export const rolesFact: Fact<readonly StepRole[]> = {
  read: ({ node }) => {
    const { roles } = stepFactsOf(node)
    return roles.length > 0 || isOneOf(node, done) ? roles : undefined
  },
  write: writeRoles,
}

/** The objects of the product that an element uses. */
export const linksFact: Fact<readonly StepLink[]> = {
  read: ({ node }) => {
    const { links } = stepFactsOf(node)
    return links.length > 0 || isOneOf(node, linkable) ? links : undefined
  },
  write: (editor, links) => {
    const step = stepOf(editor.node)
    const known = new Set(stepFactsOf(editor.node).links.map(({ kind, ref }) => `${kind} ${ref}`))
    const strange = step
      ? elementsOf(step, 'links').filter((link) => !known.has(`${String(link.get('kind'))} ${String(link.get('ref'))}`))
      : []
    // Those whose kinds nobody here understands stay at the end.
    changeExtension(editor, (parent) => ({
      links: [...links.map((link) => editor.create('emb:Link', { ...link }, parent)), ...strange],
    }))
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
