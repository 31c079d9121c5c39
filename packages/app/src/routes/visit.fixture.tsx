import type { Profile } from '@embpm/contract'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createAppRouter } from '../router.js'
import { createServices, type Services } from '../session/services.js'
import { createStorage } from '../session/storage.js'
import { Providers } from '../shell/Providers.js'
import english from '../text/en.json'
import { routeAt } from './routeAt.js'
import { stands } from './stands.js'

/** The organisation that everybody here belongs to. */
export const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** Where the pretended page lies. */
export const origin = 'https://embpm.test'

/** The window of the pretended page: where it lies, and what React Aria looks for in a window while it is tested. */
export const pretendedWindow = { location: { origin }, visualViewport: {}, screen: { orientation: {} } }

const ordinary: Profile = {
  id: 'u-1',
  firstname: 'Anna',
  lastname: 'Nowak',
  email: 'a.nowak@terranova.test',
  company: 'Terranova Group',
  userType: 'CORPORATE',
  roles: [],
  permissions: [],
}

/** Those who come by; `null` is signed out. */
export const people = {
  'signed out': null,
  'ordinary user of a subscription': { ...ordinary, userType: 'SUBSCRIPTION' },
  'ordinary corporate user': ordinary,
  CON: { ...ordinary, roles: ['CON'] },
  ADM: { ...ordinary, roles: ['ADM'] },
  'CON of a subscription': { ...ordinary, userType: 'SUBSCRIPTION', roles: ['CON'] },
} satisfies Record<string, Profile | null>

/** One of them. */
export type Person = keyof typeof people

const sentences = {
  'sign-in': english.signIn.title,
  'not found': english.states.notFoundTitle,
  'unknown organisation': english.states.organisationTitle,
  redirecting: english.states.redirecting,
  forbidden: english.states.forbiddenTitle,
  permission: english.forbidden.permission,
  role: english.forbidden.role,
  plan: english.forbidden.plan,
  administrator: english.forbidden.administrator,
}

/** A workspace whose server knows this user and one organisation; `null` is nobody. */
export function servicesFor(profile: Profile | null): Services {
  const storage = createStorage(null)
  if (profile) storage.set('access_token', 'token')
  return createServices({
    storage,
    send: (request) => {
      const path = new URL(request.url).pathname
      if (path.endsWith('/users/current')) return Promise.resolve(Response.json(profile))
      if (path.endsWith('/administration/organisations'))
        return Promise.resolve(Response.json([{ organisationId: organisation, title: 'SYSTEM', plan: 'CORPORATE' }]))
      return Promise.reject(new Error(`Nothing answers ${path}`))
    },
  })
}

/** What a visit came to. */
export interface Visit {
  /** Where it landed, with the search part; the organisation written as `ORG`. */
  at: string
  /** Which of the sentences stand on the page. */
  says: string[]
  /** Whether the dialog about insufficient permissions was asked for. */
  dialog: boolean
  /** The address that is kept for after the sign-in. */
  remembered: string | null
}

/** Opens an address as somebody does, follows every redirect, and reads the page. `ORG` stands for the organisation. */
export async function visit(address: string, person: Person, { permitted = true, again = false } = {}): Promise<Visit> {
  const known = people[person]
  const services = servicesFor(known && { ...known, permissions: permitted ? ['embpm_r'] : [] })
  const href = address.replace('ORG', organisation)
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [href] }))
  router.update({ ...router.options, isServer: false })
  await router.load()
  if (again) await router.navigate({ href, replace: true, state: { again: true } })
  const { location } = router.state
  const html = rendered(services, router)
  const short = (text: string) => text.replaceAll(organisation, 'ORG')
  const remembered = services.storage.get('redirectUrl')
  return {
    at: short(location.pathname + location.searchStr),
    says: Object.entries(sentences).flatMap(([name, sentence]) => (html.includes(sentence) ? [name] : [])),
    dialog: location.state.insufficient === true,
    remembered: remembered && short(remembered),
  }
}

function rendered(services: Services, router: ReturnType<typeof createAppRouter>): string {
  try {
    return renderToString(
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>,
    )
  } catch (error) {
    // A screen may need a browser. Every state that a visit can come to instead of one must do without.
    const at = routeAt(router.state.location.pathname)
    if (at?.spec.area && stands(at.spec.path)) return ''
    throw error
  }
}
