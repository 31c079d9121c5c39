import { DateField } from '@embpm/ui/date-field'
import { useElementRef } from '@embpm/ui/field'
import { useState, type ComponentProps } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useBoundField } from '../form/useBoundField.js'

/** Props of `DateInput`: those of `DateField` but for its value, which lives in the form. */
export interface DateInputProps<Values extends FieldValues = FieldValues> extends Omit<
  ComponentProps<typeof DateField>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form; any text, or a path to a text where the form's values are given as `DateInput<Values>`. */
  name: FieldPathByValue<Values, string | null | undefined>
}

/**
 * A day bound to the form around it. The value in the form is ISO text `yyyy-MM-dd`, and `null` once it is emptied, so that
 * a required day fails as "required". A day that is typed in part and left is put back to the form's value, so that what
 * one sees is what is saved; whether a day out of the limits is valid, the schema decides.
 */
export function DateInput<Values extends FieldValues = FieldValues>({
  name,
  onValueChange,
  onBlur,
  ...props
}: DateInputProps<Values>) {
  const {
    ref,
    value,
    onChange,
    onBlur: leave,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({ name, label: props.label, disabled: props.disabled, readOnly: props.readOnly })
  const [attach, first] = useElementRef<HTMLElement>(ref)
  const [putBack, setPutBack] = useState(0)
  return (
    <DateField
      {...props}
      // The typed parts are the field's own state: only a new field shows the value again.
      key={putBack}
      name={name}
      ref={attach}
      value={typeof value === 'string' && value !== '' ? value : null}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(day, details) => {
        onChange(day)
        onValueChange?.(day, details)
      }}
      onBlur={() => {
        if (isLeftInPart(first.current)) setPutBack((count) => count + 1)
        leave()
        onBlur?.()
      }}
    />
  )
}

/** Whether some parts of a date are typed and others are not, while the focus is elsewhere on this page. */
function isLeftInPart(part: HTMLElement | null): boolean {
  const parts = [...(part?.parentElement?.querySelectorAll('[role=spinbutton]') ?? [])]
  const empty = parts.filter((one) => one.hasAttribute('data-placeholder'))
  return empty.length > 0 && empty.length < parts.length && !parts.some((one) => one === document.activeElement)
}
