import './styles.css'
import { LinkProvider } from '@embpm/ui/link'
import { ToastRegion, toasts } from '@embpm/ui/toast'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createAppRouter } from './router.js'
import { lostPath, rememberTarget } from './session/landing.js'
import { redirectPath } from './session/redirectPath.js'
import { createServices, type ServicesOptions } from './session/services.js'
import { Providers } from './shell/Providers.js'

/** Props of `App`. Each has a default that a page of its own wants; stories and tests give others. */
export interface AppProps extends ServicesOptions {
  /** Default: the browser's address bar. A story gives one in memory. */
  history?: RouterHistory
}

/** The whole workspace. Each mounted one has its own session, caches, words and router; nothing leaks to the next. */
export function App({ history, ...options }: AppProps) {
  const [{ services, router }] = useState(() => mount(options, history))
  useEffect(() => () => toasts.clear(), [])
  useEffect(() => services.host.keep(), [services])
  useEffect(
    () =>
      services.watchSession((reason) => {
        const target = redirectPath(router.state.location.href)
        // A page of signing in has no session to lose.
        if (target === null) return
        if (reason === 'unauthorised') services.session.signOut()
        rememberTarget(services.storage, target)
        void router.navigate({ href: lostPath(services.storage) })
      }),
    [services, router],
  )
  return (
    <Providers services={services}>
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

function mount(options: ServicesOptions, history?: RouterHistory) {
  const services = createServices(options)
  return { services, router: createAppRouter(services, history) }
}
