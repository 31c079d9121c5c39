import type { ComponentProps } from 'react'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('skeleton', { loading: 'Loading' })

/** Filled share of each line, in per cent. */
const shares = [92, 78, 86, 54]

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
        <div key={line} className="emb-skeleton-bar" style={{ inlineSize: `${shares[line % shares.length] ?? 80}%` }} />
      ))}
    </div>
  )
}
