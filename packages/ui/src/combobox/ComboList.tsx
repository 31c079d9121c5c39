import { useEffect, type RefObject } from 'react'
import { Check, CircleAlert, RotateCw } from 'lucide-react'
import { useFloating } from '../floating/useFloating.js'
import { Spinner } from '../spinner/Spinner.js'
import { useWords, defineWords } from '../ui-strings/index.js'
import type { ComboBoxState } from './useComboBox.js'

/** The words of the combobox. */
export const words = defineWords('comboBox', {
  show: 'Show options',
  clear: 'Clear',
  options: 'Options',
  loading: 'Loading options',
  found: { one: '{count} option', other: '{count} options' },
  none: 'Nothing matches',
  notFound: 'Not found: {text}',
  several: 'Several are called {text}: choose one of them',
  empty: 'No options',
  failed: 'The options could not be loaded',
  retry: 'Try again',
})

/** Props of `ComboList`. */
export interface ComboListProps {
  id: string
  /** What it hangs below. */
  anchor: RefObject<HTMLElement | null>
  combo: ComboBoxState
  value: string | null
}

/** Id of the option at an index of the list. */
export const comboOptionId = (listId: string, index: number): string => `${listId}-${index}`

/** What hangs below the field: the options, or why there are none. The focus stays in the input all the time. */
export function ComboList({ id, anchor, combo, value }: ComboListProps) {
  const layer = useFloating<HTMLDivElement>(anchor)
  const t = useWords(words)
  const { list, active } = combo
  const { status, options } = list

  useEffect(() => {
    document.getElementById(comboOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  return (
    <div
      className="emb-combo-list"
      popover="manual"
      ref={layer}
      data-status={status}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={t('options')} className="emb-combo-options">
          {options.map((option, i) => (
            <div
              key={option.value}
              id={comboOptionId(id, i)}
              role="option"
              className="emb-combo-option"
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              data-active={i === active || undefined}
              onPointerMove={() => i !== active && combo.mark(i)}
              tabIndex={-1}
              onClick={() => combo.choose(option)}
              onKeyDown={(event) => {
                // A screen reader may put the focus on the option itself.
                if (event.key === 'Enter') combo.choose(option)
              }}
            >
              <span className="emb-combo-label">{option.label}</span>
              {option.detail && <span className="emb-combo-detail">{option.detail}</span>}
              {option.value === value && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
            </div>
          ))}
        </div>
      )}
      {status === 'loading' && options.length === 0 && (
        <div className="emb-combo-note">
          <Spinner aria-hidden="true" />
          {t('loading')}
        </div>
      )}
      {status === 'ready' && options.length === 0 && (
        <div className="emb-combo-note">{t(combo.text === '' ? 'empty' : 'none')}</div>
      )}
      {status === 'error' && (
        <div className="emb-combo-note" data-error>
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          <span className="emb-combo-label">{t('failed')}</span>
          <button type="button" className="emb-combo-retry" tabIndex={-1} onClick={list.retry}>
            <RotateCw size={14} strokeWidth={1.5} aria-hidden="true" />
            {t('retry')}
          </button>
        </div>
      )}
    </div>
  )
}
