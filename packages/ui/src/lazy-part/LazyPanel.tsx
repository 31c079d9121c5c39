import type { ReactNode } from 'react'
import type { LazyPart } from './lazyPart.js'
import { useLazyPart } from './useLazyPart.js'

interface LazyPanelProps<Part> {
  part: LazyPart<Part>
  /** Whether it is to be shown; once loaded it stays, so that it can fade. Default `true`. */
  wanted?: boolean
  /** Renders it, once it is loaded. */
  panel: (Part: Part) => ReactNode
  /** Shown until then. Default nothing. */
  loading?: ReactNode
  /** Called when it cannot be loaded; that has been said already. */
  onFailed?: () => void
}

const nothing = () => undefined

/** A part that is loaded because it is to be shown. */
export function LazyPanel<Part>({
  part,
  wanted = true,
  panel,
  loading = null,
  onFailed = nothing,
}: LazyPanelProps<Part>): ReactNode {
  const Part = useLazyPart(part, wanted, onFailed)
  return Part === undefined ? loading : panel(Part)
}
