import { Select } from '@embpm/ui/select'
import type { ComponentProps } from 'react'
import { useBoundField } from '../form/useBoundField.js'

/** Props of `SelectInput`: those of `Select` but for its value, which lives in the form. */
export interface SelectInputProps<V extends string> extends Omit<
  ComponentProps<typeof Select<V>>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form. */
  name: string
}

/** A select bound to the form around it. A value that is not among the options is kept and shown as it is. */
export function SelectInput<V extends string>({ name, onValueChange, onBlur, ...props }: SelectInputProps<V>) {
  const {
    ref,
    value,
    onChange,
    onBlur: leave,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({ name, label: props.label, disabled: props.disabled, readOnly: props.readOnly })
  return (
    <Select<string>
      {...props}
      name={name}
      ref={ref}
      value={typeof value === 'string' && value !== '' ? value : null}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(text, details) => {
        const chosen = props.options.find((option) => option.value === text)?.value ?? null
        onChange(chosen)
        onValueChange?.(chosen, details)
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}
