import type { Organisation, Profile } from '@embpm/contract'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { textOf } from '../../textFiles.ts'
import { createAppRouter } from '../router.js'
import { createServices, type Services } from '../session/services.js'
import { createStorage } from '../session/storage.js'
import { Providers } from '../shell/Providers.js'
import english from '../text/en.json'
import { isBuilt, pageAt } from './views.js'

/** The organisation that everybody here belongs to. */
export const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** An organisation of theirs that is disabled. */
export const disabled = 'd04a7c1e-68f2-4e9b-b3d7-0f5a82c6e303'

const elsewhere = '2b8e4f70-91ac-4d36-8e15-c7a09b64d202'

/** Where the pretended page lies. */
export const origin = 'https://embpm.test'

/** The window of the pretended page: where it lies, and what React Aria looks for in a window while it is tested. */
const pretendedWindow = { location: { origin }, visualViewport: {}, screen: { orientation: {} } }

/** Pretends the page that visits come to: its window, and the English words that it asks for. They are read once, not for each visit. */
export function pretendPage() {
  const words = JSON.stringify(textOf('en'))
  vi.stubGlobal('window', pretendedWindow)
  vi.stubGlobal('location', pretendedWindow.location)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(words)))
}

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

/** Somebody who comes by, and what their organisation says of itself and of them. */
interface Visiting {
  profile: Profile
  plan?: Organisation['plan']
  roles?: Organisation['roles']
}

/** Those who come by; `null` is signed out. */
export const people = {
  'signed out': null,
  'ordinary user of a subscription': { profile: { ...ordinary, userType: 'SUBSCRIPTION' } },
  'ordinary corporate user': { profile: ordinary },
  'ordinary user in an organisation with a subscription': { profile: ordinary, plan: 'SUBSCRIPTION' },
  CON: { profile: { ...ordinary, roles: ['CON'] } },
  ADM: { profile: { ...ordinary, roles: ['ADM'] } },
  'CON of a subscription': { profile: { ...ordinary, userType: 'SUBSCRIPTION', roles: ['CON'] } },
  'CON in an organisation with a subscription': { profile: { ...ordinary, roles: ['CON'] }, plan: 'SUBSCRIPTION' },
  'CON by membership': { profile: ordinary, roles: ['CON'] },
  // In another organisation than the one they come to.
  'CON by membership elsewhere': { profile: ordinary, roles: [] },
} satisfies Record<string, Visiting | null>

/** One of them. */
export type Person = keyof typeof people

const sentences = {
  'sign-in': english.signIn.title,
  'not found': english.states.notFoundTitle,
  'unknown organisation': english.states.organisationTitle,
  'disabled organisation': english.states.disabledTitle,
  redirecting: english.states.redirecting,
  forbidden: english.states.forbiddenTitle,
  permission: english.forbidden.permission,
  role: english.forbidden.role,
  plan: english.forbidden.plan,
  app: english.forbidden.app,
  administrator: english.forbidden.administrator,
}

/**
 * A workspace whose server knows this user and one organisation, besides another one; `null` is nobody.
 * @param answer answers everything else. Default: nothing does.
 */
export function servicesFor(
  visiting: Visiting | null,
  answer = ({ url }: Request): Promise<Response> => Promise.reject(new Error(`Nothing answers ${url}`)),
): Services {
  const { profile, plan = 'CORPORATE', roles = [] } = visiting ?? { profile: null }
  const organisations: Organisation[] = [
    { organisationId: organisation, title: 'SYSTEM', plan, roles },
    { organisationId: elsewhere, title: 'Elsewhere', plan: 'CORPORATE', roles: ['CON'] },
  ]
  const storage = createStorage(null)
  if (profile) storage.set('access_token', 'token')
  return createServices({
    storage,
    send: (request) => {
      const path = new URL(request.url).pathname
      if (path.endsWith('/users/current')) return Promise.resolve(Response.json(profile))
      if (path.endsWith('/administration/organisations')) return Promise.resolve(Response.json(organisations))
      if (path.endsWith('/administration/organisations/disabled'))
        return Promise.resolve(Response.json([{ organisationId: disabled, title: 'Disabled' }]))
      return answer(request)
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
  const known: Visiting | null = people[person]
  const services = servicesFor(
    known && { ...known, profile: { ...known.profile, permissions: permitted ? ['embpm_r'] : [] } },
  )
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
    const at = pageAt(router.state.location.pathname)
    if (at?.page.area && isBuilt(at.page)) return ''
    throw error
  }
}
