import { useEffect, type ComponentProps, type KeyboardEvent, type KeyboardEventHandler, type Ref } from 'react'
import { Search, X } from 'lucide-react'
import { FieldBox, useAutoFocus, useElementRef } from '../field/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('searchField', { clear: 'Clear search' })

/** Props of `SearchField`. */
export interface SearchFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onKeyDown' | 'ref'> {
  /** The search text. */
  value: string
  /** Called for every change, with `''` when it is cleared. Waiting for a pause is the caller's choice. */
  onValueChange: (value: string) => void
  /** Accessible name; a search field has no visible label. */
  label: string
  /** Shown while it is empty. Default: the label. */
  placeholder?: string
  /** A key that brings the focus here from anywhere on the page but from a text field; shown while the field is empty. */
  shortcut?: '/'
  /** Runs before the field's own keys; `preventDefault` takes a key away from it. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  /** What the search found, at the end of the field, such as "27 hits"; announced politely. */
  resultText?: string
  /** `s` is 4 px lower, for filter bars. Default `m`. */
  size?: 'm' | 's'
  /** Default `false`. */
  disabled?: boolean
  /** Focus when it appears. Default `false`. */
  autoFocus?: boolean
  id?: string
  className?: string
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>
}

/** A search box with glyph, clear button and key cap. Escape empties it first; only an empty one lets Escape through. */
export function SearchField({
  value,
  onValueChange,
  label,
  placeholder = label,
  shortcut,
  onKeyDown,
  resultText,
  size = 'm',
  disabled = false,
  autoFocus,
  id,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const t = useWords(words)
  const [attach, input] = useElementRef<HTMLInputElement, HTMLInputElement>(ref)

  useAutoFocus(input, autoFocus)

  useEffect(() => {
    if (!shortcut || disabled) return
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== shortcut || event.defaultPrevented || isTyping(event.target)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (input.current?.closest('[data-single-keys="off"]')) return
      // Behind an open dialog the field is inert and cannot take the focus; the key is then not ours.
      if (!input.current || input.current.closest('[inert], [aria-hidden="true"]')) return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [shortcut, disabled, input])

  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.key !== 'Escape' || value === '') return
    // A dialog around must stay open while its search is only being emptied.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <FieldBox
      {...rest}
      className={className ? `emb-search-field ${className}` : 'emb-search-field'}
      disabled={disabled}
      data-size={size}
    >
      <Search size={16} aria-hidden="true" />
      <input
        ref={attach}
        id={id}
        type="search"
        className="emb-field-input"
        value={value}
        disabled={disabled}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={handleKey}
      />
      <span className="emb-search-field-result" role="status">
        {resultText !== undefined && <bdi>{resultText}</bdi>}
      </span>
      {value !== '' && !disabled && (
        <button type="button" className="emb-search-field-clear" aria-label={t('clear')} onClick={clear}>
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      {shortcut && value === '' && (
        <kbd className="emb-search-field-key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </FieldBox>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=button]), textarea, select'))
