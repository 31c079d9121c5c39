import { missingFor, type EntityName, type Need, type Visitor } from '@embpm/contract'
import {
  inOrganisation,
  layouts,
  type Area,
  type GroupTitle,
  type LayoutName,
  type MenuGroup,
  type Page,
} from './page.js'
import { apps, areas, pages, type App, type AreaId } from './registry.js'

/** An organisation's place in addresses. */
export interface Place {
  language: string
  /** Identifier of the organisation. */
  organisation: string
  /** The area that one is in: where several show the same entities, its own are meant. Default: where these are at home. */
  area?: string | null
}

/** The address of a page: `/$lang/$orgId/bp` becomes `/en/<id>/bp`. */
export const addressOf = (path: string, { language, organisation }: Place): string =>
  path.replace('$lang', () => language).replace('$orgId', () => organisation)

const byPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]))

/** The page with a path; throws where the registry has none. */
export function pageOf(path: string): Page {
  const page = byPath.get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** Whether a page of an area can be shown, or leads to one that can. */
export const isBuilt = ({ area, redirect, screens }: Page): boolean =>
  area === null || screens !== undefined || redirect !== undefined

/** Whether a visitor can open a page: it is built, and they lack nothing. */
export const isOpen = (page: Page, visitor: Visitor): boolean =>
  isBuilt(page) && missingFor(page.needs, visitor).length === 0

/** The page that an address belongs to. */
export interface PageAt {
  page: Page
  /** Whether the address is that page itself, and not one below it, such as an entity of its list. */
  exact: boolean
}

/**
 * The page for an address: its own, else the nearest above it, so that the page of one entity is guarded as its list is.
 * `null` where the registry knows nothing of it.
 */
export function pageAt(pathname: string): PageAt | null {
  const parts = pathname.split('/').filter(Boolean)
  for (let length = parts.length; length >= 0; length -= 1) {
    const head = parts.slice(0, length)
    const page =
      byPath.get(`/${head.join('/')}`) ??
      (length > 1 ? byPath.get(['/$lang/$orgId', ...head.slice(2)].join('/')) : undefined)
    // The root and an organisation's own address are no pages that others are below.
    if (page && (length === parts.length || length > 2)) return { page, exact: length === parts.length }
  }
  return null
}

/** Where an address leads by itself; `null` where it is a page, or none. */
export function redirectAt(pathname: string, place: Place): string | null {
  const at = pageAt(pathname)
  if (at?.page.redirect === undefined) return null
  const target = addressOf(at.page.redirect, place)
  if (at.exact) return target
  const { belowAs, path } = at.page
  const [below, ...deeper] = pathname
    .split('/')
    .filter(Boolean)
    .slice(path.split('/').length - 1)
  if (belowAs === undefined || below === undefined || deeper.length > 0) return null
  return `${target}?${belowAs}=${below}`
}

/** The frame for a look that names none, or an unknown one. Source: spec.md, section 2. */
const defaultLayout: LayoutName = 'classy'

/**
 * The frame of a page: what the address asks for by `?layout=`, else what the registry says, else the user's own choice,
 * else classy. An unknown name counts as none.
 */
export function layoutAt(pathname: string, asked: unknown, chosen: string | undefined): LayoutName {
  const known = (name: unknown) => layouts.find((layout) => layout === name)
  return known(asked) ?? pageAt(pathname)?.page.layout ?? known(chosen) ?? defaultLayout
}

/** A group of a menu as one visitor sees it in one place. */
export interface VisibleGroup {
  title: GroupTitle
  pages: readonly (Required<Pick<Page, 'path' | 'title' | 'icon'>> & { href: string })[]
}

const areaOf = (id: AreaId): Area => {
  const area = areas.find((one) => one.id === id)
  if (!area) throw new Error(`There is no area ${id}`)
  return area
}

const isHidden = ({ hiddenWithout }: MenuGroup, visitor: Visitor): boolean =>
  hiddenWithout !== undefined && missingFor([hiddenWithout], visitor).length > 0

/** The menu of an area for a visitor: without the groups that are hidden from them and the pages that they cannot open. */
export function menuOf(id: AreaId, place: Place, visitor: Visitor): VisibleGroup[] {
  return areaOf(id)
    .menu.filter((group) => !isHidden(group, visitor))
    .map((group) => ({
      title: group.title,
      pages: group.pages.flatMap((path) => {
        const page = pageOf(path)
        const { title, icon } = page
        if (!title || !icon || !isOpen(page, visitor)) return []
        return [{ path, title, icon, href: addressOf(path, place) }]
      }),
    }))
    .filter((group) => group.pages.length > 0)
}

/**
 * The area whose menu is beside a page: its own, or the one whose menu leads to it where its own has none (the settings).
 * For a page of no area it is the first one in which the visitor can open a page.
 */
export function areaAt(pathname: string, visitor: Visitor): AreaId {
  const page = pageAt(pathname)?.page
  const own = areas.find(({ id }) => id === page?.area)
  if (own && own.menu.length > 0) return own.id
  const leading = areas.find(({ menu }) => menu.some(({ pages }) => page !== undefined && pages.includes(page.path)))
  const first = areas.find((one) => one.pages.some((page) => !page.redirect && isOpen(page, visitor)))
  return (leading ?? own ?? first)?.id ?? 'bp'
}

/** An app as one visitor is offered it. */
export interface OfferedApp extends Pick<App, 'id' | 'icon'> {
  href: string
  /** Why it cannot be opened: what the visitor lacks, or that it is not there yet; `null` where it can. */
  disabled: Need | 'unavailable' | null
}

/**
 * The apps of a visitor: a user of a subscription has processes and administration, administrators and consultants all,
 * everyone else the processes. One that cannot be opened says why. Source: spec.md, sections 3 and 6.
 */
export function appsOf(place: Place, visitor: Visitor): OfferedApp[] {
  const mine =
    missingFor(['role'], visitor).length === 0
      ? apps
      : apps.filter(
          ({ id }) => id === 'processes' || (id === 'administration' && missingFor(['app'], visitor).length === 0),
        )
  return mine.map(({ id, icon, path }) => {
    if (path === null) return { id, icon, href: '', disabled: 'unavailable' }
    const page = pageOf(path)
    const [missing = null] = missingFor(page.needs, visitor)
    return { id, icon, href: addressOf(path, place), disabled: missing ?? (isBuilt(page) ? null : 'unavailable') }
  })
}

const byKind: ReadonlyMap<EntityName | undefined, readonly Page[]> = Map.groupBy(
  pages.filter(({ screens }) => screens),
  ({ kind }) => kind,
)

/**
 * Where the entities of a kind have their list and their pages: in an area, if it has them, else where they are at home;
 * `undefined` for a kind without them.
 */
export function pageOfKind(kind: EntityName, area?: string | null): Page | undefined {
  const found = byKind.get(kind) ?? []
  return found.find((page) => page.area === area) ?? found.find((page) => (page.home ?? page.area) === page.area)
}

/** Address of the list of a kind of entity for a visitor; `null` where there is none that they can open. */
export function openListOf(kind: EntityName, place: Place, visitor: Visitor): string | null {
  const page = pageOfKind(kind, place.area)
  return page && isOpen(page, visitor) ? addressOf(page.path, place) : null
}

/**
 * The pages whose entities the search of the header looks for: those that a visitor can open, without those of groups that
 * are hidden from them.
 */
export function searchedPages(visitor: Visitor): Page[] {
  const hidden = new Set(
    areas.flatMap(({ menu }) => menu.filter((group) => isHidden(group, visitor))).flatMap((group) => group.pages),
  )
  return pages.filter((page) => page.searched && isOpen(page, visitor) && !hidden.has(page.path))
}

/** A page of a kind of entity, with its title. */
export type KindPage = Page & Required<Pick<Page, 'kind' | 'title'>>

/** Whether a page is that of a kind of entity. */
export const isOfKind = (page: Page): page is KindPage => page.kind !== undefined && page.title !== undefined

/** The pages of kinds of entity whose addresses lie below another page, such as `bp/master-data`, that a visitor can open. */
export const pagesBelow = (path: string, visitor: Visitor): KindPage[] =>
  pages.filter(isOfKind).filter((page) => page.path.startsWith(`${inOrganisation(path)}/`) && isOpen(page, visitor))
