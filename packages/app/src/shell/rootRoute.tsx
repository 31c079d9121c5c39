import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Services } from '../session/services.js'
import { MissingScreen } from './MissingScreen.js'
import { AfterFirstPage } from './AfterFirstPage.js'
import { Pending } from './Pending.js'
import { preferredLanguage } from '../session/languages.js'

/** The route above all others: sees to it that some words are there before anything is shown. */
export const rootRoute = createRootRouteWithContext<{ services: Services }>()({
  beforeLoad: async ({ context: { services } }) => {
    if (!services.texts.current()) await services.texts.load(preferredLanguage(services))
  },
  component: () => (
    <>
      <Pending />
      <AfterFirstPage />
      <Outlet />
    </>
  ),
  notFoundComponent: () => <MissingScreen />,
})
