import '../../styles.css'
import { visitorOf } from '@embpm/contract'
import { storyRequests } from '@embpm/storybook/storyRequests'
import { LinkProvider } from '@embpm/ui/link'
import { Page } from '@embpm/ui/page'
import { ToastRegion, toasts } from '@embpm/ui/toast'
import { UiStrings } from '@embpm/ui/ui-strings'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { languageSchema } from '../../session/languages.js'
import { organisationsQuery } from '../../session/organisations.js'
import { createServices, type Services } from '../../session/services.js'
import { parseSearch, stringifySearch } from '../../shell/searchParams.js'
import { ServicesProvider } from '../../shell/ServicesProvider.js'

/** The organisation of the stories. */
export const storyOrganisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** Parameters of a story that talks to the back end as the sample user. */
export const atWork = {
  layout: 'fullscreen' as const,
  as: 'CON',
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}

/** Globals of a story on a phone. */
export const onPhone = { viewport: { value: 'phone' } }

/** Props of `Workplace`. */
export interface WorkplaceProps {
  language?: string
  /** Search part of the address. */
  search?: string
  /** A part of a list's page, in its head. */
  children?: (services: Services) => ReactNode
  /** Title of the page. Default "RICEFW items". */
  title?: string
  /** What stands below the head. */
  body?: ReactNode
}

/** A page of the sample organisation with nothing on it but some part of a list. */
export function Workplace({ language = 'en', search = '', title = 'RICEFW items', children, body }: WorkplaceProps) {
  const [{ services, router }] = useState(() =>
    mount(`/${language}/${storyOrganisation}/list${search}`, { title, children, body }),
  )
  useEffect(() => () => toasts.clear(), [])
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.texts.i18n}>
          <Words services={services}>
            <LinkProvider navigate={(href) => void router.navigate({ href })}>
              <RouterProvider router={router} />
              <ToastRegion />
            </LinkProvider>
          </Words>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

function Words({ services, children }: { services: Services; children: ReactNode }) {
  const { language } = useTranslation().i18n
  return (
    <UiStrings value={services.texts.current()?.text.ui ?? {}} locale={language || 'en'}>
      {children}
    </UiStrings>
  )
}

function mount(address: string, { title, children, body }: Pick<WorkplaceProps, 'title' | 'children' | 'body'>) {
  const services = createServices({ send: storyRequests.sender() })
  const root = createRootRoute()
  const place = createRoute({
    getParentRoute: () => root,
    path: '/$lang/$orgId',
    beforeLoad: async ({ params: { lang, orgId } }) => {
      await services.texts.load(languageSchema.parse(lang))
      services.session.enter(orgId)
      const user = await services.session.user()
      const list = await services.queryClient.query(organisationsQuery(services.client))
      const organisation = list.find(({ organisationId }) => organisationId === orgId)
      return { user, organisation, visitor: user && organisation && visitorOf(user, organisation) }
    },
  })
  const list = createRoute({
    getParentRoute: () => place,
    path: '/list',
    component: () => (
      <Page>
        <Page.Head title={title} actions={children?.(services)} />
        {body}
      </Page>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([place.addChildren([list])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    defaultPendingMinMs: 0,
  })
  return { services, router }
}
