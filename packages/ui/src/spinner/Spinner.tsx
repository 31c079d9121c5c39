import type { ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('spinner', { loading: 'Loading' })

/** Props of `Spinner`. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is going on, for screen readers. Default "Loading". Pass `aria-hidden` where words beside it say it already. */
  label?: string
  /** 14 px (`s`, default; inside buttons and fields) or 24 px (`m`). */
  size?: 's' | 'm'
}

/** A turning ring for work that takes a moment and has no measure. Stands still under `prefers-reduced-motion`. */
export function Spinner({ label, size = 's', className = '', ...rest }: SpinnerProps) {
  const t = useWords(words)
  return (
    <span
      role="progressbar"
      aria-label={label ?? t('loading')}
      {...rest}
      data-size={size}
      className={`emb-spinner ${className}`}
    />
  )
}
