import { inOrganisation as at } from './inOrganisation.js'
import type { AreaId, LayoutName, Need, RouteSpec } from './RouteSpec.js'

/** What the areas for administrators and consultants of a corporate plan ask for. */
const consulting: readonly Need[] = ['role', 'plan']

/** A page without navigation, for those who are not signed in. */
const empty = (path: string): RouteSpec => ({ path, area: null, signedIn: false, needs: [], layout: 'empty' })

/** A page of an organisation outside of the areas. */
const plain = (page: string, layout?: LayoutName): RouteSpec => ({
  path: at(page),
  area: null,
  signedIn: true,
  needs: [],
  layout,
})

/** An area: its own address leads to the page it opens with; each page asks for what the area asks for, and its own. */
function area(
  id: AreaId,
  needs: readonly Need[],
  opensWith: string | null,
  pages: readonly (string | { page: string; needs?: readonly Need[]; redirect?: string })[],
): RouteSpec[] {
  const root: RouteSpec = { path: at(id), area: id, signedIn: true, needs }
  return [
    opensWith === null ? root : { ...root, redirect: at(`${id}/${opensWith}`) },
    ...pages.map((entry): RouteSpec => {
      const { page, ...own } = typeof entry === 'string' ? { page: entry } : entry
      return {
        path: at(`${id}/${page}`),
        area: id,
        signedIn: true,
        needs: [...needs, ...(own.needs ?? [])],
        ...(own.redirect && { redirect: at(`${id}/${own.redirect}`) }),
      }
    }),
  ]
}

/**
 * Every address of the product: who may open it, in which frame, and where it leads. The guards, layouts, menus and the
 * search for pages all read it; none of them knows an address of its own. Source: spec.md, sections 2 and 6.
 */
export const routeTable: readonly RouteSpec[] = [
  { ...empty('/'), signedIn: true, redirect: at('') },
  empty('/sign-in'),
  empty('/sign-up'),
  empty('/forgot-password'),
  empty('/reset-password'),
  empty('/confirmation-required'),
  empty('/unlock-session'),
  empty('/sign-out'),
  empty('/tremco-sign-in'),
  empty('/sub-sign-in'),
  empty('/forbidden'),
  { ...empty('/ms-teams'), layout: 'view' },
  { ...empty('/ms-teams/set-realms'), layout: 'view' },

  { ...plain(''), redirect: at('bp') },
  plain('ms-teams', 'view'),
  plain('ui-test'),
  plain('forbidden'),

  ...area('bp', ['permission'], 'processes', [
    'processes',
    'dashboards/project',
    'dashboards/analytics',
    'dashboards/finance',
    'requirements',
    { page: 'task', needs: ['role'] },
    'view',
    'report',
    'master-data',
    'data',
    'org',
    'org/positions',
    'org/employees',
    'settings',
    'dictionary',
    'ricefw',
    'chat',
  ]),
  ...area('implementation', consulting, 'scenario-processes', [
    'master-data',
    'technology-instances',
    'scenario-processes',
    'scenario-task',
    'test-task',
    'scenario-results',
    'verify',
    'report',
    'project-management',
    'employees',
    'employee-assignment',
    'dictionary',
  ]),
  ...area('bim', consulting, 'dictionary/tables', [
    'create',
    'data',
    'services',
    { page: 'dictionary', redirect: 'dictionary/tables' },
    'dictionary/tables',
  ]),
  ...area('config', consulting, null, []),
  ...area('project', consulting, 'business-domain', [
    'operation-area',
    'operation-periods',
    'tasks',
    'execution/orders',
    'calendar',
    'business-domain',
    'operation-orders',
    'operation-tasks',
  ]),
  ...area('administration', [], 'organisations', [
    'organisations',
    'users',
    'subscriptions',
    'object-explorer',
    'configurations',
  ]),
]
