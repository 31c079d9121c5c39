import { useId } from 'react'
import type { ControlProps } from '../control/index.js'
import type { FieldProps } from './Field.js'
import { fieldHelpId } from './fieldIds.js'

/** The part of `ControlProps` that says how a control looks and is named, whatever its value is. */
export type FieldOptions = Pick<
  ControlProps<unknown>,
  | 'id'
  | 'label'
  | 'aria-label'
  | 'description'
  | 'errorMessage'
  | 'invalid'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'className'
>

/** What `useField` gives: props for `Field`, for the outline (`FieldBox`) and for the focusable element. */
export interface FieldParts {
  field: Pick<FieldProps, 'id' | 'label' | 'description' | 'errorMessage' | 'required' | 'className'>
  box: { invalid: boolean; disabled: boolean; readOnly: boolean }
  control: {
    id: string
    disabled: boolean
    'aria-label': string | undefined
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
}

/** Divides a control's props among its label, its outline and its focusable element, and joins them by ids. */
export function useField(options: FieldOptions): FieldParts {
  const generated = useId()
  const { id = generated, label, description, errorMessage, className } = options
  const { required = false, disabled = false, readOnly = false } = options
  const hasError = Boolean(errorMessage)
  const invalid = hasError || options.invalid === true
  return {
    field: { id, label, description, errorMessage: errorMessage || undefined, required, className },
    box: { invalid, disabled, readOnly },
    control: {
      id,
      disabled,
      'aria-label': options['aria-label'],
      'aria-describedby': hasError || description ? fieldHelpId(id) : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    },
  }
}
