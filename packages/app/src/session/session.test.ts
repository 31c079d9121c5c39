import { beforeEach, expect, test, vi } from 'vitest'
import { createServices, type SessionLoss } from './services.js'
import { OtherPersonError } from './session.js'
import { createStorage, memoryStore } from './storage.js'

/** An unsigned token of somebody, as an identity provider would write it; `of` tells one token of a person from another. */
const tokenOf = (sub: string, of = '1'): string =>
  `e30.${btoa(JSON.stringify({ iss: 'https://id.test', sub, jti: of })).replaceAll('=', '')}.signature`

/** A workspace in one tab of a browser, over a server that knows everybody by their token. */
function openTab(isAway = () => false) {
  const store = memoryStore()
  const storage = createStorage(store)
  const sent: string[] = []
  const services = createServices({
    storage,
    send: (request) => {
      if (isAway()) return Promise.reject(new TypeError('Failed to fetch'))
      const bearer = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
      sent.push(`${new URL(request.url).pathname.split('/').at(-1)} ${bearer}`)
      return Promise.resolve(bearer ? Response.json(profileOf(bearer)) : new Response('{}', { status: 401 }))
    },
  })
  const onLost = vi.fn<(reason: SessionLoss) => void>()
  services.watchSession(onLost)
  /** What another tab does. */
  const elsewhere = createStorage(store)
  const ask = () => services.request(new Request('https://app.test/api/orders'))
  return { services, elsewhere, sent, onLost, ask }
}

const profileOf = (token: string) => ({
  id: token,
  firstname: '',
  lastname: '',
  email: '',
  company: '',
  userType: 'CORPORATE',
  roles: [],
  permissions: [],
})

const marta = tokenOf('marta')
const jonas = tokenOf('jonas')

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.test' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
})

test('one person token is never sent with the profile of another: the session is given up first', async () => {
  const { services, elsewhere, sent, onLost, ask } = openTab()
  elsewhere.set('access_token', marta)
  expect((await services.session.user())?.id).toBe(marta)
  elsewhere.set('access_token', jonas)
  await expect(ask()).rejects.toThrow(OtherPersonError)
  await expect(services.session.user()).rejects.toThrow(OtherPersonError)
  expect(sent).toEqual([`current ${marta}`])
  expect(onLost.mock.calls).toEqual([['replaced']])
})

test('a newer token of the same person is theirs, with the profile that is known', async () => {
  const { services, elsewhere, sent, onLost, ask } = openTab()
  elsewhere.set('access_token', marta)
  await services.session.user()
  const renewed = tokenOf('marta', '2')
  elsewhere.set('access_token', renewed)
  await ask()
  expect((await services.session.user())?.id).toBe(marta)
  expect(sent).toEqual([`current ${marta}`, `orders ${renewed}`])
  expect(onLost).not.toHaveBeenCalled()
})

test('a token that names nobody is the person of the id token', async () => {
  const { services, elsewhere, onLost, ask } = openTab()
  elsewhere.set('id_token', tokenOf('marta'))
  elsewhere.set('access_token', 'opaque-1')
  await services.session.user()
  elsewhere.set('id_token', tokenOf('marta', '2'))
  elsewhere.set('access_token', 'opaque-2')
  await ask()
  expect(onLost).not.toHaveBeenCalled()
  elsewhere.set('id_token', tokenOf('jonas'))
  await expect(ask()).rejects.toThrow(OtherPersonError)
})

test.each([
  ['somebody else signs in', jonas, 'replaced'],
  ['one signs out', null, 'ended'],
])('another tab is heard of at once when %s there', async (_, token, loss) => {
  const { services, elsewhere, onLost } = openTab()
  elsewhere.set('access_token', marta)
  await services.session.user()
  elsewhere.set('access_token', token)
  window.dispatchEvent(new Event('storage'))
  window.dispatchEvent(new Event('storage'))
  await expect.poll(() => onLost.mock.calls).not.toEqual([])
  expect(onLost.mock.calls).toEqual([[loss]])
})

test('a session that ends here takes nothing from the one that has begun elsewhere', async () => {
  const { services, elsewhere } = openTab()
  elsewhere.set('access_token', marta)
  await services.session.user()
  elsewhere.set('access_token', jonas)
  services.session.signOut()
  expect(elsewhere.get('access_token')).toBe(jonas)
})

test('a server that is away before it has said who is signed in takes no session; one that goes away later does', async () => {
  let isAway = true
  const { services, elsewhere, onLost, ask } = openTab(() => isAway)
  elsewhere.set('access_token', marta)
  await expect(services.session.user()).rejects.toThrow('Failed to fetch')
  await expect(ask()).rejects.toThrow('Failed to fetch')
  expect(onLost).not.toHaveBeenCalled()
  isAway = false
  await services.session.user()
  isAway = true
  await expect(ask()).rejects.toThrow('Failed to fetch')
  expect(onLost.mock.calls).toEqual([['unreachable']])
})
