import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ControlProps } from '../control/ControlProps.js'
import {
  Field,
  FieldBox,
  useControlDraft,
  useControlledState,
  useElementRef,
  useField,
  type FieldRootProps,
} from '../field/index.js'
import { Spinner } from '../spinner/Spinner.js'
import { useWords } from '../ui-strings/index.js'
import { ComboList, comboOptionId, words } from './ComboList.js'
import type { ComboLoad, ComboOption } from './ComboOption.js'
import { useComboBox } from './useComboBox.js'
import type { ResolveLabel } from './useValueLabel.js'

export type { ComboLoad, ComboOption } from './ComboOption.js'
export type { ResolveLabel, ValueLabel } from './useValueLabel.js'

/** Props of `ComboBox`. The value is an option's key, or the text itself where `freeText` allows it. Give `options` or `load`. */
export interface ComboBoxProps extends ControlProps<string>, FieldRootProps {
  /** All options, filtered here as one types. */
  options?: readonly ComboOption[]
  /** Asks for the options of a text, for each text at once; older questions are aborted. Used where `options` are not given. */
  load?: ComboLoad
  /**
   * The words for a value that is not among the options; without it, or where it finds none, the key is shown. With a `note` they say
   * something of the value as well, which stands in place of `description`.
   */
  resolveLabel?: ResolveLabel
  /** Takes any text, the options are only proposals. Default `false`: a text that is no option stays, with an error. */
  freeText?: boolean
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/**
 * One of many values, found by typing. Arrows open the list and move, Enter takes the marked option, Escape closes the list
 * and then puts the value back; leaving it takes the option with this key or label, leaving it emptied clears it. For choosing in a table with filters use a picker.
 */
export function ComboBox({
  options,
  load,
  resolveLabel,
  freeText = false,
  placeholder,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  errorMessage,
  defaultDraft,
  onDraftChange,
  ...rest
}: ComboBoxProps) {
  const t = useWords(words)
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  const anchor = useRef<HTMLDivElement>(null)
  const listId = useId()
  const editable = rest.disabled !== true && rest.readOnly !== true
  const combo = useComboBox({
    options,
    load: options ? undefined : load,
    resolveLabel,
    freeText,
    value,
    setValue,
    editable,
    defaultDraft,
    onBlur,
    input,
  })
  const { open, list, active, left, text } = combo
  const pending = left === 'asking'
  const said = {
    asking: t('loading'),
    failed: t('failed'),
    unknown: t('notFound', { text }),
    several: t('several', { text }),
  }
  const problem = left === null ? null : said[left]
  useControlDraft(input, problem === null ? null : { text, problem, pending }, onDraftChange)
  const { field, box, control } = useField({
    ...rest,
    description: combo.note ?? rest.description,
    errorMessage:
      problem === null || pending ? (
        errorMessage
      ) : (
        <span role="alert">
          {problem}
          {left === 'failed' && (
            <>
              {'. '}
              <button type="button" className="emb-combo-retry" onClick={list.retry}>
                {t('retry')}
              </button>
            </>
          )}
        </span>
      ),
  })
  const hasList = open && list.options.length > 0
  const news = {
    loading: t('loading'),
    error: `${t('failed')}. ${t('retry')}: Enter`,
    ready: list.options.length === 0 ? t(text === '' ? 'empty' : 'none') : t('found', { count: list.options.length }),
  }[list.status]

  return (
    <Field {...field}>
      <FieldBox {...box} ref={anchor} className="emb-combo" data-open={open || undefined} onBlur={combo.onLeave}>
        <input
          {...control}
          ref={attach}
          className="emb-field-input"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          readOnly={box.readOnly}
          placeholder={placeholder}
          value={text}
          aria-busy={pending || undefined}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && active >= 0 ? comboOptionId(listId, active) : undefined}
          onChange={(event) => combo.type(event.target.value)}
          onKeyDown={combo.onKeyDown}
          onClick={() => !open && editable && combo.toggle()}
        />
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={box.disabled} />}
        {pending && <Spinner label={problem ?? undefined} />}
        {editable && value !== null && rest.required !== true && (
          <button
            type="button"
            className="emb-combo-button"
            tabIndex={-1}
            aria-label={t('clear')}
            onClick={combo.clear}
          >
            <X size={14} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        {!box.readOnly && (
          <button
            type="button"
            className="emb-combo-button"
            tabIndex={-1}
            disabled={box.disabled}
            aria-label={t('show')}
            aria-expanded={open}
            onMouseDown={(event) => event.preventDefault()}
            onClick={combo.toggle}
          >
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        <span className="emb-visually-hidden" role="status">
          {open ? news : ''}
        </span>
        {open && <ComboList id={listId} anchor={anchor} combo={combo} value={value} />}
      </FieldBox>
    </Field>
  )
}
