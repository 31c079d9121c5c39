import { elementOf, type ModdleElement, numberOf, textOf } from '@embpm/bpmn'
import type { Loop } from '../../modeler/ModelerFacts.js'
import { expressionOf, expressionText } from './expression.js'
import type { Fact } from './Fact.js'

const standard = 'bpmn:StandardLoopCharacteristics'
const several = 'bpmn:MultiInstanceLoopCharacteristics'

const none: Loop = { kind: 'none', condition: '', count: '' }

function read(loop: ModdleElement | undefined): Loop {
  if (!loop) return none
  if (loop.$instanceOf(standard)) {
    const most = numberOf(loop, 'loopMaximum')
    return {
      kind: 'standard',
      condition: expressionText(loop, 'loopCondition'),
      count: most === null ? '' : String(most),
    }
  }
  return {
    kind: loop.get('isSequential') === true ? 'sequential' : 'parallel',
    condition: expressionText(loop, 'completionCondition'),
    count: expressionText(loop, 'loopCardinality'),
  }
}

/** How often a step is done. */
export const loopFact: Fact<Loop> = {
  read: ({ node }) => (node.$instanceOf('bpmn:Activity') ? read(elementOf(node, 'loopCharacteristics')) : undefined),
  write: (editor, { kind, condition, count }) => {
    const { node, set, setOf, create } = editor
    if (kind === 'none') return set({ loopCharacteristics: undefined })
    const type = kind === 'standard' ? standard : several
    const held = elementOf(node, 'loopCharacteristics')
    const loop = held?.$type === type ? held : create(type, {}, node)
    const most = Number.parseInt(count, 10)
    setOf(
      loop,
      kind === 'standard'
        ? {
            loopCondition: expressionOf(editor, loop, 'loopCondition', { text: condition }),
            loopMaximum: Number.isNaN(most) ? undefined : most,
          }
        : {
            isSequential: kind === 'sequential',
            completionCondition: expressionOf(editor, loop, 'completionCondition', { text: condition }),
            loopCardinality: expressionOf(editor, loop, 'loopCardinality', { text: count }),
          },
    )
    // Set even where it is the same, so that its glyph is drawn anew.
    set({ loopCharacteristics: loop })
  },
}

/** Id of the process that a step calls. */
export const calledElementFact: Fact<string> = {
  read: ({ node }) => (node.$instanceOf('bpmn:CallActivity') ? textOf(node, 'calledElement') : undefined),
  write: ({ set }, id) => set({ calledElement: id || undefined }),
}
