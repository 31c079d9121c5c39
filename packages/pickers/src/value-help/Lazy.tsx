import { useEffect, useState, type ReactNode } from 'react'
import type { LazyPart } from '@embpm/ui/lazy-part'

interface LazyProps<P> {
  part: LazyPart<P>
  children: (part: P) => ReactNode
  /** Shown when the part could not be loaded, with what tries again. */
  failed: (retry: () => void) => ReactNode
}

/** A part whose code is loaded when it is first shown; from then on it is there at once. */
export function Lazy<P>({ part, children, failed }: LazyProps<P>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    let gone = false
    const tell = (next: 'loaded' | 'failed') => {
      if (!gone) setState(next)
    }
    part.load().then(
      () => tell('loaded'),
      () => tell('failed'),
    )
    return () => {
      gone = true
    }
  }, [part, state])

  const loaded = part.loaded()
  if (loaded !== undefined) return children(loaded)
  return state === 'failed' ? failed(() => setState('loading')) : null
}
