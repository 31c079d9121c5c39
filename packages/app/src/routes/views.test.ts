import { messageSeeds, notificationSeeds, pageSeeds, shortcutSeeds } from '@embpm/backend/seeds'
import { type Field, kinds, visitorOf, type Visitor } from '@embpm/contract'
import { objectLink } from '@embpm/contract/sample/common'
import { describe, expect, test } from 'vitest'
import { pageLink } from '../shell/pageLink.js'
import { textOf } from '../../textFiles.ts'
import { languages } from '../session/languages.js'
import { areas, pages } from './registry.js'
import { addressOf, appsOf, isBuilt, menuOf, pageAt, pageOfKind, searchedPages } from './views.js'
import { titleOf } from './titleOf.js'
import { organisation, people, type Person } from './visit.fixture.js'

const place = { language: 'en', organisation }

function visitorAs(person: Exclude<Person, 'signed out'>): Visitor {
  const { profile, ...own } = { plan: 'CORPORATE' as const, roles: [], ...people[person] }
  return visitorOf({ ...profile, permissions: ['embpm_r'] }, own)
}

const [consultant, ordinary] = [visitorAs('CON'), visitorAs('ordinary corporate user')]

describe('what is hidden from users without a role', () => {
  const hidden = ['bp.menu.businessArea', 'bp.menu.technology', 'bp.menu.organisation', 'bp.menu.masterData']

  test('are four groups of the processes, in the menu and in the search, which shows the same', () => {
    const groups = areas.flatMap(({ menu }) => menu.filter(({ hiddenWithout }) => hiddenWithout !== undefined))
    expect(groups.map(({ title, hiddenWithout }) => [title, hiddenWithout])).toEqual(
      hidden.map((title) => [title, 'role']),
    )
    const titles = (visitor: Visitor) => menuOf('bp', place, visitor).map(({ title }) => title)
    expect(titles(ordinary)).toEqual(['bp.menu.processes', 'bp.menu.dashboards'])
    expect(titles(consultant)).toEqual(['bp.menu.processes', ...hidden, 'bp.menu.dashboards'])
  })

  test('are the entities of their pages, which the search does not look for', () => {
    const kinds = (visitor: Visitor) => searchedPages(visitor).map(({ kind }) => kind)
    expect(kinds(ordinary)).toEqual(['processes'])
    expect(kinds(consultant)).toEqual(expect.arrayContaining(['processes', 'ricefws', 'services', 'operationOrders']))
  })
})

test.each([
  ['ordinary corporate user', ['processes']],
  ['ordinary user of a subscription', ['processes', 'administration']],
  ['CON', ['processes', 'data', 'etl', 'analytics', 'project', 'administration', 'implementation']],
] as const)('the apps of an %s are %s', (person, expected) => {
  expect(appsOf(place, visitorAs(person)).map(({ id }) => id)).toEqual(expected)
})

test.each([
  ['CON', [null, null, 'unavailable', null, null, null, null]],
  ['CON in an organisation with a subscription', [null, 'plan', 'unavailable', null, 'plan', null, 'plan']],
] as const)('to a %s, an app that cannot be opened says why', (person, expected) => {
  expect(appsOf(place, visitorAs(person)).map(({ disabled }) => disabled)).toEqual(expected)
})

describe('a first visitor', () => {
  const links = [...shortcutSeeds, ...messageSeeds, ...notificationSeeds, ...pageSeeds].flatMap(
    ({ link }) => link ?? [],
  )

  test.each([...new Set(links)])('is led by the sample to a page that is built: %s', (link) => {
    const address = pageLink(link, place, consultant)
    expect(address).toBe(`/en/${organisation}${link}`)
    expect(pageAt(address ?? '')?.exact).toBe(true)
  })

  test.each(['project', 'analytics', 'finance'])('is led to the dashboard of a sample link: %s', (name) => {
    const address = pageLink(`/dashboards/${name}`, place, consultant)
    expect(address).toBe(`/en/${organisation}/bp/dashboards/${name}`)
    expect(pageAt(address ?? '')?.exact).toBe(true)
  })

  test('is led to the dashboard of coins and to a chat', () => {
    expect(pageLink('/dashboards/crypto', place, ordinary)).toBe(`/en/${organisation}/apps/crypto`)
    expect(pageLink('/apps/chat/chat-004', place, ordinary)).toBe(`/en/${organisation}/bp/chat?chat=chat-004`)
    expect(pageLink('/apps/chat/chat-004?from=mail#end', place, ordinary)).toBe(
      `/en/${organisation}/bp/chat?chat=chat-004`,
    )
    expect(pageLink('/apps/chat/chat-004/more', place, ordinary)).toBeNull()
  })

  test('is led to a sample app once it has a page, and not before', () => {
    const below = [
      '/apps/mailbox/inbox/mail-1',
      '/apps/contacts/person-adaeze-obi',
      '/apps/inventory/product-001',
      '/apps/academy/course-scanning-materials',
      '/apps/help-center/projects',
      '/apps/icons/feather',
    ]
    for (const link of [
      '/apps/mailbox',
      '/apps/contacts',
      '/apps/inventory',
      '/apps/academy',
      '/apps/help-center',
      '/apps/icons',
      '/apps/activities',
      '/apps/chat',
      ...below,
    ])
      expect(pageLink(link, place, ordinary)).toBe(`/en/${organisation}${link}`)
    for (const link of ['/apps/nowhere', '/apps/nowhere/1', '/docs/nowhere'])
      expect(pageLink(link, place, consultant)).toBeNull()
  })

  test.each(['/docs/changelog', '/docs/guides/getting-started/introduction'])('is led to the docs: %s', (link) => {
    expect(pageLink(link, place, ordinary)).toBe(`/en/${organisation}${link}`)
  })

  test('sees shortcuts, also without a role', () => {
    expect(shortcutSeeds.filter(({ link }) => pageLink(link, place, consultant) !== null)).toHaveLength(8)
    const some = shortcutSeeds.filter(({ link }) => pageLink(link, place, ordinary) !== null)
    expect(some.map(({ link }) => link)).toEqual(['/bp/processes', '/bp/ricefw', '/bp/chat'])
  })
})

describe('what somebody is told of', async () => {
  const definitions = await Promise.all(Object.values(kinds).map((load) => load()))
  /** Kinds with a field that names a person whom somebody set: that person is told. */
  const assignable = definitions.filter(({ fields }) =>
    Object.values<Field>(fields).some(({ facts, uses }) => facts.to?.includes('people') && !uses.includes('server')),
  )

  test.each(assignable.map(({ kind }) => kind))('opens its object: %s', (kind) => {
    const address = pageLink(objectLink(kind, 'X 1'), place, consultant)
    expect(address).toBe(`${addressOf(pageOfKind(kind)?.path ?? '', place)}/X%201`)
    expect(pageAt(address ?? '')?.page.kind).toBe(kind)
  })

  test('is text where its page is not there, or not for the visitor', () => {
    expect(pageLink(objectLink('operationOrders', 'X-1'), place, ordinary)).toBeNull()
    for (const link of ['/objects/nothing/X-1', '/objects/views/X-1', '/objects/requirements', '/objects'])
      expect(pageLink(link, place, consultant)).toBeNull()
  })
})

describe.each(languages)('in %s', (language) => {
  const text = textOf(language)
  const t = (key: string): string => {
    const words = key
      .split('.')
      .reduce<unknown>((at, part) => Object.entries(at ?? {}).find(([name]) => name === part)?.[1], text)
    if (typeof words !== 'string') throw new Error(`There are no words for ${key}`)
    return words
  }
  const shown = pages.filter(({ redirect }) => redirect === undefined)
  const titleAt = (path: string, heading = '') => titleOf(addressOf(path, { language, organisation }), heading, t)

  test.each(shown.map(({ path }) => path))('%s has a title', (path) => {
    expect(titleAt(path)).toMatch(/^\S.* – EMBPM$/u)
  })

  test('a title is of one page, but for the addresses of the sign-in and of the forbidden page', () => {
    const built = shown.filter(isBuilt).map(({ path }) => path)
    const pathsOf = Map.groupBy(built, (path) => titleAt(path))
    const several = [...pathsOf.values()].filter(({ length }) => length > 1)
    expect(several).toEqual([
      ['/sign-in', '/tremco-sign-in', '/sub-sign-in'],
      ['/forbidden', '/$lang/$orgId/forbidden'],
    ])
  })

  test.each(shown.filter(({ kind, screens }) => kind && screens))(
    'an object of $path is called by its name',
    (page) => {
      const list = titleAt(page.path)
      expect(titleAt(`${page.path}/X-1`)).toBe(list)
      expect(titleAt(`${page.path}/X-1`, 'Goods movement')).toBe(`Goods movement – ${list}`)
      expect(titleAt(page.path, t(`${page.kind}.title`))).toBe(list)
    },
  )
})

test('a title names what is not there', () => {
  const t = (key: string) => key
  expect(titleOf('/nowhere', 'This page does not exist', t)).toBe('This page does not exist – EMBPM')
  expect(titleOf('/nowhere', '', t)).toBe('EMBPM')
})
