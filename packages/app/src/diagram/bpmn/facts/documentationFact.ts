import { elementsOf, textOf } from '@embpm/bpmn'
import type { Fact } from './Fact.js'

/** What is written about an element, paragraphs apart by a blank line. */
export const documentationFact: Fact<string> = {
  read: ({ node }) =>
    elementsOf(node, 'documentation')
      .map((part) => textOf(part, 'text'))
      .join('\n\n'),
  write: ({ node, set, setOf, create }, text) => {
    const [first, ...others] = elementsOf(node, 'documentation')
    if (first && others.length === 0 && text !== '') setOf(first, { text })
    else set({ documentation: text === '' ? [] : [create('bpmn:Documentation', { text }, node)] })
  },
}
