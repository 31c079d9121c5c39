import { elementOf, elementsOf, idOf, type ModdleElement, textOf } from '@embpm/bpmn'
import type { Condition, DefaultFlow } from '../../modeler/ModelerFacts.js'
import { expressionLanguage, expressionOf, expressionText } from './expression.js'
import type { Fact, Subject } from './Fact.js'

const decides = ['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway', 'bpmn:ComplexGateway', 'bpmn:Activity']

const canDecide = (node: ModdleElement | undefined) => decides.some((type) => node?.$instanceOf(type))

/** What holds the condition of an element, and by which name. */
function conditioned({ node }: Subject): { holder: ModdleElement; property: string } | undefined {
  if (node.$instanceOf('bpmn:SequenceFlow'))
    return canDecide(elementOf(node, 'sourceRef')) || elementOf(node, 'conditionExpression')
      ? { holder: node, property: 'conditionExpression' }
      : undefined
  const definition = elementsOf(node, 'eventDefinitions').find((one) =>
    one.$instanceOf('bpmn:ConditionalEventDefinition'),
  )
  return definition && { holder: definition, property: 'condition' }
}

/** When a flow is taken, or an event happens. */
export const conditionFact: Fact<Condition> = {
  read: (subject) => {
    const found = conditioned(subject)
    return (
      found && {
        text: expressionText(found.holder, found.property),
        language: expressionLanguage(found.holder, found.property),
      }
    )
  },
  write: (editor, condition) => {
    const found = conditioned(editor)
    if (!found) return
    const { holder, property } = found
    const next = expressionOf(editor, holder, property, condition)
    if (holder === editor.node) editor.set({ [property]: next })
    else editor.setOf(holder, { [property]: next })
  },
}

/** Whether a flow is taken when no condition holds. */
export const isDefaultFact: Fact<boolean> = {
  read: ({ node }) => {
    const source = node.$instanceOf('bpmn:SequenceFlow') ? elementOf(node, 'sourceRef') : undefined
    return source && canDecide(source) ? elementOf(source, 'default') === node : undefined
  },
  write: ({ node, element, setAt }, isDefault) => {
    // By the flow's source, so that the flow that was the default one is drawn anew, too.
    if (element.source) setAt(element.source, { default: isDefault ? node : undefined })
  },
}

/** Which of the flows that lead on is taken when no condition holds. */
export const defaultFlowFact: Fact<DefaultFlow> = {
  read: ({ node }) => {
    const flows = elementsOf(node, 'outgoing').filter((one) => one.$instanceOf('bpmn:SequenceFlow'))
    if (!canDecide(node) || flows.length < 2) return undefined
    const chosen = elementOf(node, 'default')
    return {
      id: chosen ? idOf(chosen) : null,
      flows: flows.map((flow) => {
        const target = elementOf(flow, 'targetRef')
        return { id: idOf(flow), name: textOf(flow, 'name') || (target ? textOf(target, 'name') || idOf(target) : '') }
      }),
    }
  },
  write: ({ node, set }, { id }) =>
    set({ default: elementsOf(node, 'outgoing').find((flow) => idOf(flow) === id) ?? undefined }),
}
