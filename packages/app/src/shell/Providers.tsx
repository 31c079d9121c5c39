import { UiStrings } from '@embpm/ui/ui-strings'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Services } from '../session/services.js'
import { ServicesProvider, useServices } from './ServicesProvider.js'
import { PageContextProvider } from './PageContextProvider.js'

/** Props of `Providers`. */
export interface ProvidersProps {
  services: Services
  children: ReactNode
}

/** Gives a workspace's parts, its cache and its words to everything below. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.texts.i18n}>
          <Words>{children}</Words>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

/** Hands the loaded words to the parts of `@embpm/ui` and to what every page has, and names the language to the browser. */
function Words({ children }: { children: ReactNode }) {
  const { texts, storage, problems, resetSampleData } = useServices()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  useEffect(() => {
    if (language) document.documentElement.lang = language
  }, [language])
  return (
    <UiStrings value={texts.current()?.text.ui ?? {}} locale={language || 'en'}>
      <PageContextProvider
        context={{
          storage,
          problems,
          sample: resetSampleData !== undefined,
          language: texts.current()?.language ?? 'en',
          t,
          switchLanguage: async (next) => {
            storage.set('activeLang', next)
            await texts.load(next)
          },
        }}
      >
        {children}
      </PageContextProvider>
    </UiStrings>
  )
}
