import { Field, FieldBox, useElementRef, useField } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { X } from 'lucide-react'
import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { itemNote } from './itemNote.js'
import { OpenButton } from './OpenButton.js'
import { useTypeahead } from './useTypeahead.js'
import { Suggestions } from './Suggestions.js'
import type { ValueHelpFieldProps } from './ValueHelpProps.js'
import { valueHelpWords } from './valueHelpWords.js'

/**
 * The field of a picker, a combobox: it shows the chosen row's label; typing suggests up to 8 rows; ArrowDown shows favourite
 * and recent values; F4, Alt+ArrowDown and the button open the dialog. Leaving it restores the label, an emptied one clears
 * the value. A key that the source does not know, or could not tell about, is shown itself and never lost.
 */
export function ValueHelpField<Row>(props: ValueHelpFieldProps<Row>) {
  const { help, openLabel, rowDetail, placeholder, ref, description, ...shared } = props
  const { name, onBlur, className = '', disabled = false, readOnly = false } = shared
  const t = useWords(valueHelpWords)
  const { field, box, control } = useField({ ...shared, description: itemNote(help, t) ?? description })
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  const anchor = useRef<HTMLDivElement>(null)
  const typeahead = useTypeahead(help, (row) => help.choose([row]))
  const { text, isOpen, groups, active, listId } = typeahead
  const [item] = help.items
  const status = item?.status ?? 'none'
  const label = item?.row ? help.rowLabel(item.row) : status === 'loading' ? '' : (item?.key ?? '')
  const listed = isOpen && groups.length > 0

  const openDialog = () => {
    const search = text?.trim() ?? ''
    typeahead.restore()
    help.openDialog(search)
  }
  const clear = () => {
    typeahead.restore()
    help.clear()
    input.current?.focus()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (help.isOpen || (next instanceof Node && event.currentTarget.contains(next))) return
    if (text !== null && text.trim() === '') help.clear()
    typeahead.restore()
    onBlur?.()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!help.editable || event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const emptied = text !== null && text.trim() === ''
    if (key === 'F4' || (key === 'ArrowDown' && altKey)) openDialog()
    else if (key === 'Enter' && emptied && !isOpen) {
      typeahead.restore()
      help.clear()
      return
    } else if (typeahead.onListKey(event)) {
      // Done.
    } else if (key === 'ArrowDown' && (text === null || emptied)) typeahead.browse()
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
          ref={attach}
          className="emb-field-input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={active < 0 ? undefined : typeahead.optionId(active)}
          aria-keyshortcuts={help.editable ? 'F4 Alt+ArrowDown' : undefined}
          aria-busy={status === 'loading' || undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          placeholder={status === 'loading' ? t('loading') : placeholder}
          value={text ?? label}
          title={text === null && label !== '' ? label : undefined}
          onChange={(event) => typeahead.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
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
