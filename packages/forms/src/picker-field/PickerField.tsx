import type { ControlProps } from '@embpm/ui/control'
import type { ComponentType, ReactElement } from 'react'
import { useBoundField } from '../form/useBoundField.js'

/** What the form decides and a picker inside it therefore cannot be given. */
type BoundProp = 'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'

/** What any control takes, whatever its value is. */
type AnyControlProps = Omit<ControlProps<never>, 'value' | 'defaultValue'> & { value?: unknown; defaultValue?: unknown }

/** Props of `PickerField`: the picker, and all of the picker's own props but those that the form decides. */
export type PickerFieldProps<P extends AnyControlProps> = {
  /** Path of the value in the form. */
  name: string
  /** Any control that takes `ControlProps`, for example `ServicePicker`. */
  picker: ComponentType<P>
} & Omit<P, BoundProp>

interface BoundPickerProps extends Omit<ControlProps<unknown>, 'name'> {
  name: string
  picker: ComponentType<ControlProps<unknown>>
}

/**
 * Binds a picker to the form around it: writes the chosen value and marks it dirty when it really differs (`spec.md` 4,
 * pickers), marks it touched when the focus leaves, hands it the error, and takes the focus from the error summary.
 * An empty value in the form (`undefined`, `''`) is `null` for the picker.
 */
export function PickerField<P extends AnyControlProps>(props: PickerFieldProps<P>): ReactElement
export function PickerField({ name, picker: Picker, onValueChange, onBlur, ...props }: BoundPickerProps): ReactElement {
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
    <Picker
      {...props}
      name={name}
      ref={ref}
      value={value === undefined || value === '' ? null : value}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(next, details) => {
        onChange(next)
        onValueChange?.(next, details)
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}
