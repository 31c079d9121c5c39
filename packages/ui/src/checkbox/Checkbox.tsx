import { useLayoutEffect, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Check, Minus } from 'lucide-react'
import { useControlledState, useElementRef } from '../field/index.js'

type InputProps = ComponentProps<'input'>

/** Props of `Checkbox`. Ids, names, ARIA and focus belong to the input; the rest goes to the root. */
export interface CheckboxProps extends Omit<ComponentProps<'label'>, 'ref' | 'children' | 'onChange' | 'onBlur'> {
  /** The controlled state. */
  checked?: boolean
  /** The first state of an uncontrolled box. Default `false`. */
  defaultChecked?: boolean
  /** Shows a dash: some of what it stands for is checked. Pressing it asks for `true` or `false` as `checked` says. Default `false`. */
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
  /** Default `false`. */
  disabled?: boolean
  /** Shows its state and keeps it; it takes the focus and is sent with its form. Default `false`. */
  readOnly?: boolean
  /** Red outline. Default `false`. */
  invalid?: boolean
  /** Default `false`. */
  required?: boolean
  /** The label; without it give `aria-label`. */
  children?: ReactNode
  name?: string
  value?: string
  onBlur?: () => void
  'aria-label'?: InputProps['aria-label']
  'aria-labelledby'?: InputProps['aria-labelledby']
  'aria-describedby'?: InputProps['aria-describedby']
  /** Ref to the input. */
  ref?: Ref<HTMLElement>
}

/** A box that is on, off or partly on. Space toggles it. */
export function Checkbox({
  checked,
  defaultChecked = false,
  indeterminate = false,
  onCheckedChange,
  disabled = false,
  readOnly = false,
  invalid = false,
  required,
  children,
  name,
  value,
  onBlur,
  id,
  tabIndex,
  className,
  ref,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const [on, setOn] = useControlledState(checked, defaultChecked, onCheckedChange)
  const [attach, input] = useElementRef<HTMLInputElement>(ref)
  // "Partly" is a property of the element; there is no attribute for it, and a click takes it away.
  useLayoutEffect(() => markIndeterminate(input.current, indeterminate))

  return (
    <label
      {...rest}
      className={className ? `emb-checkbox ${className}` : 'emb-checkbox'}
      data-checked={on || undefined}
      data-indeterminate={indeterminate || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={invalid || undefined}
    >
      <span className="emb-checkbox-box">
        <input
          ref={attach}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          tabIndex={tabIndex}
          checked={on}
          disabled={disabled}
          required={required}
          aria-invalid={invalid || undefined}
          aria-readonly={readOnly || undefined}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onChange={(event) => {
            if (readOnly) markIndeterminate(event.currentTarget, indeterminate)
            else setOn(event.target.checked)
          }}
          onBlur={onBlur}
        />
        {indeterminate ? (
          <Minus size={12} strokeWidth={2.5} aria-hidden="true" />
        ) : (
          <Check size={12} strokeWidth={2.5} aria-hidden="true" />
        )}
      </span>
      {children !== undefined && children !== null && (
        <span className="emb-checkbox-label">
          {children}
          {required && (
            <span className="emb-field-required" aria-hidden="true">
              *
            </span>
          )}
        </span>
      )}
    </label>
  )
}

const markIndeterminate = (input: HTMLInputElement | null, indeterminate: boolean) => {
  if (input) input.indeterminate = indeterminate
}
