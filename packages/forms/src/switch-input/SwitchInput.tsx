import { Switch } from '@embpm/ui/switch'
import type { ComponentProps } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { PickerField } from '../picker-field/PickerField.js'

/** Props of `SwitchInput`: those of `Switch` but for its value, which lives in the form. */
export interface SwitchInputProps<Values extends FieldValues = FieldValues> extends Omit<
  ComponentProps<typeof Switch>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form; any text, or a path to a boolean where the form's values are given as `SwitchInput<Values>`. */
  name: FieldPathByValue<Values, boolean | null | undefined>
}

/**
 * A switch bound to the form around it. It writes `true` or `false`; `null` and `undefined` show as off. One that has to be
 * on says so with `z.literal(true, 'required')`, for to zod an off switch is not missing.
 */
export function SwitchInput<Values extends FieldValues = FieldValues>(props: SwitchInputProps<Values>) {
  return <PickerField {...props} picker={Switch} />
}
