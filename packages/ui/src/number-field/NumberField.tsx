import { Minus, Plus } from 'lucide-react'
import type { FocusEvent } from 'react'
import { Button, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import type { ControlProps } from '../control/ControlProps.js'
import { AriaLocale } from '../field/AriaLocale.js'
import { Field, FieldBox, useControlledState, useElementRef, useField, type FieldRootProps } from '../field/index.js'
import { defineWords, useUiLocale, useWords } from '../ui-strings/index.js'
import { currencyOf } from './currencyOf.js'

const words = defineWords('numberField', { increase: 'Increase', decrease: 'Decrease' })
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `NumberField`. The value is a number, `null` when the field is empty; never `NaN`. */
export interface NumberFieldProps extends ControlProps<number>, FieldRootProps {
  /** The smallest value; a smaller one typed becomes it on leaving. */
  min?: number
  /** The greatest value; a greater one typed becomes it on leaving. */
  max?: number
  /** Values are `min` (or 0) plus a multiple of it; also what the buttons and the arrow keys add. Default 1 (percent 0.01). */
  step?: number
  /**
   * How the number is written in the locale of `UiStrings`: `style`, `currency`, `unit`, fraction digits. Default a decimal;
   * the default of `currency` is that of the locale ({@link currencyOf}).
   */
  format?: Intl.NumberFormatOptions
  /** The buttons that add and take away. Default `true`. */
  steppers?: boolean
  /** Shown while it is empty. */
  placeholder?: string
  /** `end` where numbers stand below each other. Default `start`. */
  align?: 'start' | 'end'
}

/**
 * A number, read and written as the locale does: signs, groups, currency and unit. Arrow keys step, PgUp and PgDn as well,
 * Home and End go to the limits. A typed number is told on Enter and on leaving, when it is rounded and kept within the limits.
 */
export function NumberField({
  min,
  max,
  step,
  format,
  steppers = true,
  placeholder,
  align = 'start',
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...rest
}: NumberFieldProps) {
  const t = useWords(words)
  const locale = useUiLocale()
  const { field, box, control, group } = useField(rest)
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [attach] = useElementRef<HTMLInputElement>(ref)
  const hasSteppers = steppers && !box.readOnly
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onBlur?.()
  }
  const change = (next: number) => {
    const told = Number.isNaN(next) ? null : next
    if (told !== value) setValue(told, { reason: 'input' })
  }

  return (
    <Field {...field}>
      <AriaLocale>
        <AriaNumberField
          {...group}
          className="emb-number-field"
          id={control.id}
          name={name}
          value={value ?? Number.NaN}
          onChange={change}
          minValue={min}
          maxValue={max}
          step={step}
          formatOptions={format?.style === 'currency' ? { currency: currencyOf(locale), ...format } : format}
          isDisabled={box.disabled}
          isReadOnly={box.readOnly}
          isInvalid={box.invalid}
          isRequired={control['aria-required']}
          isWheelDisabled
          validationBehavior="aria"
          aria-describedby={control['aria-describedby']}
          incrementAriaLabel={t('increase')}
          decrementAriaLabel={t('decrease')}
        >
          <FieldBox {...box} flushEnd={hasSteppers} data-align={align} onBlur={leave}>
            <Input ref={attach} className="emb-field-input" placeholder={placeholder} />
            {hasSteppers && (
              <>
                <Button slot="decrement" className="emb-field-end emb-number-step">
                  <Minus {...glyph} />
                </Button>
                <Button slot="increment" className="emb-field-end">
                  <Plus {...glyph} />
                </Button>
              </>
            )}
          </FieldBox>
        </AriaNumberField>
      </AriaLocale>
    </Field>
  )
}
