import { Check, ChevronDown } from 'lucide-react'
import {
  Button as AriaButton,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select'
import type { ControlProps } from '../control/index.js'
import { Field, fieldLabelId, useControlledState, useElementRef, useField } from '../field/index.js'
import { pageDirection, physicalPlacement } from '../popover/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { LanguageFlag } from './LanguageFlag.js'
import { languageOptions, type LanguageOption } from './languageOptions.js'

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

/** One of the languages, each with its flag and under its own name. Arrows and letters move, Enter chooses. */
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
    id,
    label: shownLabel,
    description,
    errorMessage,
    invalid,
    required,
    disabled,
    readOnly,
  })
  const [attach] = useElementRef<HTMLButtonElement>(ref)
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const current = options.find(({ code }) => code === value)
  const named = showLabels && !(iconOnly && !asField)
  return (
    <Field
      {...rest}
      {...field}
      className={className ? `emb-language-selector ${className}` : 'emb-language-selector'}
      data-variant={variant}
    >
      <AriaSelect
        className="emb-language-selector-control"
        name={name}
        value={value}
        onChange={(key) => setValue(key === null ? null : String(key), { reason: 'pick' })}
        isDisabled={control.disabled || readOnly}
        isRequired={required}
        isInvalid={box.invalid}
        aria-label={shownLabel === undefined ? (ariaLabel ?? t('label')) : undefined}
        aria-labelledby={shownLabel === undefined ? undefined : fieldLabelId(field.id)}
        aria-describedby={control['aria-describedby']}
        onBlur={onBlur}
        data-readonly={readOnly || undefined}
      >
        <AriaButton
          ref={attach}
          id={field.id}
          className={asField ? 'emb-field-box emb-language-selector-box' : 'emb-button'}
          data-variant={asField ? undefined : 'ghost'}
          data-invalid={box.invalid || undefined}
          data-readonly={readOnly || undefined}
          data-icon-only={!asField && !named ? true : undefined}
        >
          <SelectValue className="emb-language-selector-value">
            {current && <LanguageFlag flag={current.flag} flagUrl={current.flagUrl} />}
            <span className={named || !current ? 'emb-language-selector-name' : 'emb-visually-hidden'}>
              {current?.label ?? value ?? t('none')}
            </span>
          </SelectValue>
          {(asField || named) && !readOnly && <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />}
        </AriaButton>
        <Popover
          className="emb-menu emb-language-selector-list"
          placement={physicalPlacement(asField ? 'bottom start' : 'bottom end')}
          offset={4}
        >
          <ListBox className="emb-menu-list" dir={pageDirection()}>
            {options.map((option) => (
              <ListBoxItem
                key={option.code}
                id={option.code}
                className="emb-menu-item"
                textValue={option.label}
                isDisabled={option.disabled}
                lang={option.code}
              >
                {({ isSelected }) => (
                  <>
                    <LanguageFlag flag={option.flag} flagUrl={option.flagUrl} />
                    <span className={showLabels ? 'emb-menu-label' : 'emb-visually-hidden'}>{option.label}</span>
                    {isSelected && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </Field>
  )
}
