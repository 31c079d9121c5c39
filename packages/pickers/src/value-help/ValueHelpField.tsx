import type { ControlProps } from '@embpm/ui/control'
import { Field, FieldBox, useElementRef, useField } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { TableProperties, X } from 'lucide-react'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { SuggestionList, suggestionId } from './SuggestionList.js'
import { useSuggestions } from './useSuggestions.js'
import type { ValueHelpState } from './useValueHelp.js'
import { valueHelpWords } from './valueHelpWords.js'

const suggestionLimit = 8

/** Props of `ValueHelpField`. The value itself lives in `help`. */
export interface ValueHelpFieldProps<Row> extends Omit<
  ControlProps<string>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  help: ValueHelpState<Row>
  /** Name of the button that opens the dialog, usually the dialog's title. */
  openLabel: string
  /** Technical name after the label in the suggestions. */
  rowDetail?: (row: Row) => string
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/**
 * The field of a picker, a combobox: it shows the chosen row's label; typing suggests up to 8 rows; F4, Alt+ArrowDown and the
 * button open the dialog. Leaving it restores the label, an emptied one clears the value. A key that the source does not
 * know, or could not tell about, is shown itself and never lost.
 */
export function ValueHelpField<Row>(props: ValueHelpFieldProps<Row>) {
  const { help, openLabel, rowDetail, placeholder, ref, description, ...shared } = props
  const { name, onBlur, className = '', disabled = false, readOnly = false } = shared
  const t = useWords(valueHelpWords)
  const { field, box, control } = useField({ ...shared, description: valueNote(help, t) ?? description })
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  const anchor = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [listOpen, setListOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const suggestions = useSuggestions(help.source, listOpen ? text : null, suggestionLimit)
  const active = suggestions.status === 'ready' ? Math.min(marked, suggestions.rows.length - 1) : -1

  const { value, resolved, editable } = help
  const label =
    resolved.row === null ? (resolved.status === 'loading' ? '' : (value ?? '')) : help.rowLabel(resolved.row)

  const type = (next: string) => {
    setText(next)
    setListOpen(next.trim() !== '')
    setMarked(0)
  }
  const restore = () => {
    setText(null)
    setListOpen(false)
  }
  const choose = (row: Row) => {
    restore()
    help.choose(row)
  }
  const openDialog = () => {
    const search = text?.trim() ?? ''
    restore()
    help.openDialog(search)
  }
  const clear = () => {
    restore()
    help.clear()
    input.current?.focus()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (help.isOpen || (next instanceof Node && event.currentTarget.contains(next))) return
    if (text !== null && text.trim() === '') help.clear()
    restore()
    onBlur?.()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!editable || event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const row = active < 0 ? undefined : suggestions.rows[active]
    if (key === 'F4' || (key === 'ArrowDown' && altKey)) openDialog()
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && listOpen)
      setMarked(moved(active, key, suggestions.rows.length))
    else if (key === 'Enter' && listOpen) {
      if (row !== undefined) choose(row)
    } else if (key === 'Enter' && text !== null && text.trim() === '') {
      restore()
      help.clear()
      return
    } else if (key === 'Escape' && text !== null) restore()
    else return
    event.preventDefault()
    // An Escape that closes the list is not meant for a dialog around.
    event.stopPropagation()
  }

  return (
    <Field {...field} className={`emb-value-help ${className}`} data-state={resolved.status} onBlur={leave}>
      <FieldBox {...box} ref={anchor} flushEnd={!readOnly}>
        <input
          {...control}
          ref={attach}
          className="emb-field-input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listOpen && suggestions.rows.length > 0}
          aria-controls={listOpen && suggestions.rows.length > 0 ? listId : undefined}
          aria-activedescendant={active < 0 ? undefined : suggestionId(listId, active)}
          aria-keyshortcuts={editable ? 'F4 Alt+ArrowDown' : undefined}
          aria-busy={resolved.status === 'loading' || undefined}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          placeholder={resolved.status === 'loading' ? t('loading') : placeholder}
          value={text ?? label}
          title={text === null && label !== '' ? label : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {editable && value !== null && (
          <button type="button" className="emb-value-help-clear" tabIndex={-1} aria-label={t('clear')} onClick={clear}>
            <X size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        {!readOnly && (
          <button
            type="button"
            className="emb-field-end"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-label={openLabel}
            title={`${openLabel} (F4)`}
            onClick={(event) => {
              // Safari leaves the focus where it was; the dialog gives it back to where it came from.
              event.currentTarget.focus()
              openDialog()
            }}
          >
            <TableProperties size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
      </FieldBox>
      {listOpen && text !== null && (
        <SuggestionList
          id={listId}
          anchor={anchor}
          suggestions={suggestions}
          text={text}
          rowKey={help.rowKey}
          rowLabel={help.rowLabel}
          rowDetail={rowDetail}
          active={active}
          onActiveChange={setMarked}
          onChoose={choose}
        />
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </Field>
  )
}

const moved = (active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number =>
  count === 0 ? 0 : (active + (key === 'ArrowDown' ? 1 : count - 1) + count) % count

/** The words about a value whose row is not known; they stand where the help stands. */
function valueNote<Row>(help: ValueHelpState<Row>, t: (key: 'unknown' | 'failed' | 'retry') => string) {
  if (help.resolved.status === 'unknown') return t('unknown')
  if (help.resolved.status !== 'failed') return undefined
  return (
    <>
      {t('failed')}{' '}
      <button type="button" className="emb-value-help-retry" onClick={help.retry}>
        {t('retry')}
      </button>
    </>
  )
}
