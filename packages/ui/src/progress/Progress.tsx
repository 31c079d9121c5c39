import { useId, type ComponentProps, type ReactNode } from 'react'
import { useUiLocale } from '../ui-strings/index.js'

/** Props of `Progress`. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How much is done, from 0 to `max`; `null` while there is no measure. Values outside are taken as the nearest end. */
  value: number | null
  /** What `value` is when all is done. Default 100. */
  max?: number
  /** What is going on, above the bar. Without it give `aria-label`. */
  label?: ReactNode
  /** The value in words, at the end of the label's line and for screen readers. Default: the percentage. */
  valueText?: string
  /** What is being done right now, or what went wrong, below the bar. */
  description?: ReactNode
  /** `success` and `danger` colour the bar once it has ended; say it in `description` too. Default `brand`. */
  tone?: 'brand' | 'success' | 'danger'
}

/**
 * How far one task has come: an import, an export, an upload. While requests of the page are pending there is `LoadingBar`,
 * for a moment without a measure `Spinner`.
 */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  description,
  tone = 'brand',
  className,
  'aria-label': name,
  ...rest
}: ProgressProps) {
  const locale = useUiLocale()
  const id = useId()
  const done = value === null ? null : Math.min(max, Math.max(0, value))
  const share = done === null || max <= 0 ? 0 : done / max
  const words =
    valueText ??
    (done === null
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share))
  return (
    <div
      {...rest}
      className={className ? `emb-progress ${className}` : 'emb-progress'}
      data-tone={tone}
      data-indeterminate={done === null || undefined}
    >
      {(label || words) && (
        <div className="emb-progress-head">
          <span className="emb-progress-label" id={`${id}-label`}>
            {label}
          </span>
          <span className="emb-progress-value" aria-hidden="true">
            {words}
          </span>
        </div>
      )}
      <svg
        className="emb-progress-bar"
        role="progressbar"
        aria-label={name}
        aria-labelledby={label ? `${id}-label` : undefined}
        aria-describedby={description ? `${id}-help` : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done ?? undefined}
        aria-valuetext={words}
      >
        <rect className="emb-progress-done" width={done === null ? '40%' : `${share * 100}%`} height="100%" />
      </svg>
      {description && (
        <div className="emb-progress-help" id={`${id}-help`}>
          {description}
        </div>
      )}
    </div>
  )
}
