import { Field, FieldBox } from '@embpm/ui/field'
import { Spinner } from '@embpm/ui/spinner'
import { useWords } from '@embpm/ui/ui-strings'
import { X } from 'lucide-react'
import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { itemLabel } from './itemLabel.js'
import { OpenButton } from './OpenButton.js'
import { Suggestions } from './Suggestions.js'
import type { ValueHelpFieldProps } from './ValueHelpProps.js'
import { useValueHelpInput } from './useValueHelpInput.js'
import { valueHelpWords } from './valueHelpWords.js'

/**
 * The field of a picker, a combobox: it shows the chosen row's label; typing suggests up to 8 rows; ArrowDown shows favourite
 * and recent values; F4, Alt+ArrowDown and the button open the dialog. Leaving it, Tab and Enter take the row that the text
 * names by its key, code or label; a text that names none or several stays, with an error, until it is corrected or Escape gives
 * the value back. An emptied one clears the value. A stored key that the source does not know, or could not tell about, is shown
 * itself and never lost; a source with `lastNames` has it shown by the last name of what was deleted.
 */
export function ValueHelpField<Row>(props: ValueHelpFieldProps<Row>) {
  const { help, openLabel, rowDetail, placeholder, name, onBlur, className = '', disabled = false, readOnly } = props
  const { t, field, box, control, combobox, input, typeahead, pending, emptied } = useValueHelpInput(props)
  const { text, isOpen, draft } = typeahead
  const anchor = useRef<HTMLDivElement>(null)
  const [item] = help.items
  const status = item?.status ?? 'none'
  const label = item === undefined || status === 'loading' ? '' : itemLabel(help, item, t)

  const openDialog = () => {
    const search = text?.trim() ?? ''
    typeahead.restore()
    help.openDialog(search)
  }
  const clearValue = () => {
    typeahead.restore()
    help.clear()
  }
  const clear = () => {
    clearValue()
    input.current?.focus()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (help.isOpen || (next instanceof Node && event.currentTarget.contains(next))) return
    if (emptied) clearValue()
    typeahead.commit()
    onBlur?.()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!help.editable || event.nativeEvent.isComposing) return
    const { key, altKey } = event
    if (key === 'F4' || (key === 'ArrowDown' && altKey)) openDialog()
    else if (key === 'Enter' && emptied && !isOpen) return clearValue()
    else if (key === 'Tab') return typeahead.commit()
    else if (typeahead.onListKey(event)) {
      // Done.
    } else if (key === 'Enter' && draft === null && text !== null) typeahead.commit()
    else if (key === 'ArrowDown' && (text === null || emptied)) typeahead.browse()
    else if (key === 'Escape' && (text !== null || isOpen)) typeahead.restore()
    else return
    event.preventDefault()
    // An Escape that closes the list is not meant for a dialog around.
    event.stopPropagation()
  }

  return (
    <Field {...field} className={`emb-value-help ${className}`} data-state={status} onBlur={leave}>
      <FieldBox {...box} ref={anchor} flushEnd={!readOnly}>
        <input
          {...control}
          {...combobox}
          aria-busy={status === 'loading' || pending !== null || undefined}
          placeholder={status === 'loading' ? t('loading') : placeholder}
          value={text ?? label}
          title={text === null && label !== '' ? label : undefined}
          onChange={(event) => typeahead.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {pending !== null && <Spinner label={pending} />}
        {help.editable && item && <ClearButton onPress={clear} />}
        {!readOnly && <OpenButton label={openLabel} disabled={disabled} onPress={openDialog} />}
      </FieldBox>
      {isOpen && <Suggestions anchor={anchor} help={help} typeahead={typeahead} rowDetail={rowDetail} />}
      {name !== undefined && <input type="hidden" name={name} value={help.formValues[0] ?? ''} disabled={disabled} />}
    </Field>
  )
}

/** Empties a picker's field. Not a stop for Tab: the keyboard empties the text. */
function ClearButton({ onPress }: { onPress: () => void }) {
  const t = useWords(valueHelpWords)
  return (
    <button type="button" className="emb-value-help-clear" tabIndex={-1} aria-label={t('clear')} onClick={onPress}>
      <X size={14} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
