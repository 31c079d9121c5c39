import { useState, type ReactNode } from 'react'
import type { LazyPart } from './lazyPart.js'
import { useLoaded } from './useLoaded.js'

/** Props of `Lazy`. */
export interface LazyProps<Part> {
  part: LazyPart<Part>
  /** Renders it, once it is loaded. */
  children: (part: Part) => ReactNode
  /** Shown until then. Default nothing. */
  loading?: ReactNode
  /** Shown in its place when it cannot be loaded. Called with what tries again. */
  failed: (retry: () => void) => ReactNode
}

/** A part that is loaded because it is rendered, and says in its own place that it could not be. Loaded once, it is there at once. */
export function Lazy<Part>({ part, children, loading = null, failed }: LazyProps<Part>): ReactNode {
  const [hasFailed, setHasFailed] = useState(false)
  const loaded = useLoaded(part, !hasFailed, () => setHasFailed(true))
  if (loaded !== undefined) return children(loaded)
  return hasFailed ? failed(() => setHasFailed(false)) : loading
}
