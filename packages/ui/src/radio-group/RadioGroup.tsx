import { useId, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import type { ControlProps } from '../control/ControlProps.js'
import { Field, fieldHelpId, useControlledState, useElementRef, useField, type FieldRootProps } from '../field/index.js'

/** One choice of a `RadioGroup`. */
export interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** What choosing it means, below the label. */
  description?: ReactNode
  /** Shown but not to be chosen. Default `false`. */
  disabled?: boolean
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<V extends string> extends ControlProps<V>, FieldRootProps {
  /** The choices, two to seven; for more use `Select`. */
  options: readonly RadioOption<V>[]
  /** `horizontal` wraps where there is no room. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal'
}

/**
 * One of a few values, all of them in sight. Tab reaches the chosen one (the first where none is), arrows move and choose.
 * The label names the group; read-only shows the words of the chosen one.
 */
export function RadioGroup<V extends string>({
  options,
  orientation = 'vertical',
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...rest
}: RadioGroupProps<V>) {
  const { field, box, control, group } = useField(rest)
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [attach] = useElementRef<HTMLInputElement>(ref)
  const generatedName = useId()
  const chosen = options.find((option) => option.value === value)
  const entry = chosen ?? options.find((option) => option.disabled !== true)
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = control

  if (box.readOnly)
    return (
      <Field {...field} group>
        <div className="emb-radio-read" role="group" aria-describedby={describedBy} id={control.id} {...group}>
          {chosen?.label ?? value}
        </div>
      </Field>
    )

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onBlur?.()
  }

  // A press on the words would take the focus from the group before it gives it to their button.
  const keepFocus = (event: MouseEvent<HTMLDivElement>) => {
    rest.onMouseDown?.(event)
    if (event.target instanceof HTMLInputElement || !(event.target instanceof Element)) return
    if (event.target.closest('.emb-radio')) event.preventDefault()
  }

  return (
    <Field {...field} group onMouseDown={keepFocus}>
      <div
        {...group}
        role="radiogroup"
        className="emb-radio-group"
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={required}
        aria-disabled={box.disabled || undefined}
        aria-orientation={orientation}
        data-orientation={orientation}
        data-invalid={box.invalid || undefined}
        data-disabled={box.disabled || undefined}
        onBlur={leave}
      >
        {options.map((option, i) => {
          const first = option === entry
          const id = first ? control.id : `${control.id}-${i}`
          const helpId = fieldHelpId(`${control.id}-${i}`)
          const off = box.disabled || option.disabled === true
          return (
            <label key={option.value} className="emb-radio" data-disabled={off || undefined}>
              <input
                ref={first ? attach : undefined}
                id={id}
                type="radio"
                className="emb-radio-dot"
                name={name ?? generatedName}
                value={option.value}
                checked={option.value === value}
                disabled={off}
                aria-describedby={option.description ? helpId : undefined}
                onChange={() => setValue(option.value, { reason: 'input' })}
              />
              <span className="emb-radio-text">
                {option.label}
                {option.description && (
                  <span className="emb-radio-help" id={helpId} aria-hidden="true">
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </Field>
  )
}
