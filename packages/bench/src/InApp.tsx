import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createServices } from '../../app/src/session/services.js'
import { ServicesProvider } from '../../app/src/shell/ServicesProvider.js'

const services = createServices({ send: () => Promise.resolve(Response.json({}, { status: 503 })) })

/** Something of the application in English, without anybody who is signed in. */
export const InApp = ({ children }: { children: ReactNode }) => (
  <ServicesProvider services={services}>
    <I18nextProvider i18n={services.texts.i18n}>{children}</I18nextProvider>
  </ServicesProvider>
)
