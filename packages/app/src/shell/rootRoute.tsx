import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { languageSchema } from '../session/languages.js'
import type { Services } from '../session/services.js'
import { Pending } from './Pending.js'
import { NotFoundScreen } from './NotFoundScreen.js'

/** The language remembered from the last visit, else the browser's, else English. Source: spec.md, section 9. */
export const preferredLanguage = ({ storage }: Services) =>
  storage.get('activeLang') ??
  navigator.languages.map((tag) => languageSchema.safeParse(tag).data).find((language) => language !== undefined) ??
  'en'

/** The route above all others: sees to it that some words are there before anything is shown. */
export const rootRoute = createRootRouteWithContext<{ services: Services }>()({
  beforeLoad: async ({ context: { services } }) => {
    if (!services.texts.current()) await services.texts.load(preferredLanguage(services))
  },
  component: () => (
    <>
      <Pending />
      <Outlet />
    </>
  ),
  notFoundComponent: () => <NotFoundScreen kind="page" />,
})
