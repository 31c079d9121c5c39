import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('chip', { remove: 'Remove', removeText: 'Remove {text}' })

/** Props of `Chip`. */
export interface ChipProps extends ComponentProps<'span'> {
  /** `brand` (default) a chosen value, `neutral` a quiet one, `filter` an outlined condition: `Type is <b>Interface</b>`. */
  variant?: 'brand' | 'neutral' | 'filter'
  /** Adds a remove button and is called by it. Leave it out where nothing may be removed. */
  onRemove?: () => void
  /** Name of the remove button. Default "Remove", with the chip's text where that is plain. */
  removeLabel?: string
  /** -1 where arrow keys lead to the remove button, as in a list of chips. Default: a stop for Tab. */
  removeTabIndex?: 0 | -1
}

/** A chosen value or a condition that can be taken away again. Never wraps: long text ends in an ellipsis. */
export function Chip({
  variant = 'brand',
  onRemove,
  removeLabel,
  removeTabIndex,
  className = '',
  children,
  ...rest
}: ChipProps) {
  const t = useWords(words)
  const text = typeof children === 'string' ? children : undefined
  return (
    <span {...rest} data-variant={variant} data-removable={onRemove && ''} className={`emb-chip ${className}`}>
      <span className="emb-chip-text" title={text}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          className="emb-chip-remove"
          tabIndex={removeTabIndex}
          aria-label={removeLabel ?? (text ? t('removeText', { text }) : t('remove'))}
          onClick={onRemove}
        >
          <X size={variant === 'filter' ? 14 : 12} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
