import { access, type EntityName, type Family, type Need, type TreeName } from '@embpm/contract'
import { FileText, type LucideIcon } from 'lucide-react'
import type { EntityScreens } from '../entity/entityRoutes.js'
import type { ScreensByView } from '../entity/screensByView.js'
import type { TreeScreens } from '../entity/tree/treeRoutes.js'
import type { EntityWords, Text } from '../text/Text.js'
import type { Screen } from './screen.js'

/** The frames of a page. Source: spec.md, section 2. */
export const layouts = ['empty', 'dense', 'classy', 'view'] as const

/** One of the frames. */
export type LayoutName = (typeof layouts)[number]

/** Keys of words of the areas: `bp.menu.processes`. */
type AreaWord<Part extends string> = {
  [N in keyof Text]: Text[N] extends Record<Part, infer Words extends object>
    ? `${N}.${Part}.${keyof Words & string}`
    : never
}[keyof Text]

type Titled = { [N in keyof Text]: Text[N] extends { title: string } ? N : never }[keyof Text]

/** Key of the title of a page. */
export type PageTitle =
  | AreaWord<'pages'>
  | `${EntityWords | 'chat' | 'uiTest' | 'signIn' | 'tableCompare' | 'serviceCompare' | 'auditLog'}.title`
  | `auth.${'signUp' | 'forgot' | 'reset' | 'confirm' | 'signedOut' | 'unlock' | 'accept'}Title`
  | `embedded.${'connecting' | 'realmsTitle' | 'start'}`
  | 'states.forbiddenTitle'

/** Key of the title of a group of a menu: a word of its own, or the name of the area. */
export type GroupTitle = AreaWord<'menu'> | `${Titled}.title`

/** What a page shows, loaded when it is first opened. */
export type Screens =
  /** One screen. `below` is what its address has below the page's and the screen reads itself: `/{-$view}/{-$mailId}`. */
  | { screen: Screen; below?: `/${string}` }
  /** The list of a kind of entity, and the page of one. */
  | EntityScreens
  /** A hierarchy that stays beside the page of one; it can be shown in other ways, too. */
  | (TreeScreens & { tree: Screen; views?: ScreensByView })

/** One page of the product: one line of the registry. */
export interface Page {
  /** Its address in the router's notation: `/$lang/$orgId/bp/requirements`. */
  path: string
  /** The area it belongs to; `null` for pages outside of them. */
  area: string | null
  /** Whether one must be signed in. */
  signedIn: boolean
  /** What else is asked, in the order in which it is checked. */
  needs: readonly Need[]
  /** The frame; without one it is the user's own choice. */
  layout?: LayoutName
  /** Where the address leads by itself, in the router's notation: it has no screen of its own. */
  redirect?: string
  /** Search parameter that says there what the address has below this one: `/apps/chat/7` leads to `/bp/chat?chat=7`. */
  belowAs?: string
  /** Default: that of its kind. */
  title?: PageTitle
  icon?: LucideIcon
  /** The kind of entity that has its list and its pages here. */
  kind?: EntityName & EntityWords
  /** The same kind, where its entities are shown as a tree. */
  tree?: TreeName & EntityWords
  /** Of a page that is no list: the kind whose entities it shows, so that it follows the chosen project as their list does. */
  follows?: EntityName
  /** The area where the entities of its kind are at home, where several areas show them. Default: this one. */
  home?: string
  /** Whether the search of the header looks for the entities of its kind. */
  searched?: boolean
  /** Without them the page is not built yet, or its route is written by hand. */
  screens?: Screens
}

/** A group of an area's menu. */
export interface MenuGroup {
  title: GroupTitle
  /** Who does not see it, in the menu and in the search; the pages open by their addresses. Source: spec.md, section 6. */
  hiddenWithout?: Need
  /** Paths of its pages. */
  pages: readonly string[]
}

/** An area: its pages, and its menu. */
export interface Area<Id extends string = string> {
  /** The first part of its addresses. */
  id: Id
  /** Place among the areas. */
  place: number
  /** What its pages ask for. */
  family: Family
  menu: readonly MenuGroup[]
  pages: readonly Page[]
}

/** What a line says of a page. */
export interface PageFacts extends Pick<
  Page,
  'title' | 'icon' | 'kind' | 'tree' | 'follows' | 'home' | 'searched' | 'screens' | 'layout' | 'belowAs'
> {
  /** What it asks for besides what its area asks for. */
  needs?: readonly Need[]
  /** Path below the area that it leads to; one of another area begins with `/`. */
  redirect?: string
}

/** A page of an area, as its line says it. */
export interface Line extends PageFacts {
  path: string
}

interface Group {
  title: GroupTitle
  hiddenWithout?: Need
  lines: readonly Line[]
}

/** Everything behind the sign-in: language and organisation are in the address. */
const organisationPath = '/$lang/$orgId'

/** The address of a page of an organisation, in the router's notation: `bp/ricefw` becomes `/$lang/$orgId/bp/ricefw`. */
export const inOrganisation = (page: string): string => (page ? `${organisationPath}/${page}` : organisationPath)

/** A page of an area; one of another area is named by its whole path, such as `/config`. */
export const page = (path: string, facts: PageFacts = {}): Line => ({ path, ...facts })

/** A group of the menu of an area. */
export const group = (title: GroupTitle, lines: readonly Line[], hidden: { hiddenWithout?: Need } = {}): Group => ({
  title,
  lines,
  ...hidden,
})

/** Options of {@link defineArea}. */
export interface AreaFacts extends PageFacts {
  /** Who may read its pages. Default `consulting`. */
  family?: Family
  /** Place among the areas, in the order in which one is looked for that a user may open. Default: after the others. */
  place?: number
  /** Path of the page that it opens with; without one its own address is a page. */
  opensWith?: string
}

/**
 * An area with its menu and its pages. Its own address leads to the page that it opens with; each page asks for what
 * reading in the family of the area asks for, and its own.
 */
export function defineArea<const Id extends string>(
  id: Id,
  { family = 'consulting', place = Infinity, opensWith, ...root }: AreaFacts,
  groups: readonly Group[],
  others: readonly Line[] = [],
): Area<Id> {
  const needs = access[family].read
  const pathOf = (path: string) => inOrganisation(path.startsWith('/') ? path.slice(1) : `${id}/${path}`)
  const pageOf = ({ path, needs: own = [], redirect, tree, kind = tree, ...facts }: Line): Page => ({
    ...(kind && { kind, tree, title: `${kind}.title`, icon: FileText }),
    ...facts,
    path: pathOf(path),
    area: id,
    signedIn: true,
    needs: [...needs, ...own],
    ...(redirect !== undefined && { redirect: pathOf(redirect) }),
  })
  const start = { ...pageOf({ ...root, path: '', redirect: opensWith }), path: inOrganisation(id) }
  const lines = [...groups.flatMap((one) => one.lines), ...others].filter(({ path }) => !path.startsWith('/'))
  return {
    id,
    place,
    family,
    menu: groups.map(({ title, hiddenWithout, lines: inGroup }) => ({
      title,
      hiddenWithout,
      pages: inGroup.map(({ path }) => pathOf(path)),
    })),
    pages: [start, ...lines.map(pageOf)],
  }
}
