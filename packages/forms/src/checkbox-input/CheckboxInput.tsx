import { Checkbox } from '@embpm/ui/checkbox'
import type { ControlProps } from '@embpm/ui/control'
import { Field, useField, type FieldRootProps } from '@embpm/ui/field'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useBoundField } from '../form/useBoundField.js'

type BoundProp = 'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'

/** Props of `CheckboxInput`: those of every control but for its value, which lives in the form. */
export interface CheckboxInputProps<Values extends FieldValues = FieldValues>
  extends Omit<ControlProps<boolean>, BoundProp>, FieldRootProps {
  /** Path of the value in the form; any text, or a path to a boolean where the form's values are given as `CheckboxInput<Values>`. */
  name: FieldPathByValue<Values, boolean | null | undefined>
}

/**
 * A checkbox bound to the form around it, with its label beside it and help or error below. It writes `true` or `false`;
 * `null` and `undefined` show as not checked. One that has to be checked says so with `z.literal(true, 'required')`, for to
 * zod an empty box is not missing. A read-only one keeps the focus and its state.
 */
export function CheckboxInput<Values extends FieldValues = FieldValues>({
  name,
  label,
  onValueChange,
  onBlur,
  ...rest
}: CheckboxInputProps<Values>) {
  const {
    ref,
    value,
    onChange,
    onBlur: leave,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({ name, label, disabled: rest.disabled, readOnly: rest.readOnly })
  const { field, box, control } = useField({ ...rest, disabled, readOnly, errorMessage })
  const { required, ...root } = field
  const checked = value === true

  return (
    <Field
      {...root}
      className={root.className ? `emb-checkbox-input ${root.className}` : 'emb-checkbox-input'}
      data-readonly={box.readOnly || undefined}
    >
      <Checkbox
        id={control.id}
        name={name}
        ref={ref}
        checked={checked}
        disabled={box.disabled}
        readOnly={box.readOnly}
        invalid={box.invalid}
        required={required}
        aria-label={control['aria-label']}
        aria-describedby={control['aria-describedby']}
        onCheckedChange={(next) => {
          onChange(next)
          onValueChange?.(next, { reason: 'input' })
        }}
        onBlur={() => {
          leave()
          onBlur?.()
        }}
      >
        {label}
      </Checkbox>
    </Field>
  )
}
