import './styles.css'
import { LinkProvider } from '@embpm/ui/link'
import { ToastRegion, toasts } from '@embpm/ui/toast'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { createAppRouter } from './router.js'
import { lostPath, rememberTarget } from './session/landing.js'
import { redirectPath } from './session/redirectPath.js'
import { createServices, type Services, type ServicesOptions, type SessionLoss } from './session/services.js'
import { announceFailures } from './shell/announceFailures.js'
import { askAhead } from './shell/askAhead.js'
import { Providers } from './shell/Providers.js'

/** Props of `App`. Each has a default that a page of its own wants; stories and tests give others. */
export interface AppProps extends ServicesOptions {
  /** Default: the browser's address bar. A story gives one in memory. */
  history?: RouterHistory
}

/**
 * The whole workspace. Each mounted one has its own session, caches, words and router; nothing leaks to the next. When
 * somebody else turns out to be signed in, as after a sign-in in another tab, it gives way to one of theirs at the same
 * address.
 */
export function App({ history, ...options }: AppProps) {
  const [{ services, router, count }, setMounted] = useState(() => mount(options, history))
  useEffect(() => () => toasts.clear(), [])
  useEffect(() => services.host.keep(), [services])
  // What nobody looks at any more is kept for minutes otherwise, and holds on to the page that asked for it.
  useEffect(() => () => services.queryClient.clear(), [services])
  useEffect(() => announceFailures(services), [services])
  const lose = useEffectEvent((reason: SessionLoss) => {
    if (reason === 'reload') {
      // Nothing is lost that the browser would have to ask about.
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
      return location.reload()
    }
    if (reason === 'replaced') {
      toasts.clear()
      if (!history) router.history.destroy()
      return setMounted(mount(options, history, count + 1))
    }
    void leaveForSignIn(services, router, reason)
  })
  useEffect(() => services.watchSession(lose), [services])
  return (
    <Providers key={count} services={services}>
      <LinkProvider
        navigate={(href) => {
          const target = href.startsWith('#') && document.getElementById(href.slice(1))
          if (target) target.focus()
          else void router.navigate({ href })
        }}
      >
        <RouterProvider router={router} />
        <ToastRegion />
      </LinkProvider>
    </Providers>
  )
}

/** The workspace of one person; `count` tells it from those before it. */
function mount(options: ServicesOptions, history?: RouterHistory, count = 0) {
  const services = createServices(options)
  const router = createAppRouter(services, history)
  askAhead(services, router.latestLocation)
  return { services, router, count }
}

async function leaveForSignIn(
  services: Services,
  router: ReturnType<typeof createAppRouter>,
  reason: Exclude<SessionLoss, 'replaced' | 'reload'>,
): Promise<void> {
  const target = redirectPath(router.state.location.href)
  // A page of signing in has no session to lose.
  if (target === null) return
  if (reason === 'unauthorised') services.session.signOut()
  rememberTarget(services.storage, target)
  await router.navigate({ href: lostPath(services.storage) })
  // What was on the screen is left only now.
  if (reason !== 'unreachable') services.queryClient.clear()
}
