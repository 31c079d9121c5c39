import { useEffect, useEffectEvent } from 'react'
import { usePending } from './Pending.js'
import { whenIdle } from './whenIdle.js'

/**
 * Says that the page is at rest: nothing is under way, and there is nothing better to do. Shows nothing, so that requests
 * that come and go draw nothing anew. What it was asked for takes it away.
 */
export function AtRest({ onRest }: { onRest: () => void }): null {
  const pending = usePending()
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (!pending) return whenIdle(rest)
  }, [pending])
  return null
}
