import { ComboBox } from '@embpm/ui/combobox'
import type { ComponentProps } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { PickerField } from '../picker-field/PickerField.js'

/** Props of `ComboBoxInput`: those of `ComboBox` but for its value, which lives in the form. */
export interface ComboBoxInputProps<Values extends FieldValues = FieldValues> extends Omit<
  ComponentProps<typeof ComboBox>,
  'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'
> {
  /** Path of the value in the form; any text, or a path to a text where the form's values are given as `ComboBoxInput<Values>`. */
  name: FieldPathByValue<Values, string | null | undefined>
}

/**
 * A combobox bound to the form around it. The value in the form is the key of an option (the text itself with `freeText`),
 * and `null` once it is cleared. What is typed reaches the form when an option is taken or the field is left; a key that is
 * not among the options is kept.
 */
export function ComboBoxInput<Values extends FieldValues = FieldValues>(props: ComboBoxInputProps<Values>) {
  return <PickerField {...props} picker={ComboBox} />
}
