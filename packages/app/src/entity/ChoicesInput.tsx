import { useBoundField } from '@embpm/forms/form'
import { Checkbox } from '@embpm/ui/checkbox'
import { useElementRef } from '@embpm/ui/field'
import { useId } from 'react'
import * as z from 'zod/mini'

const chosenSchema = z.array(z.string())

/** Props of `ChoicesInput`. */
export interface ChoicesInputProps {
  /** Name of the form's field: a list of values. */
  name: string
  label: string
  /** In the order in which they are stored. */
  options: readonly { value: string; label: string }[]
  readOnly?: boolean | undefined
}

/** Some of several values, as checkboxes. Bound to the form around it. */
export function ChoicesInput({ name, label, options, ...rest }: ChoicesInputProps) {
  const labelId = useId()
  const help = useId()
  const { ref, value, onChange, onBlur, readOnly, disabled, errorMessage } = useBoundField({ name, label, ...rest })
  const [attach] = useElementRef<HTMLInputElement>(ref)
  const chosen = chosenSchema.safeParse(value).data ?? []
  const change = (changed: string, on: boolean) =>
    onChange(options.flatMap((one) => ((one.value === changed ? on : chosen.includes(one.value)) ? one.value : [])))
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorMessage === undefined ? undefined : help}
      className="emb-app-checks"
    >
      <span id={labelId} className="emb-app-status-label">
        {label}
      </span>
      {options.map((option, place) => (
        <Checkbox
          key={option.value}
          ref={place === 0 ? attach : undefined}
          checked={chosen.includes(option.value)}
          onCheckedChange={(on) => change(option.value, on)}
          onBlur={onBlur}
          readOnly={readOnly}
          disabled={disabled}
        >
          {option.label}
        </Checkbox>
      ))}
      {errorMessage !== undefined && (
        <span id={help} className="emb-field-error">
          {errorMessage}
        </span>
      )}
    </div>
  )
}
