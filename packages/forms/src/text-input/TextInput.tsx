import { TextField, useTextLimit } from '@embpm/ui/text-field'
import { useEffect, type ComponentProps } from 'react'
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
 * required text fails as "required". A text that is longer than `maxLength` is kept, and the form is not submitted before it fits.
 */
export function TextInput({ name, onValueChange, onBlur, ...props }: TextInputProps) {
  const {
    ref,
    value,
    onChange,
    onBlur: leave,
    registry,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({ name, label: props.label, disabled: props.disabled, readOnly: props.readOnly })
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const { problem } = useTextLimit(props.maxLength)(text.length)
  useEffect(() => {
    if (problem === undefined) return
    registry.setDraft(name, { text, json: JSON.stringify(text), problem })
    return () => registry.setDraft(name, null)
  }, [registry, name, text, problem])
  return (
    <TextField
      {...props}
      name={name}
      ref={ref}
      value={text}
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
