import { lazyPart, useLoaded } from '@embpm/ui/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { AtRest } from './AtRest.js'
import { noteLeaving } from './leavings.js'
import { useServices } from './ServicesProvider.js'

const pages = lazyPart(async () => (await import('./watchPages.js')).watchPages)

/** What the first page can do without: it comes when that is at rest, or when it is left before. */
export function AfterFirstPage(): ReactNode {
  const router = useRouter()
  const services = useServices()
  const [isAtRest, setAtRest] = useState(false)
  const [isLeft, setLeft] = useState(false)
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
  return isAtRest ? null : <AtRest onRest={() => setAtRest(true)} />
}
