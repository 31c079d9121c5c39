import { useState, type ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

/** The seven statuses of the lifecycle. Two share amber: glyph and word tell them apart. */
export type Status = 'DEVELOPMENT' | 'IMPLEMENTATION' | 'ACTIVE' | 'INACTIVE' | 'PLANNED' | 'PREPARED' | 'FINISHED'

const words = defineWords('statusCircle', {
  DEVELOPMENT: 'Development',
  IMPLEMENTATION: 'Implementation',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  PLANNED: 'Planned',
  PREPARED: 'Prepared',
  FINISHED: 'Finished',
  notSet: '{status}, not set',
})

/** Strokes on a grid of 16: brackets, arrow up, play, pause, clock hands, flag, tick. */
const glyphs: Readonly<Record<Status, string>> = {
  DEVELOPMENT: 'M6 4.7 2.8 8 6 11.3M10 4.7 13.2 8 10 11.3',
  IMPLEMENTATION: 'M8 12.6V3.8M4.2 7.4 8 3.6l3.8 3.8',
  ACTIVE: 'M5.7 3.8v8.4L12.4 8z',
  INACTIVE: 'M5.6 4.2v7.6M10.4 4.2v7.6',
  PLANNED: 'M8 3.6v4.9h3.8',
  PREPARED: 'M4.8 13.6V3.4h7l-1.9 2.7 1.9 2.7h-7',
  FINISHED: 'm3.8 8.4 2.8 2.8 5.7-6',
}

/** Props of `StatusCircle`; further ones go to its root. */
export interface StatusCircleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Which status it stands for. Default, and for a word that is none of the seven, `INACTIVE`. */
  status?: Status
  /** Whether it is set: filled. Controlled. */
  checked?: boolean
  /** Whether it is set at first, uncontrolled. Default `false`. */
  defaultChecked?: boolean
  /** Called with the other state. The status itself never changes. */
  onCheckedChange?: (checked: boolean) => void
  /** Its name. Default the status as a word. */
  label?: string
  /** Shows the name beside the circle. Default `false`. */
  showLabel?: boolean
  /** 16 px (`s`, default) or 22 px (`m`). */
  size?: 's' | 'm'
  /** Takes it out of use. Default `false`. */
  disabled?: boolean
  /** Shows the state and takes no input: a picture instead of a checkbox. Default `false`. */
  readOnly?: boolean
}

/**
 * A status as a round checkbox with colour, glyph and word; filled only when checked (spec, section 4). A press or
 * Space toggles it.
 */
export function StatusCircle({
  status = 'INACTIVE',
  checked,
  defaultChecked = false,
  onCheckedChange,
  label,
  showLabel = false,
  size = 's',
  disabled = false,
  readOnly = false,
  className = '',
  onClick,
  onKeyDown,
  ...rest
}: StatusCircleProps) {
  const [inner, setInner] = useState(defaultChecked)
  const t = useWords(words)
  const on = checked ?? inner
  const known = Object.hasOwn(glyphs, status) ? status : 'INACTIVE'
  const name = label ?? t(known)
  const root = {
    'data-status': known,
    'data-checked': on ? '' : undefined,
    'data-size': size,
    'data-labelled': showLabel ? '' : undefined,
    className: `emb-status-circle ${className}`,
  }
  const content = (
    <>
      <svg className="emb-status-circle-glyph" viewBox="0 0 16 16" aria-hidden="true">
        <path d={glyphs[known]} />
      </svg>
      {showLabel && <span className="emb-status-circle-label">{name}</span>}
    </>
  )
  if (readOnly) {
    return (
      <span role="img" aria-label={on ? name : t('notSet', { status: name })} {...rest} {...root} data-readonly="">
        {content}
      </span>
    )
  }
  const toggle = () => {
    if (disabled) return
    setInner(!on)
    onCheckedChange?.(!on)
  }
  return (
    <span
      role="checkbox"
      aria-label={name}
      aria-checked={on}
      aria-disabled={disabled || undefined}
      tabIndex={disabled ? undefined : 0}
      {...rest}
      {...root}
      data-disabled={disabled ? '' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) toggle()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== ' ' || event.defaultPrevented) return
        // Space would scroll the page.
        event.preventDefault()
        if (!event.repeat) toggle()
      }}
    >
      {content}
    </span>
  )
}
