import './styles.css'
import { LinkProvider } from '@embpm/ui/link'
import { ToastRegion, toasts } from '@embpm/ui/toast'
import { UiStrings } from '@embpm/ui/ui-strings'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { createAppRouter } from './router.js'
import { redirectPath } from './session/redirectPath.js'
import { createServices, type ServicesOptions } from './session/services.js'
import { ServicesProvider, useServices } from './shell/ServicesProvider.js'

/** Props of `App`. Each has a default that a page of its own wants; stories and tests give others. */
export interface AppProps extends ServicesOptions {
  /** Default: the browser's address bar. A story gives one in memory. */
  history?: RouterHistory
}

/** The whole workspace. Each mounted one has its own session, caches, words and router; nothing leaks to the next. */
export function App({ history, ...options }: AppProps) {
  const [{ services, router }] = useState(() => mount(options, history))
  useEffect(() => () => toasts.clear(), [])
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.texts.i18n}>
          <Words>
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
          </Words>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

function mount(options: ServicesOptions, history?: RouterHistory) {
  const services = createServices(options)
  const router = createAppRouter(services, history)
  services.onLost.current = (reason) => {
    if (router.state.location.pathname === '/sign-in') return
    if (reason === 'unauthorised') services.session.signOut()
    services.storage.set('redirectUrl', redirectPath(router.state.location.href))
    void router.navigate({ to: '/sign-in' })
  }
  return { services, router }
}

/** Hands the loaded words to the parts of `@embpm/ui` and names the language to the browser. */
function Words({ children }: { children: ReactNode }) {
  const { texts } = useServices()
  const { i18n } = useTranslation()
  const { language } = i18n
  useEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  return (
    <UiStrings value={texts.current()?.text.ui ?? {}} locale={language || 'en'}>
      {children}
    </UiStrings>
  )
}
