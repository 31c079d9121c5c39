import { textOf } from '@embpm/bpmn'
import type { Fact } from './Fact.js'

/** Links between things have no names. */
const nameless = ['bpmn:Association', 'bpmn:DataAssociation', 'bpmn:ConversationLink']

/** What is drawn on an element: its name, the text of a note, the value of a group. */
export const nameFact: Fact<string> = {
  read: ({ element, node }) => {
    if (nameless.some((type) => node.$instanceOf(type))) return undefined
    const { text, categoryValueRef } = element.businessObject
    return textOf(node, 'name') || (text ?? categoryValueRef?.value ?? '')
  },
  write: ({ element, label, set }, name) => {
    // The process or collaboration behind everything has no label.
    if (element.parent) label(name)
    else set({ name: name || undefined })
  },
}
