import type { ReactNode } from 'react'
import type { LazyPart } from './lazyPart.js'
import { useLazyPart } from './useLazyPart.js'

interface LazyPanelProps<Part> {
  part: LazyPart<Part>
  /** Renders it, once it is loaded. */
  panel: (Part: Part) => ReactNode
  /** Shown until then. Default nothing. */
  loading?: ReactNode
  /** Called when it cannot be loaded; that has been said already. */
  onFailed: () => void
}

/** A part that is loaded because it is rendered. */
export function LazyPanel<Part>({ part, panel, loading = null, onFailed }: LazyPanelProps<Part>): ReactNode {
  const Part = useLazyPart(part, onFailed)
  return Part === undefined ? loading : panel(Part)
}
