import { TextField } from '@embpm/ui/text-field'
import type { ComponentProps } from 'react'
import { useBoundField } from '../form/useBoundField.js'

/** Props of `TextInput`: those of `TextField` but for its value, which lives in the form. */
export interface TextInputProps extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form. */
  name: string
}

/**
 * A text field bound to the form around it. The value in the form is a string; an emptied field writes `''`, so that a
 * required text fails as "required".
 */
export function TextInput({ name, onValueChange, onBlur, ...props }: TextInputProps) {
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
    <TextField
      {...props}
      name={name}
      ref={ref}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(text, details) => {
        onChange(text ?? '')
        onValueChange?.(text, details)
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}
