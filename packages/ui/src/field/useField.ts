import { useId, type ComponentProps } from 'react'
import type { ControlProps } from '../control/ControlProps.js'
import { type FieldProps, fieldHelpId, fieldLabelId } from './Field.js'

/** What a field gives to its outermost element as it is: `style`, `data-*`, event handlers. */
export interface FieldRootProps extends Omit<
  ComponentProps<'div'>,
  keyof ControlProps<unknown> | 'children' | 'onChange' | 'placeholder' | 'prefix' | 'autoFocus' | 'onKeyDown'
> {
  className?: string
}

/** The part of `ControlProps` that says how a control looks and is named, whatever its value is; the rest is the root's. */
export interface FieldOptions extends FieldRootProps, Shown {}

type Shown = Pick<
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
  field: Omit<FieldProps, 'children'>
  box: { invalid: boolean; disabled: boolean; readOnly: boolean }
  control: {
    id: string
    disabled: boolean
    'aria-label': string | undefined
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
  /** Names what is no labelable element: a group of radio buttons, the parts of a date. */
  group: { 'aria-label': string | undefined; 'aria-labelledby': string | undefined }
}

/** What belongs to the control or to its owner; everything else goes to the root. */
const own = new Set(
  'id label aria-label description errorMessage invalid required disabled readOnly value defaultValue onValueChange defaultDraft onDraftChange onBlur name ref'.split(
    ' ',
  ),
)

const rootProps = (options: FieldOptions): FieldRootProps =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !own.has(key)))

/** Divides a control's props among its label, its outline and its focusable element, and joins them by ids. */
export function useField(options: FieldOptions): FieldParts {
  const generated = useId()
  const { id = generated, label, description, errorMessage } = options
  const { disabled = false, readOnly = false } = options
  // Nothing is asked of somebody who can only read.
  const required = options.required === true && !readOnly
  const hasError = Boolean(errorMessage)
  const invalid = hasError || options.invalid === true
  return {
    field: { ...rootProps(options), id, label, description, errorMessage: errorMessage || undefined, required },
    box: { invalid, disabled, readOnly },
    control: {
      id,
      disabled,
      'aria-label': options['aria-label'],
      'aria-describedby': hasError || description ? fieldHelpId(id) : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    },
    group: { 'aria-label': options['aria-label'], 'aria-labelledby': label ? fieldLabelId(id) : undefined },
  }
}
