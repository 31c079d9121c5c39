import { visitorOf } from '@embpm/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAppRouter } from '../router.js'
import { renavigation } from '../shell/renavigation.js'
import { pages } from './registry.js'
import { areaAt, isBuilt, layoutAt, pageAt } from './views.js'
import { disabled, organisation, people, pretendPage, servicesFor, visit } from './visit.fixture.js'

beforeAll(pretendPage)

/** A consultant with the permission. */
const consultant = { profile: { ...people.CON.profile, permissions: ['embpm_r'] } }

describe('the start', () => {
  const everybody = ['ADM', 'CON', 'ordinary corporate user', 'ordinary user of a subscription'] as const

  test.each(['/', '/en/ORG'])('%s leads everybody with the permission to the processes', async (address) => {
    for (const person of everybody)
      expect(await visit(address, person)).toMatchObject({ at: '/en/ORG/bp/processes', says: [] })
  })

  test.each(['/', '/en/ORG'])('%s leads everybody without it to what says so', async (address) => {
    for (const person of everybody)
      expect(await visit(address, person, { permitted: false })).toMatchObject({
        at: '/en/ORG/forbidden?missing=permission',
        says: ['forbidden', 'permission'],
      })
  })

  test('/ asks for the sign-in, and remembers nothing', async () => {
    expect(await visit('/', 'signed out')).toMatchObject({ at: '/sign-in', remembered: null })
  })
})

describe('the catch-all', () => {
  test.each(['/nowhere', '/nowhere/at/all', '/en/ORG/nowhere', '/en/ORG/bim/nowhere'])('%s', async (address) => {
    expect((await visit(address, 'CON')).says).toEqual(['redirecting'])
    expect((await visit(address, 'CON', { again: true })).says).toEqual(['not found'])
  })

  test('goes to the same path, which is that of the organisation where it names one of its pages', async () => {
    const services = servicesFor(consultant)
    await expect(renavigation(services, '/nowhere', '?a=b')).resolves.toBe('/nowhere?a=b')
    await expect(renavigation(services, '/bp/processes', '?a=b#c')).resolves.toBe(
      `/en/${organisation}/bp/processes?a=b#c`,
    )
  })

  test('asks for the sign-in first', async () => {
    const services = servicesFor(null)
    await expect(renavigation(services, '/bp/processes', '')).resolves.toBe('/sign-in')
    expect(services.storage.get('redirectUrl')).toBe('/bp/processes')
  })
})

describe('the chat of the sample apps', () => {
  test('is the page of the product, with the chat that the address names', async () => {
    expect(await visit('/en/ORG/apps/chat/chat-004', 'CON')).toMatchObject({
      at: '/en/ORG/bp/chat?chat=chat-004',
      says: [],
    })
    expect((await visit('/en/ORG/apps/chat/a%26b', 'CON')).at).toBe('/en/ORG/bp/chat?chat=a%26b')
  })

  test('is asked for the permission, as that page is', async () => {
    const { at } = await visit('/en/ORG/apps/chat/chat-004', 'CON', { permitted: false })
    expect(at).toBe('/en/ORG/forbidden?missing=permission')
  })
})

describe('a forged address', () => {
  test.each([
    '/en/00000000-0000-0000-0000-000000000000/bim/services',
    '/en/not-an-id/bim/services',
    '/en/%3Cscript%3E/bim/services',
  ])('%s is no organisation of the user', async (address) => {
    expect(await visit(address, 'CON')).toMatchObject({ at: address, says: ['unknown organisation'] })
  })

  test('says that an organisation of the user is disabled', async () => {
    const address = `/en/${disabled}/bim/services`
    expect(await visit(address, 'CON')).toMatchObject({ at: address, says: ['disabled organisation'] })
  })

  test('an object is guarded as its list is', async () => {
    const { at } = await visit('/en/ORG/bim/services/SRV-1', 'ordinary corporate user')
    expect(at).toBe('/en/ORG/forbidden?missing=role')
  })

  test('what is missing is read from known words alone', async () => {
    const { says } = await visit('/en/ORG/forbidden?missing=%3Cb%3E&missing=plan', 'CON')
    expect(says).toEqual(['forbidden', 'plan'])
  })
})

describe('the layout', () => {
  const page = `/en/${organisation}/bim/services`
  test.each([
    [page, null, undefined, 'classy'],
    [page, null, 'dense', 'dense'],
    [page, 'view', 'dense', 'view'],
    [page, 'empty', undefined, 'empty'],
    [page, 'nonsense', 'nonsense', 'classy'],
    [`/en/${organisation}/ms-teams`, null, 'dense', 'view'],
    [`/en/${organisation}/ms-teams`, 'dense', 'classy', 'dense'],
    ['/sign-in', null, 'dense', 'empty'],
  ])('%s with ?layout=%s, chosen %s, is %s', (pathname, asked, chosen, layout) => {
    expect(layoutAt(pathname, asked, chosen)).toBe(layout)
  })
})

test.each([
  ['bim/services/SRV-1', 'bim'],
  ['administration/users', 'administration'],
  ['config', 'administration'],
  ['config/CFG-1', 'administration'],
  ['forbidden', 'bp'],
])('beside %s is the menu of %s', (page, area) => {
  const visitor = visitorOf(consultant.profile, { plan: 'CORPORATE', roles: [] })
  expect(areaAt(`/en/${organisation}/${page}`, visitor)).toBe(area)
})

test('a layout that was asked for stays from page to page', async () => {
  const services = servicesFor(consultant)
  const history = createMemoryHistory({ initialEntries: [`/en/${organisation}/bim/services?layout=dense`] })
  const router = createAppRouter(services, history)
  router.update({ ...router.options, isServer: false })
  await router.load()
  await router.navigate({ href: `/en/${organisation}/bim/services/SRV-1` })
  expect(router.state.location.href).toBe(`/en/${organisation}/bim/services/SRV-1?layout=dense`)
  await router.navigate({ href: `/en/${organisation}/bim/services?q=x` })
  expect(router.state.location.searchStr).toBe('?q=x&layout=dense')
})

describe('the routes', () => {
  const paths = () =>
    Object.keys(createAppRouter(servicesFor(null)).routesByPath)
      .filter((path) => !path.endsWith('$') && path !== '')
      .map((path) => path.replace(/(.)\/$/u, '$1').replace(/\/\{-.*$/u, ''))

  test('are there for every page that is built, and for no other', () => {
    const own = new Set(paths())
    const shown = pages.filter(({ redirect }) => redirect === undefined)
    expect(shown.filter((page) => own.has(page.path) !== isBuilt(page)).map(({ path }) => path)).toEqual([])
    expect([...own].filter((path) => !pageAt(path))).toEqual([])
  })
})
