import type { ControlProps } from '../control/ControlProps.js'
import { Field, useControlledState, useElementRef, useField, type FieldRootProps } from '../field/index.js'

/** Props of `Switch`. `null` and `undefined` values are off; `onValueChange` always gives `true` or `false`. */
export interface SwitchProps extends ControlProps<boolean>, FieldRootProps {}

/**
 * Turns something on or off at once, without a save button; in a form that is saved as a whole use `Checkbox`. The label
 * stands beside it and toggles it, as Space does. A read-only one keeps the focus and its state.
 */
export function Switch({
  label,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...rest
}: SwitchProps) {
  const { field, box, control } = useField(rest)
  const { required, ...root } = field
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [attach] = useElementRef<HTMLInputElement>(ref)
  const { 'aria-required': ariaRequired, ...input } = control
  const on = value === true

  return (
    <Field
      {...root}
      className={root.className ? `emb-switch-field ${root.className}` : 'emb-switch-field'}
      data-checked={on || undefined}
      data-disabled={box.disabled || undefined}
      data-readonly={box.readOnly || undefined}
      data-invalid={box.invalid || undefined}
    >
      <label className="emb-switch">
        <input
          {...input}
          ref={attach}
          type="checkbox"
          role="switch"
          className="emb-switch-track"
          name={name}
          checked={on}
          aria-checked={on}
          required={ariaRequired}
          aria-readonly={box.readOnly || undefined}
          onChange={(event) => {
            if (!box.readOnly) setValue(event.target.checked, { reason: 'input' })
          }}
          onBlur={onBlur}
        />
        {label !== undefined && label !== null && (
          <span className="emb-switch-label">
            {label}
            {required && (
              <span className="emb-field-required" aria-hidden="true">
                *
              </span>
            )}
          </span>
        )}
      </label>
    </Field>
  )
}
