import { lazyPart, useLoaded } from '@embpm/ui/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePending } from './Pending.js'
import { useServices } from './ServicesProvider.js'
import { whenIdle } from './whenIdle.js'

const network = lazyPart(async () => (await import('./watchNetwork.js')).watchNetwork)

/** What sees to a network that is gone and to files that are gone; it comes when the first page is at rest. */
export function Network(): null {
  const router = useRouter()
  const services = useServices()
  const pending = usePending()
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    if (!pending) return whenIdle(() => setAtRest(true))
  }, [pending])
  const watch = useLoaded(network, isAtRest)
  useEffect(() => watch?.(router, services), [watch, router, services])
  return null
}
