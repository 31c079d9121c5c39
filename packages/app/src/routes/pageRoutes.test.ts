import type { ProcessNode } from '@embpm/contract/process'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operationOrderKind } from '../areas/project/operation-orders/operationOrderKind.js'
import { nodeApiOf } from '../entity/apiOf.js'
import { askShared } from '../entity/askShared.js'
import { entityQuery, treeKey } from '../entity/entityQueries.js'
import { entitySource } from '../entity/entitySource.js'
import { parseListSearch } from '../entity/listSearch.js'
import { createTreeStore } from '../entity/tree/createTreeStore.js'
import { createAppRouter } from '../router.js'
import { parseSearch } from '../shell/searchParams.js'
import { pages } from './registry.js'
import { addressOf } from './views.js'
import { organisation, people, pretendPage, servicesFor } from './visit.fixture.js'

const never = new Promise<never>(() => {})

// The code of these screens arrives when all is over: what is asked for is asked for without it. Files that share the process need it.
const over = vi.hoisted(() => Promise.withResolvers<void>())
const late = vi.hoisted(() => async (original: () => Promise<object>) => {
  await over.promise
  return original()
})
vi.mock('../areas/project/operation-orders/OperationOrdersScreen.js', late)
vi.mock('../areas/project/operation-orders/OperationOrderScreen.js', late)
vi.mock('../areas/bp/processes/ProcessesScreen.js', late)
afterAll(() => over.resolve())

beforeAll(pretendPage)

const emptyPage = { rows: [], total: 0, unfilteredTotal: 0, page: 1, size: 50 }
const signal = new AbortController().signal

/** Somebody who may open everything goes to a page of the organisation, and the server notes what it is asked for. */
function open(path: string, answer: (url: URL) => unknown) {
  const asked: Request[] = []
  const { profile } = people.ADM
  const services = servicesFor({ profile: { ...profile, permissions: ['embpm_r'] } }, async (request) => {
    asked.push(request)
    return Response.json(await answer(new URL(request.url)))
  })
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [`/en/${organisation}/${path}`] }))
  router.update({ ...router.options, isServer: false })
  const paths = () => asked.map(({ url }) => url.slice(url.indexOf('/api/') + 4))
  return { asked, paths, services, router, loaded: router.load() }
}

test.each([
  '',
  '?q=pump&status=planned&type=recurring&area=A+1&plannedStart=2026-01-01..&sort=-title&page=2&size=100&columns=hid',
])('a list is asked for while its code is loaded, and not again by the list: %s', async (search) => {
  const { paths, services } = open(`project/operation-orders${search}`, () => emptyPage)
  await expect.poll(() => paths()).toHaveLength(1)
  expect(paths()[0]).toMatch(/^\/project\/operation-orders\?/)

  const { view, ignored } = parseListSearch(operationOrderKind, parseSearch(search))
  const { page, pageSize } = view
  await entitySource(operationOrderKind, { ...services, organisation }).search(
    { ...view, offset: (page - 1) * pageSize, limit: pageSize },
    { signal },
  )
  expect(ignored).toEqual([])
  expect(paths()).toHaveLength(1)
})

test('an entity is asked for while the code of its page is loaded, and not again by the page', async () => {
  const { paths, services } = open('project/operation-orders/OO-1', () => never)
  await expect.poll(() => paths()).toEqual(['/project/operation-orders/OO-1'])
  const question = entityQuery(operationOrderKind, { ...services, organisation }, 'OO-1')
  void askShared(services.queryClient, question)
  await new Promise((resolve) => setTimeout(resolve))
  expect(paths()).toHaveLength(1)
})

test('a new entity is not asked for', async () => {
  const { paths } = open('project/operation-orders/new', () => never)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(paths()).toEqual([])
})

test('the roots of a tree and what is searched in it are asked for while its code is loaded, and not again', async () => {
  const answer = ({ pathname }: URL) => (pathname.endsWith('/find') ? { paths: [], total: 0 } : [])
  const { paths, services } = open('bp/processes?q=plan+sales', answer)
  const all = ['/processes/processes/children', '/processes/processes/find?search=plan+sales']
  await expect.poll(() => paths().toSorted()).toEqual(all)

  const store = createTreeStore<ProcessNode>({
    queryClient: services.queryClient,
    queryKey: treeKey(organisation, 'processes'),
    api: nodeApiOf('processes')(services.client),
  })
  await store.getSource().children(null, { signal })
  await store.getSource().search?.('plan sales', { signal })
  expect(paths()).toHaveLength(2)
})

test('what was asked for is aborted when one leaves before the screen is there', async () => {
  const { asked, router } = open('project/operation-orders', () => never)
  await expect.poll(() => asked).toHaveLength(1)
  void router.navigate({ href: `/en/${organisation}/ms-teams` })
  await expect.poll(() => asked[0]?.signal.aborted).toBe(true)
})

test('no page waits for its data', async () => {
  const { paths, loaded } = open('bim/services', () => never)
  await loaded
  expect(paths()).toHaveLength(1)
})

test.each(pages.filter(({ kind, screens }) => kind && screens).map(({ path }) => path))(
  'what %s shows is asked for on the way, in one request',
  async (path) => {
    const { paths } = open(addressOf(path, { language: 'en', organisation }).split('/').slice(3).join('/'), () => never)
    await expect.poll(() => paths()).toHaveLength(1)
  },
)
