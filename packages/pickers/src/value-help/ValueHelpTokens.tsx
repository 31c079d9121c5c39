import { Field, FieldBox, useElementRef, useField } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { OpenButton } from './OpenButton.js'
import { arrowStep, removeButtons, TokenList } from './TokenList.js'
import { itemNote } from './itemNote.js'
import { pastedKeys, usePastedKeys } from './usePastedKeys.js'
import { PastedNote } from './PastedNote.js'
import { useTypeahead } from './useTypeahead.js'
import { Suggestions } from './Suggestions.js'
import type { ValueHelpFieldProps } from './ValueHelpProps.js'
import { valueHelpWords } from './valueHelpWords.js'

/**
 * The field of a picker of several values, a combobox behind tokens: typing suggests, Enter adds, Backspace in the empty
 * field goes to the last token and removes it, F4, Alt+ArrowDown and the button open the dialog. A pasted list of keys (lines,
 * tabs, commas, semicolons) adds all that the source knows; the others stay in the text and are named.
 */
export function ValueHelpTokens<Row>(props: ValueHelpFieldProps<Row>) {
  const { help, openLabel, rowDetail, placeholder, ref, description, ...shared } = props
  const { name, onBlur, className = '', disabled = false, readOnly = false } = shared
  const t = useWords(valueHelpWords)
  const { field, box, control } = useField({ ...shared, description: itemNote(help, t) ?? description })
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  const anchor = useRef<HTMLDivElement>(null)
  const typeahead = useTypeahead(help, (row) => help.choose([row]), help.keys)
  const { text, isOpen, groups, active, listId } = typeahead
  const listed = isOpen && groups.length > 0
  /** Keys that did not become tokens stay where they can be corrected, without a list of hits for them. */
  const keep = (keys: readonly string[]) => {
    typeahead.restore()
    if (keys.length > 0) typeahead.hold(keys.join(', '))
  }
  const pasted = usePastedKeys({
    source: help.source,
    rowKey: help.rowKey,
    onFound: (rows, left) => {
      help.choose(rows)
      keep(left)
    },
  })

  const openDialog = () => {
    typeahead.restore()
    help.openDialog(text?.trim())
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const keys = help.editable ? pastedKeys(event.clipboardData.getData('text')) : null
    if (keys === null) return
    event.preventDefault()
    keep(keys)
    pasted.take(keys)
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (help.isOpen || (next instanceof Node && event.currentTarget.contains(next))) return
    // What was pasted and not found is no search that could be typed again.
    if (pasted.status === 'none') typeahead.restore()
    onBlur?.()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!help.editable || event.nativeEvent.isComposing) return
    const { key, altKey, currentTarget } = event
    const atStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0
    if (key === 'F4' || (key === 'ArrowDown' && altKey)) openDialog()
    else if ((key === 'Backspace' || arrowStep(event) < 0) && atStart && help.items.length > 0)
      removeButtons(anchor.current ?? currentTarget)
        .at(-1)
        ?.focus()
    else if (typeahead.onListKey(event)) {
      // Done.
    } else if (key === 'ArrowDown' && (text === null || text.trim() === '')) typeahead.browse()
    else if (key === 'Escape' && (text !== null || isOpen)) {
      typeahead.restore()
      pasted.forget()
    } else return
    event.preventDefault()
    // An Escape that closes the list is not meant for a dialog around.
    event.stopPropagation()
  }

  return (
    <Field {...field} className={`emb-value-help ${className}`} data-multiple="" onBlur={leave}>
      <FieldBox {...box} ref={anchor} flushEnd={!readOnly} className="emb-tokens-box">
        <div className="emb-tokens-line">
          <TokenList help={help} input={input} />
          <input
            {...control}
            ref={attach}
            className="emb-field-input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={active < 0 ? undefined : typeahead.optionId(active)}
            aria-keyshortcuts={help.editable ? 'F4 Alt+ArrowDown' : undefined}
            aria-busy={pasted.status === 'asking' || undefined}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            placeholder={help.items.length === 0 ? placeholder : undefined}
            value={text ?? ''}
            onChange={(event) => {
              pasted.forget()
              typeahead.type(event.target.value)
            }}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
        </div>
        {!readOnly && <OpenButton label={openLabel} disabled={disabled} onPress={openDialog} />}
      </FieldBox>
      <PastedNote pasted={pasted} />
      {isOpen && <Suggestions anchor={anchor} help={help} typeahead={typeahead} rowDetail={rowDetail} />}
      {name !== undefined &&
        help.formValues.map((key) => <input key={key} type="hidden" name={name} value={key} disabled={disabled} />)}
    </Field>
  )
}
