import { useEffect, type ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('loadingBar', { loading: 'Loading' })

/** Props of `LoadingBar`. */
export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether any request is under way; the bar is gone when none is. */
  pending: boolean
  /** How far it is, in per cent, 0–100. Without it the bar only says that something happens. Other values log an error. */
  progress?: number
}

/**
 * The bar on top of the page that follows pending requests: fixed, 6 px high, above everything and without moving
 * anything. A progress outside 0–100 is logged to `console.error` and shown as unknown (spec, sections 5 and 9).
 */
export function LoadingBar({ pending, progress, className = '', ...rest }: LoadingBarProps) {
  const t = useWords(words)
  // Written so that NaN is out of range as well.
  const known = progress !== undefined && progress >= 0 && progress <= 100
  const wrong = progress !== undefined && !known
  useEffect(() => {
    if (wrong) console.error(`LoadingBar: progress must be between 0 and 100, got ${progress}`)
  }, [wrong, progress])
  if (!pending) return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? progress : undefined}
      {...rest}
      data-indeterminate={known ? undefined : ''}
      className={`emb-loading-bar ${className}`}
    >
      <div className="emb-loading-bar-fill" style={known ? { inlineSize: `${progress}%` } : undefined} />
    </div>
  )
}
