import { toasts } from '@embpm/ui/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { createServices } from '../session/services.js'
import { createStorage } from '../session/storage.js'
import english from '../text/en.json'
import { announceFailures } from './announceFailures.js'

/** A workspace whose server answers with a status; `load` asks it for the data of a page. */
async function openPage() {
  const services = createServices({
    storage: createStorage(null),
    send: () => Promise.resolve(Response.json({}, answer)),
  })
  const answer = { status: 200 }
  services.texts.i18n.addResourceBundle('en', 'app', english)
  await services.texts.i18n.changeLanguage('en')
  announceFailures(services)
  const queryFn = async () => {
    const { ok, status } = await services.request(new Request('https://app.test/api/orders'))
    if (!ok) throw new Error(`status ${status}`)
    return status
  }
  const load = (status: number) => {
    answer.status = status
    return services.queryClient.query({ queryKey: ['orders'], queryFn, staleTime: 0 }).catch(() => {})
  }
  return load
}

const shown = () => toasts.get().map(({ text }) => text)

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.test' })
  vi.stubGlobal('navigator', { onLine: true })
  toasts.clear()
})

test('data that is on the page and cannot be read again: the page may be out of date, which is said once', async () => {
  const load = await openPage()
  await load(200)
  await load(503)
  await load(503)
  expect(shown()).toEqual([english.apiError])
})

test.each([503, 404])('what a page itself says is not said twice: first load, status %i', async (status) => {
  const load = await openPage()
  await load(status)
  expect(shown()).toEqual([])
})

test('a request that was wrong is no failure of the server', async () => {
  const load = await openPage()
  await load(200)
  await load(403)
  expect(shown()).toEqual([])
})
