import { elementOf, elementsOf, idOf, type ModdleElement, textOf } from '@embpm/bpmn'
import { newNamed, type NamedKind, type Naming } from '../../modeler/ModelerFacts.js'
import type { Fact, Subject } from './Fact.js'

/** What the standard calls them: the type, the reference to it, and the property by which a program knows it. */
interface Named {
  kind: NamedKind
  type: string
  property: string
  code?: string
}

const named: readonly Named[] = [
  { kind: 'message', type: 'bpmn:Message', property: 'messageRef' },
  { kind: 'signal', type: 'bpmn:Signal', property: 'signalRef' },
  { kind: 'error', type: 'bpmn:Error', property: 'errorRef', code: 'errorCode' },
  { kind: 'escalation', type: 'bpmn:Escalation', property: 'escalationRef', code: 'escalationCode' },
]

/** What refers to it: the definition of an event, or a step that sends or receives. */
function referring({ node }: Subject): { holder: ModdleElement; what: Named } | undefined {
  const holders = [node, ...elementsOf(node, 'eventDefinitions')]
  for (const holder of holders)
    for (const what of named)
      if (holder.$descriptor.properties?.some(({ name }) => name === what.property) && isReferring(holder))
        return { holder, what }
  return undefined
}

/** Flows of messages refer to them as well, and are drawn with their name instead. */
const isReferring = (holder: ModdleElement) => !holder.$instanceOf('bpmn:MessageFlow')

const codeOf = ({ code }: Named, node: ModdleElement | undefined): string | null =>
  code === undefined ? null : node ? textOf(node, code) : ''

/** Which message, signal, error or escalation an element is about. */
export const namingFact: Fact<Naming> = {
  read: (subject) => {
    const found = referring(subject)
    if (!found) return undefined
    const { holder, what } = found
    const chosen = elementOf(holder, what.property)
    return {
      kind: what.kind,
      id: chosen ? idOf(chosen) : null,
      name: chosen ? textOf(chosen, 'name') : '',
      code: codeOf(what, chosen),
      known: elementsOf(subject.definitions, 'rootElements')
        .filter(({ $type }) => $type === what.type)
        .map((one) => ({ id: idOf(one), name: textOf(one, 'name') })),
    }
  },
  write: (editor, { id, name, code }) => {
    const found = referring(editor)
    if (!found) return
    const { holder, what } = found
    const { definitions, setOf, create } = editor
    const refer = (to: ModdleElement | undefined) => {
      if (elementOf(holder, what.property) === to) return
      if (holder === editor.node) editor.set({ [what.property]: to })
      else setOf(holder, { [what.property]: to })
    }
    const said = { name, ...(what.code !== undefined && { [what.code]: code || undefined }) }
    const roots = elementsOf(definitions, 'rootElements')
    if (id === null) return refer(undefined)
    if (id === newNamed) {
      const made = create(what.type, said, definitions)
      setOf(definitions, { rootElements: [...roots, made] })
      return refer(made)
    }
    const chosen = roots.find((one) => idOf(one) === id)
    if (!chosen) return
    // Choosing another one brings its own name.
    if (elementOf(holder, what.property) === chosen) setOf(chosen, said)
    refer(chosen)
  },
}
