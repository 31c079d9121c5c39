import type { ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('skeleton', { loading: 'Loading' })

/** Filled share of each bar, in per cent: uneven like real text, and the same on every render. */
const shares = [44, 70, 60, 52, 36, 76, 30, 64]

/** Props of `Skeleton`. */
export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of rows. Default 8. */
  rows?: number
  /** Column widths in px, so that nothing moves when the rows come. Default: three columns that share the width. */
  columns?: readonly number[]
  /** What is loading, for screen readers. Default "Loading". */
  label?: string
}

/**
 * Rows of a list that is not there yet, in the real row height (`--emb-row`). Invisible for the first 300 ms: a quick
 * answer should not flash.
 */
export function Skeleton({ rows = 8, columns, label, className = '', ...rest }: SkeletonProps) {
  const t = useWords(words)
  const cells: readonly (number | undefined)[] = columns ?? [undefined, undefined, undefined]
  return (
    <div role="progressbar" aria-label={label ?? t('loading')} {...rest} className={`emb-skeleton ${className}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="emb-skeleton-row">
          {cells.map((width, column) => (
            <div
              key={column}
              className="emb-skeleton-cell"
              data-fluid={width === undefined ? '' : undefined}
              style={width === undefined ? undefined : { inlineSize: `${width}px` }}
            >
              <div
                className="emb-skeleton-bar"
                style={{ inlineSize: `${shares[(row * 3 + column) % shares.length] ?? 50}%` }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Props of `SkeletonText`. */
export interface SkeletonTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of lines. Default 3. */
  lines?: number
  /** What is loading, for screen readers. Default "Loading". */
  label?: string
}

/** Lines of text that are not there yet, 20 px each. Invisible for the first 300 ms, as `Skeleton`. */
export function SkeletonText({ lines = 3, label, className = '', ...rest }: SkeletonTextProps) {
  const t = useWords(words)
  return (
    <div role="progressbar" aria-label={label ?? t('loading')} {...rest} className={`emb-skeleton-text ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="emb-skeleton-bar" />
      ))}
    </div>
  )
}
