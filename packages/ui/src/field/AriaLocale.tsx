import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { ReactNode } from 'react'
import { useUiLocale } from '../ui-strings/index.js'

/** Lets React Aria's parts below follow the locale of `UiStrings`, in the calendar that ISO dates are written in. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const locale = useUiLocale()
  return <I18nProvider locale={`${locale}${locale.includes('-u-') ? '' : '-u-ca-gregory'}`}>{children}</I18nProvider>
}
