import { RadioGroup, type RadioGroupProps } from '@embpm/ui/radio-group'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { PickerField } from '../picker-field/PickerField.js'

/** Props of `RadioInput`: those of `RadioGroup` but for its value, which lives in the form. */
export interface RadioInputProps<Values extends FieldValues = FieldValues, V extends string = string> extends Omit<
  RadioGroupProps<V>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form; any text, or a path to a text where the form's values are given as `RadioInput<Values>`. */
  name: FieldPathByValue<Values, string | null | undefined>
}

/**
 * A group of radio buttons bound to the form around it. The value in the form is the chosen option's, a string; `null`,
 * `undefined` and a value that is not among the options show as none chosen, and are kept until one is.
 */
export function RadioInput<Values extends FieldValues = FieldValues, V extends string = string>(
  props: RadioInputProps<Values, V>,
) {
  return <PickerField {...props} picker={RadioGroup<V>} />
}
