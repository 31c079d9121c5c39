import { NumberField } from '@embpm/ui/number-field'
import type { ComponentProps } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { PickerField } from '../picker-field/PickerField.js'

/** Props of `NumberInput`: those of `NumberField` but for its value, which lives in the form. */
export interface NumberInputProps<Values extends FieldValues = FieldValues> extends Omit<
  ComponentProps<typeof NumberField>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form; any text, or a path to a number where the form's values are given as `NumberInput<Values>`. */
  name: FieldPathByValue<Values, number | null | undefined>
}

/**
 * A number bound to the form around it. The value in the form is a number, and `null` once the field is emptied, never
 * `NaN` and no text, so that a required number fails as "required". It is written on Enter, on a step and on leaving.
 */
export function NumberInput<Values extends FieldValues = FieldValues>(props: NumberInputProps<Values>) {
  return <PickerField {...props} picker={NumberField} />
}
