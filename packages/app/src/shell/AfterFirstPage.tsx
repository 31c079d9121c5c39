import { lazyPart, useLoaded } from '@embpm/ui/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { noteLeaving } from './leavings.js'
import { usePending } from './Pending.js'
import { useServices } from './ServicesProvider.js'
import { whenIdle } from './whenIdle.js'

const pages = lazyPart(async () => (await import('./watchPages.js')).watchPages)

/** What the first page can do without: it comes when that is at rest, or when it is left before. */
export function AfterFirstPage(): null {
  const router = useRouter()
  const services = useServices()
  const pending = usePending()
  const [isAtRest, setAtRest] = useState(false)
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    if (!pending) return whenIdle(() => setAtRest(true))
  }, [pending])
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        noteLeaving(router, fromLocation.state.__TSR_key)
        setLeft(true)
      }),
    [router],
  )
  const watch = useLoaded(pages, isAtRest || isLeft)
  const begin = useEffectEvent((watchPages: typeof watch) => watchPages?.(router, services, isLeft))
  useEffect(() => begin(watch), [watch])
  return null
}
