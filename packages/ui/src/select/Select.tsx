import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ControlProps } from '../control/ControlProps.js'
import { Field, FieldBox, useControlledState, useElementRef, useField, type FieldRootProps } from '../field/index.js'

/** One choice of a `Select`. */
export interface SelectOption<V extends string> {
  value: V
  label: string
  /** Shown but not to be chosen. Default `false`. */
  disabled?: boolean
}

/** Props of `Select`. */
export interface SelectProps<V extends string> extends ControlProps<V>, FieldRootProps {
  /** The choices, in the order in which they are shown; a dozen at most, for more use a picker. */
  options: readonly SelectOption<V>[]
  /** Shown while nothing is chosen; choosing it again clears a field that is not required. Without it something must be chosen. */
  placeholder?: string
}

/**
 * One of a few values. It is the browser's own select, so that keys, type-ahead and touch work as people know them; where
 * the browser can, the open list has the looks of a menu. A value that is no option (any more) is shown as it is.
 */
export function Select<V extends string>({
  options,
  placeholder,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...rest
}: SelectProps<V>): ReactNode {
  const { field, box, control } = useField(rest)
  const { readOnly = false, required = false } = rest
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [attach] = useElementRef<HTMLInputElement | HTMLSelectElement>(ref)
  const chosen = options.find((option) => option.value === value)
  const unknown = value !== null && !chosen

  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text)
    if (option) setValue(option.value, { reason: 'pick' })
    else if (text === '') setValue(null, { reason: 'clear' })
  }

  return (
    <Field {...field}>
      <FieldBox {...box} className="emb-select" data-empty={value === null || undefined}>
        {readOnly ? (
          <input
            {...control}
            ref={attach}
            className="emb-field-input"
            readOnly
            name={name}
            value={chosen?.label ?? value ?? ''}
            onBlur={onBlur}
          />
        ) : (
          <select
            {...control}
            ref={attach}
            className="emb-field-input"
            name={name}
            value={value ?? ''}
            onChange={(event) => choose(event.target.value)}
            onBlur={onBlur}
          >
            {(placeholder !== undefined || value === null) && (
              <option value="" disabled={required} hidden={required}>
                {placeholder}
              </option>
            )}
            {unknown && (
              <option value={value} disabled>
                {value}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        )}
        {!readOnly && <ChevronDown size={16} aria-hidden="true" />}
      </FieldBox>
    </Field>
  )
}
