import { beforeAll, describe, expect, test, vi } from 'vitest'
import english from '../text/en.json'
import { comingScreens } from './comingScreens.js'
import { inOrganisation } from './inOrganisation.js'
import { routeTable } from './routeTable.js'
import { pretendedWindow, visit, type Person, type Visit } from './visit.fixture.js'

beforeAll(() => {
  vi.stubGlobal('window', pretendedWindow)
  vi.stubGlobal('location', pretendedWindow.location)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(english)))
})

// What follows says once more, in other words than the table, what section 2 and 6 of the specification ask for.

const withoutSignIn = [
  'sign-in',
  'sign-up',
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

/** What each area opens with, and until that screen stands. */
const opens: Readonly<Record<string, readonly string[]>> = {
  bp: ['bp/processes', 'bp/ricefw', 'bp/processes'],
  implementation: ['implementation/scenario-processes'],
  bim: ['bim/dictionary/tables', 'bim/services'],
  'bim/dictionary': ['bim/dictionary/tables', 'bim/services'],
  project: ['project/business-domain', 'project/operation-orders', 'project/business-domain'],
  administration: ['administration/organisations', 'administration/users', 'administration/organisations'],
}

const isComing = (page: string) => comingScreens.has(inOrganisation(page))

/** The page itself: its screen, or that there is none yet. */
function opened(page: string): Partial<Visit> {
  const choices = opens[page] ?? [page]
  const target = choices.find((choice) => !isComing(choice)) ?? choices[0] ?? page
  const says = isComing(target) ? ['not found'] : target === 'forbidden' ? ['forbidden'] : []
  return { at: `/en/ORG/${target}`, says, dialog: false, remembered: null }
}

/** The page itself, which says that it is an administrator's: the way there is open to all. */
function told(page: string): Partial<Visit> {
  const visit = opened(page)
  return visit.says?.length ? visit : { ...visit, says: ['forbidden', 'administrator'] }
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
const roleAndPlan = () => refused('role', 'plan')
const plan = () => refused('plan')

const classes: readonly (readonly [name: string, pages: readonly string[], rows: readonly Row[]])[] = [
  [
    'a page for anyone who is signed in',
    forAnyone,
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
      ['ordinary user of a subscription', told, told],
      ['ordinary corporate user', told, told],
      ['CON', told, told],
      ['ADM', opened, opened],
    ],
  ],
  [
    'a page of the processes',
    withPermission,
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
    withRoleAndPlan,
    [
      ['signed out', toSignIn, toSignIn],
      ['ordinary user of a subscription', roleAndPlan, roleAndPlan],
      ['ordinary corporate user', role, role],
      ['CON', opened, opened],
      ['ADM', opened, opened],
      ['CON of a subscription', plan, plan],
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

describe.each(classes)('%s', (_name, pages, rows) => {
  describe.each(rows)('as %s', (who, permitted, notPermitted) => {
    test.each(pages)('%s', async (page) => {
      expect(await visit(`/en/ORG/${page}`, who)).toMatchObject(permitted(page))
      expect(await visit(`/en/ORG/${page}`, who, { permitted: false })).toMatchObject(notPermitted(page))
    })
  })
})

describe.each(everybody)('a page without sign-in as %s', (who) => {
  test.each(withoutSignIn)('%s', async (page) => {
    for (const permitted of [true, false]) {
      const { at, says } = await visit(`/${page}`, who, { permitted })
      expect(at).toBe(`/${page}`)
      expect(says.includes('not found')).toBe(comingScreens.has(`/${page}`))
      expect(says.includes('forbidden')).toBe(page === 'forbidden')
    }
  })
})

test('section 2 is the table: nothing is missing and nothing is too many', () => {
  const pages = classes.flatMap(([, all]) => all.map(inOrganisation))
  const others = ['/', inOrganisation(''), ...withoutSignIn.map((page) => `/${page}`)]
  expect(routeTable.map(({ path }) => path).toSorted()).toEqual([...pages, ...others].toSorted())
})
