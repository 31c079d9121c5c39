import { Field, FieldBox } from '@embpm/ui/field'
import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { OpenButton } from './OpenButton.js'
import { arrowStep, removeButtons, TokenList } from './TokenList.js'
import { PastedNote } from './PastedNote.js'
import { pastedKeys } from './useLookup.js'
import { Suggestions } from './Suggestions.js'
import type { ValueHelpFieldProps } from './ValueHelpProps.js'
import { useValueHelpInput } from './useValueHelpInput.js'

/**
 * The field of a picker of several values, a combobox behind tokens: typing suggests, Enter adds, Backspace in the empty
 * field goes to the last token and removes it, F4, Alt+ArrowDown and the button open the dialog. Leaving it, Tab and Enter add
 * what the text names by its key, code or label. A list of keys (lines, tabs, commas, semicolons), pasted or typed,
 * adds all that the source knows; the others stay in the text, as an error, and are named.
 */
export function ValueHelpTokens<Row>(props: ValueHelpFieldProps<Row>) {
  const { help, openLabel, rowDetail, placeholder, name, onBlur, className = '', disabled = false, readOnly } = props
  const { field, box, control, combobox, input, typeahead, pending, emptied } = useValueHelpInput(props, help.keys)
  const { text, isOpen, draft, lookup } = typeahead
  const anchor = useRef<HTMLDivElement>(null)

  const openDialog = () => {
    typeahead.restore()
    help.openDialog(text?.trim())
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const keys = help.editable ? pastedKeys(event.clipboardData.getData('text')) : null
    if (keys === null) return
    event.preventDefault()
    typeahead.take(keys)
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (help.isOpen || (next instanceof Node && event.currentTarget.contains(next))) return
    typeahead.commit()
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
    else if (key === 'Tab') return typeahead.commit()
    else if (typeahead.onListKey(event)) {
      // Done.
    } else if (key === 'Enter' && draft === null && text !== null && !emptied) typeahead.commit()
    else if (key === 'ArrowDown' && (text === null || emptied)) typeahead.browse()
    else if (key === 'Escape' && (text !== null || isOpen)) typeahead.restore()
    else return
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
            {...combobox}
            aria-busy={pending !== null || undefined}
            placeholder={help.items.length === 0 ? placeholder : undefined}
            value={text ?? ''}
            onChange={(event) => typeahead.type(event.target.value)}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
        </div>
        {!readOnly && <OpenButton label={openLabel} disabled={disabled} onPress={openDialog} />}
      </FieldBox>
      <PastedNote pasted={lookup} ownProblem />
      {isOpen && <Suggestions anchor={anchor} help={help} typeahead={typeahead} rowDetail={rowDetail} />}
      {name !== undefined &&
        help.formValues.map((key) => <input key={key} type="hidden" name={name} value={key} disabled={disabled} />)}
    </Field>
  )
}
