import { lazyPart } from '@embpm/ui/lazy-part'
import {
  Boxes,
  ChartColumn,
  Database,
  FlaskConical,
  ShieldCheck,
  SquareKanban,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import * as areasByName from '../areas/index.js'
import { inOrganisation, type Area, type LayoutName, type Page, type PageTitle } from './page.js'

/** The apps, in the order of their menu. Source: spec.md, section 3. */
export const appIds = ['processes', 'data', 'etl', 'analytics', 'project', 'administration', 'implementation'] as const

/** One of the apps. */
export type AppId = (typeof appIds)[number]

/** An app: what it looks like, and the path of the page that it opens. */
export interface App {
  id: AppId
  icon: LucideIcon
  /** `null` for one that the specification names without an address. */
  path: string | null
}

/** The apps, in the order of their menu. */
export const apps: readonly App[] = [
  { id: 'processes', icon: Workflow, path: inOrganisation('bp') },
  { id: 'data', icon: Database, path: inOrganisation('bim') },
  { id: 'etl', icon: Boxes, path: null },
  { id: 'analytics', icon: ChartColumn, path: inOrganisation('bp/dashboards/analytics') },
  { id: 'project', icon: SquareKanban, path: inOrganisation('project') },
  { id: 'administration', icon: ShieldCheck, path: inOrganisation('administration') },
  { id: 'implementation', icon: FlaskConical, path: inOrganisation('implementation') },
]

type Areas = typeof areasByName

/** One of the areas. */
export type AreaId = Areas[keyof Areas]['id']

/** The areas, in the order in which one is looked for that a user may open. */
export const areas: readonly Area<AreaId>[] = Object.values(areasByName).toSorted((a, b) => a.place - b.place)

/** A page for those who are not signed in. */
const open = (path: string, title?: PageTitle, layout: LayoutName = 'empty'): Page => ({
  path,
  title,
  area: null,
  signedIn: false,
  needs: [],
  layout,
})

/** A page of an organisation outside of the areas. */
const plain = (path: string, facts: Partial<Page> = {}): Page => ({
  ...facts,
  path: inOrganisation(path),
  area: null,
  signedIn: true,
  needs: [],
})

/**
 * Every page of the product: who may open it, in which frame, where it leads and what it shows. Routes, guards, layouts,
 * menus, the search for pages and the links to entities are views of it. Source: spec.md, sections 2 and 6.
 */
export const pages: readonly Page[] = [
  { ...open('/'), signedIn: true, redirect: inOrganisation('') },
  open('/sign-in', 'signIn.title'),
  open('/sign-up', 'auth.signUpTitle'),
  open('/accept-invitation', 'auth.acceptTitle'),
  open('/forgot-password', 'auth.forgotTitle'),
  open('/reset-password', 'auth.resetTitle'),
  open('/confirmation-required', 'auth.confirmTitle'),
  open('/unlock-session', 'auth.unlockTitle'),
  open('/sign-out', 'auth.signedOutTitle'),
  open('/tremco-sign-in', 'signIn.title'),
  open('/sub-sign-in', 'signIn.title'),
  open('/forbidden', 'states.forbiddenTitle'),
  open('/ms-teams', 'embedded.connecting', 'view'),
  open('/ms-teams/set-realms', 'embedded.realmsTitle', 'view'),

  plain('', { redirect: inOrganisation('bp') }),
  plain('ms-teams', { title: 'embedded.start', layout: 'view' }),
  plain('ui-test', {
    title: 'uiTest.title',
    screens: { screen: lazyPart(async () => (await import('../areas/ui-test/TreeDemoScreen.js')).TreeDemoScreen) },
  }),
  plain('forbidden', { title: 'states.forbiddenTitle' }),

  ...areas.flatMap((area) => area.pages),
]
