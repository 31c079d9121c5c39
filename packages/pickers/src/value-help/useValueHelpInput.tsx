import { useControlDraft, useElementRef, useField } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { itemNote } from './itemNote.js'
import { LookupAlert } from './PastedNote.js'
import { useTypeahead } from './useTypeahead.js'
import type { ValueHelpFieldProps } from './ValueHelpProps.js'
import { valueHelpWords } from './valueHelpWords.js'

/**
 * What the input of a picker is made of, whether for one value or for several: its label and help, its typing, and what is told
 * of a text that is no value.
 *
 * @param without keys that are not offered
 */
export function useValueHelpInput<Row>(props: ValueHelpFieldProps<Row>, without?: readonly string[]) {
  const { help, openLabel: _, rowDetail: ___, placeholder: __, ref, ...shared } = props
  const t = useWords(valueHelpWords)
  const typeahead = useTypeahead(help, { without, defaultDraft: props.defaultDraft })
  const { draft, lookup, isOpen, groups } = typeahead
  const isPending = draft?.pending === true
  const parts = useField({
    ...shared,
    description: itemNote(help, t) ?? props.description,
    errorMessage: draft === null || isPending ? props.errorMessage : <LookupAlert lookup={lookup} />,
  })
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  useControlDraft(input, draft, props.onDraftChange)
  const listed = isOpen && groups.length > 0
  const { text, active, listId } = typeahead
  return {
    ...parts,
    t,
    typeahead,
    input,
    /** What is being looked up, in words. */
    pending: isPending ? draft.problem : null,
    emptied: text !== null && text.trim() === '',
    /** Of the input, beside `control`. */
    combobox: {
      ref: attach,
      className: 'emb-field-input',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : typeahead.optionId(active),
      'aria-keyshortcuts': help.editable ? 'F4 Alt+ArrowDown' : undefined,
      autoComplete: 'off',
      spellCheck: false,
      readOnly: props.readOnly,
    },
  } as const
}
