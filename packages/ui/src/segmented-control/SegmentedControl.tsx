import { useId, type ComponentProps, type ReactNode } from 'react'
import { useControlledState } from '../field/index.js'

/** One choice of a `SegmentedControl`. */
export interface Segment<V extends string> {
  value: V
  label: string
  /** Glyph before the label, 16 px. */
  icon?: ReactNode
  /** Shown but not to be chosen. Default `false`. */
  disabled?: boolean
}

/** Props of `SegmentedControl`; further ones go to the root. */
export interface SegmentedControlProps<V extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'aria-label'
> {
  /** Accessible name, such as "How revisions are compared". */
  label: string
  /** The choices, two to five, with short words; for longer ones use `RadioGroup` or `Select`. */
  segments: readonly Segment<V>[]
  /** The controlled value. */
  value?: V
  /** The first value of an uncontrolled one. Default: the first segment's. */
  defaultValue?: V
  onValueChange?: (value: V) => void
  /** `s` is 28 px high. Default `m`, as high as a button. */
  size?: 's' | 'm'
}

/**
 * One of a few ways to see the same thing; choosing applies at once. Tab reaches the chosen one, arrows move and choose
 * (the radio group pattern of the ARIA Authoring Practices Guide).
 */
export function SegmentedControl<V extends string>({
  label,
  segments,
  value: givenValue,
  defaultValue = segments[0]?.value,
  onValueChange,
  size = 'm',
  className,
  ...rest
}: SegmentedControlProps<V>) {
  const [value, setValue] = useControlledState(givenValue, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next)
  })
  const name = useId()
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      aria-orientation="horizontal"
      className={className ? `emb-segments ${className}` : 'emb-segments'}
      data-size={size}
    >
      {segments.map((segment) => (
        <label key={segment.value} className="emb-segment">
          <input
            type="radio"
            className="emb-segment-input"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => setValue(segment.value)}
          />
          {segment.icon}
          <span className="emb-segment-label">{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
