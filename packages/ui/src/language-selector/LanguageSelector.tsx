import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Button as AriaButton, ButtonContext } from 'react-aria-components/Button'
import type { ControlProps } from '../control/ControlProps.js'
import { Field, FieldBox, fieldLabelId, useControlledState, useElementRef, useField } from '../field/index.js'
import { lazyPart } from '../lazy-part/lazyPart.js'
import { usePopup } from '../lazy-part/usePopup.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { LanguageFlag } from './LanguageFlag.js'
import { languageOptions, type LanguageOption } from './languageOptions.js'
import { useTypeAhead } from './useTypeAhead.js'

/** The list of the languages, loaded when somebody is about to open it. */
const languagePart = lazyPart(async () => (await import('./LanguageList.js')).LanguageList)

const words = defineWords('languageSelector', { label: 'Language', none: 'None' })

/** Props of `LanguageSelector`; further ones go to the root. */
export interface LanguageSelectorProps extends ControlProps<string> {
  /** The languages in the order in which they are shown. Default: the eight of `languageOptions`. */
  options?: readonly LanguageOption[]
  /** Shows the names beside the flags; without them they are only read out. Default `true`. */
  showLabels?: boolean
  /** `field` for a form, with its label above; `menu` for a header: a quiet button without one. Default `field`. */
  variant?: 'field' | 'menu'
  /** Shows the flag alone on the button of a `menu`, for narrow headers. Default `false`. */
  iconOnly?: boolean
}

/**
 * One of the languages, each with its flag and under its own name. Arrows and letters move, Enter chooses. Read-only, it is
 * the flag and the name as text.
 */
export function LanguageSelector({
  options = languageOptions,
  showLabels = true,
  variant = 'field',
  iconOnly = false,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  label,
  id,
  'aria-label': ariaLabel,
  description,
  errorMessage,
  invalid,
  required,
  disabled,
  readOnly,
  className,
  ref,
  ...rest
}: LanguageSelectorProps) {
  const t = useWords(words)
  const asField = variant === 'field'
  const shownLabel = asField && ariaLabel === undefined ? (label ?? t('label')) : undefined
  const { field, box, control } = useField({
    ...rest,
    id,
    label: shownLabel,
    description,
    errorMessage,
    invalid,
    required,
    disabled,
    readOnly,
  })
  const [attach] = useElementRef<HTMLButtonElement | HTMLInputElement>(ref)
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const current = options.find(({ code }) => code === value)
  const named = showLabels && !(iconOnly && !asField)
  const root = {
    ...field,
    className: className ? `emb-language-selector ${className}` : 'emb-language-selector',
    'data-variant': variant,
  }
  const accessibleName = shownLabel === undefined ? (ariaLabel ?? t('label')) : undefined
  const text = current?.label ?? value ?? t('none')
  const valueId = useId()
  // The button names itself where it has a name and no label.
  const labelledBy = shownLabel === undefined ? field.id : fieldLabelId(field.id)
  const popup = usePopup({ kind: 'listbox', part: languagePart })
  const typeAhead = useTypeAhead(options, popup)

  if (box.readOnly)
    return (
      <Field {...root}>
        <FieldBox {...box} className="emb-language-selector-read">
          {current && <LanguageFlag flag={current.flag} flagUrl={current.flagUrl} />}
          <input
            {...control}
            aria-label={accessibleName}
            ref={attach}
            className={named || !current ? 'emb-field-input' : 'emb-visually-hidden'}
            readOnly
            value={text}
            onBlur={onBlur}
          />
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
        </FieldBox>
      </Field>
    )

  return (
    <Field {...root}>
      <div className="emb-language-selector-control">
        <ButtonContext value={popup.trigger}>
          <AriaButton
            ref={attach}
            id={field.id}
            className={asField ? 'emb-field-box emb-language-selector-box' : 'emb-button'}
            isDisabled={control.disabled}
            aria-label={accessibleName}
            aria-labelledby={`${valueId} ${labelledBy}`}
            aria-describedby={control['aria-describedby']}
            data-variant={asField ? undefined : 'ghost'}
            data-invalid={box.invalid || undefined}
            data-icon-only={!asField && !named ? true : undefined}
            onKeyDown={typeAhead.onKeyDown}
            onBlur={() => {
              // The list has the focus otherwise: it belongs to the control.
              if (!popup.panel.open || popup.waiting) onBlur?.()
            }}
          >
            <span id={valueId} className="emb-language-selector-value">
              {current && <LanguageFlag flag={current.flag} flagUrl={current.flagUrl} />}
              <span className={named || !current ? 'emb-language-selector-name' : 'emb-visually-hidden'}>{text}</span>
            </span>
            {(asField || named) && <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />}
          </AriaButton>
        </ButtonContext>
        {popup.Part && (
          <popup.Part
            {...popup.panel}
            labelledBy={labelledBy}
            placement={asField ? 'bottom start' : 'bottom end'}
            options={options}
            showLabels={showLabels}
            value={value}
            typed={typeAhead.found}
            onChoose={(code) => setValue(code, { reason: 'pick' })}
            onBlur={onBlur}
          />
        )}
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
      </div>
    </Field>
  )
}
