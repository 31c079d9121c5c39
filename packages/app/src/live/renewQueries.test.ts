import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTouched, renewQueries } from './renewQueries.js'

const keys: readonly QueryKey[] = [
  ['one', 'services', 'list', {}],
  ['one', 'processes', 'tree'],
  ['one', 'report'],
  ['two', 'services', 'list', {}],
  ['user', 'notifications', 'one'],
]
const touchedBy = (kinds: readonly string[] | null) =>
  keys
    .filter((key) => isTouched(key, 'one', kinds && new Set(kinds)))
    .map(([scope, part]) => `${String(scope)}/${String(part)}`)

test.each([
  [['services'], ['one/services', 'one/report']],
  [['revision'], ['one/report']],
  [['own'], ['one/report', 'two/services', 'user/notifications']],
  [[], []],
  [null, ['one/services', 'one/processes', 'one/report', 'two/services', 'user/notifications']],
])('what was written of %j touches %j', (kinds, touched) => {
  expect(touchedBy(kinds)).toEqual(touched)
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const queryClient = new QueryClient()
  for (const key of keys) queryClient.setQueryData(key, 1)
  const end = new AbortController()
  const renew = renewQueries(queryClient, 'one', end.signal)
  const stale = () =>
    keys
      .filter((key) => queryClient.getQueryState(key)?.isInvalidated)
      .map(([scope, part]) => `${String(scope)}/${String(part)}`)
  const refresh = () => {
    for (const key of keys) queryClient.setQueryData(key, 1)
  }
  return { queryClient, renew, stale, refresh, end }
}

test('the first news are followed at once; those that come soon after it, later and together', async () => {
  const { renew, stale, refresh } = setUp()
  renew(['services'])
  await vi.advanceTimersByTimeAsync(1)
  expect(stale()).toContain('one/services')
  refresh()
  renew(['services'])
  renew(['processes'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(stale()).toEqual(['one/services', 'one/processes', 'one/report'])
})

test('a change of one’s own that is on its way is not overtaken', async () => {
  const { queryClient, renew, stale } = setUp()
  let save = () => {}
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () =>
      new Promise<void>((resolve) => {
        save = resolve
      }),
  })
  const saved = mutation.execute(undefined)
  renew(null)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stale()).toEqual([])
  save()
  await saved
  await vi.advanceTimersByTimeAsync(200)
  expect(stale()).toHaveLength(keys.length)
})

test('nothing is asked for any more once one has left', async () => {
  const { renew, stale, end } = setUp()
  renew(null)
  end.abort()
  await vi.advanceTimersByTimeAsync(5000)
  expect(stale()).toEqual([])
})
