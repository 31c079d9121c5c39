import type { Organisation, Profile } from '@embpm/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { factsOf, judged } from '../areas/administration/access/accessOf.js'
import { inOrganisation } from './page.js'
import { pages as registry } from './registry.js'
import { isBuilt, pageOf } from './views.js'
import { people, pretendPage, visit, type Person, type Visit } from './visit.fixture.js'

beforeAll(pretendPage)

// What follows says once more, in other words than the registry, what section 2 and 6 of the specification ask for.

const withoutSignIn = [
  'sign-in',
  'sign-up',
  'accept-invitation',
  'forgot-password',
  'reset-password',
  'confirmation-required',
  'unlock-session',
  'sign-out',
  'tremco-sign-in',
  'sub-sign-in',
  'forbidden',
  'ms-teams',
  'ms-teams/set-realms',
]
const forAnyone = ['ms-teams', 'ui-test', 'forbidden']
const forAdministrators = [
  'administration',
  'administration/organisations',
  'administration/users',
  'administration/subscriptions',
  'administration/object-explorer',
  'administration/configurations',
]
/** Whose data it shows is for administrators alone. */
const forRoleAdministrator = ['administration/audit-log', 'administration/access']
const withPermission = [
  'bp',
  'bp/processes',
  'bp/dashboards/project',
  'bp/dashboards/analytics',
  'bp/dashboards/finance',
  'bp/requirements',
  'bp/view',
  'bp/report',
  'bp/master-data',
  'bp/data',
  'bp/org',
  'bp/org/positions',
  'bp/org/roles',
  'bp/org/employees',
  'bp/settings',
  'bp/dictionary',
  'bp/ricefw',
  'bp/chat',
]
const withPermissionAndRole = ['bp/task']
const withRoleAndPlan = [
  'implementation',
  'implementation/master-data',
  'implementation/technology-instances',
  'implementation/scenario-processes',
  'implementation/scenario-task',
  'implementation/test-task',
  'implementation/scenario-results',
  'implementation/verify',
  'implementation/report',
  'implementation/project-management',
  'implementation/employees',
  'implementation/employee-assignment',
  'implementation/dictionary',
  'bim',
  'bim/create',
  'bim/data',
  'bim/services',
  'bim/dictionary',
  'bim/dictionary/tables',
  'config',
  'project',
  'project/operation-area',
  'project/operation-periods',
  'project/tasks',
  'project/execution/orders',
  'project/calendar',
  'project/business-domain',
  'project/operation-orders',
  'project/operation-tasks',
]

/** Pages that the specification does not name: those of the processes for who may read these, the sample apps and the docs for anyone, all others for administrators and consultants of a corporate plan. */
const named = [
  ...forAnyone,
  ...forAdministrators,
  ...forRoleAdministrator,
  ...withPermission,
  ...withPermissionAndRole,
  ...withRoleAndPlan,
]
const further = registry
  .map(({ path }) => path.replace(/^\/\$lang\/\$orgId\/?/, ''))
  .filter((page) => page !== '' && !page.startsWith('/') && !named.includes(page))
/** One sample app is a page of the processes: its address leads on to that. */
const furtherProcesses = further.filter((page) => page.startsWith('bp/') || page === 'apps/chat')
const furtherOwn = further.filter((page) => /^(?:apps|docs)(?:\/|$)/.test(page) && page !== 'apps/chat')
const furtherOthers = further.filter((page) => !furtherProcesses.includes(page) && !furtherOwn.includes(page))

/** What each area opens with. */
const opens: Readonly<Record<string, string>> = {
  bp: 'bp/processes',
  implementation: 'implementation/scenario-processes',
  bim: 'bim/dictionary/tables',
  'bim/dictionary': 'bim/dictionary/tables',
  'bp/dictionary': 'bp/dictionary/tables',
  'implementation/dictionary': 'implementation/dictionary/tables',
  project: 'project/business-domain',
  administration: 'administration/organisations',
}

const startOf = (page: string) => pageOf(inOrganisation(page)).redirect?.slice(inOrganisation('').length + 1) ?? page

/** The page itself: its screen, or that there is none yet. */
function opened(page: string): Partial<Visit> {
  const target = opens[page] ?? (further.includes(page) ? startOf(page) : page)
  const built = isBuilt(pageOf(inOrganisation(target)))
  const says = !built ? ['not found'] : target === 'forbidden' ? ['forbidden'] : []
  return { at: `/en/ORG/${target}`, says, dialog: false, remembered: null }
}

const toSignIn = (page: string): Partial<Visit> => ({
  at: '/sign-in',
  says: ['sign-in'],
  dialog: false,
  remembered: `/en/ORG/${page}`,
})

const refused = (...missing: readonly string[]): Partial<Visit> => ({
  at: `/en/ORG/forbidden?${missing.map((one) => `missing=${one}`).join('&')}`,
  says: ['forbidden', ...missing],
  dialog: missing.includes('role'),
})

type Expected = (page: string) => Partial<Visit>
type Row = readonly [who: Person, withPermission: Expected, without: Expected]

const role = () => refused('role')
const permission = () => refused('permission')
const both = () => refused('permission', 'role')
const app = () => refused('app')
const administrator = () => refused('administrator')
const appAndAdministrator = () => refused('app', 'administrator')
const roleAndPlan = () => refused('role', 'plan')
const plan = () => refused('plan')

const classes: readonly (readonly [name: string, pages: readonly string[], rows: readonly Row[]])[] = [
  [
    'a page for anyone who is signed in',
    [...forAnyone, ...furtherOwn],
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', opened, opened],
      ['ordinary corporate user', opened, opened],
      ['CON', opened, opened],
      ['ADM', opened, opened],
    ],
  ],
  [
    'a page of the administration',
    forAdministrators,
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', opened, opened],
      ['ordinary corporate user', app, app],
      ['CON', opened, opened],
      ['ADM', opened, opened],
      ['CON by membership', opened, opened],
      ['CON by membership elsewhere', app, app],
    ],
  ],
  [
    'a page of the administration for administrators',
    forRoleAdministrator,
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', administrator, administrator],
      ['ordinary corporate user', appAndAdministrator, appAndAdministrator],
      ['CON', administrator, administrator],
      ['ADM', opened, opened],
      ['CON by membership elsewhere', appAndAdministrator, appAndAdministrator],
    ],
  ],
  [
    'a page of the processes',
    [...withPermission, ...furtherProcesses],
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', opened, permission],
      ['ordinary corporate user', opened, permission],
      ['CON', opened, permission],
      ['ADM', opened, permission],
    ],
  ],
  [
    'a page of the processes for administrators and consultants',
    withPermissionAndRole,
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', role, both],
      ['ordinary corporate user', role, both],
      ['CON', opened, permission],
      ['ADM', opened, permission],
    ],
  ],
  [
    'a page for administrators and consultants of a corporate plan',
    [...withRoleAndPlan, ...furtherOthers],
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', role, role],
      ['ordinary corporate user', role, role],
      ['ordinary user in an organisation with a subscription', roleAndPlan, roleAndPlan],
      ['CON', opened, opened],
      ['ADM', opened, opened],
      ['CON of a subscription', opened, opened],
      ['CON in an organisation with a subscription', plan, plan],
      ['CON by membership', opened, opened],
      ['CON by membership elsewhere', role, role],
    ],
  ],
]

const everybody: readonly Person[] = [
  'signed out',
  'ordinary user of a subscription',
  'ordinary corporate user',
  'CON',
  'ADM',
]

/** What the page that explains access says of somebody; of one who is signed out it says nothing. */
function isOpenTo(who: Person, page: string, permitted: boolean): boolean | null {
  const visiting: { profile: Profile; plan?: Organisation['plan']; roles?: Organisation['roles'] } | null = people[who]
  if (!visiting) return null
  const { profile, plan: of = 'CORPORATE', roles = [] } = visiting
  const permissions: 'embpm_r'[] = permitted ? ['embpm_r'] : []
  const user = { ...profile, status: 'active' as const, permissions, memberships: [{ organisationId: 'ORG', roles }] }
  return judged(pageOf(inOrganisation(page)).needs, factsOf(user, { organisationId: 'ORG', plan: of })).open
}

describe.each(classes)('%s', (_name, pages, rows) => {
  describe.each(rows)('as %s', (who, permitted, notPermitted) => {
    test.each(pages)('%s', async (page) => {
      const [visited, refused] = [
        await visit(`/en/ORG/${page}`, who),
        await visit(`/en/ORG/${page}`, who, { permitted: false }),
      ]
      expect(visited).toMatchObject(permitted(page))
      expect(refused).toMatchObject(notPermitted(page))
      const { redirect, ...asked } = pageOf(inOrganisation(page))
      if (who === 'signed out' || redirect || !isBuilt(asked)) return
      expect([isOpenTo(who, page, true), isOpenTo(who, page, false)]).toEqual(
        [visited, refused].map(({ at }) => !at.startsWith('/en/ORG/forbidden?')),
      )
    })
  })
})

describe.each(everybody)('a page without sign-in as %s', (who) => {
  test.each(withoutSignIn)('%s', async (page) => {
    for (const permitted of [true, false]) {
      const { at, says } = await visit(`/${page}`, who, { permitted })
      expect(at).toBe(`/${page}`)
      expect(says.includes('not found')).toBe(false)
      expect(says.includes('forbidden')).toBe(page === 'forbidden')
    }
  })
})

test('the registry has the pages of section 2, and further ones', () => {
  const pages = named.map(inOrganisation)
  const others = ['/', inOrganisation(''), ...withoutSignIn.map((page) => `/${page}`)]
  expect(registry.map(({ path }) => path)).toEqual(expect.arrayContaining([...pages, ...others]))
  expect(further).toEqual(expect.arrayContaining(['bim/dictionary/fields', 'bim/dictionary/elements']))
})
