import { FileField } from '@embpm/ui/file-field'
import type { ComponentProps } from 'react'
import { useBoundField } from '../form/useBoundField.js'

/** Props of `FileInput`: those of `FileField` but for its value, which lives in the form. */
export interface FileInputProps extends Omit<
  ComponentProps<typeof FileField>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form. */
  name: string
}

const none: readonly File[] = []

/**
 * A file field bound to the form around it. The value in the form is an array of `File`, an empty one where there is none:
 * a required field's schema is `z.array(z.file()).min(1, 'required')`. Give the form's default as `[]`: react-hook-form
 * sees how many files there are but not which, so it would not call a replaced default dirty.
 */
export function FileInput({ name, onValueChange, onBlur, ...props }: FileInputProps) {
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
    <FileField
      {...props}
      name={name}
      ref={ref}
      value={isFiles(value) ? value : none}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(files, details) => {
        onChange(files ?? none)
        onValueChange?.(files, details)
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}

const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File)
