import { afterEach, describe, expect } from 'vitest'
import {
  deepLink,
  test,
  enterAtProvider,
  arrived,
  signIn,
  search,
  stored,
  keptForTab,
  pause,
  grants,
} from './oidc.journey.ts'

afterEach(() => {
  expect.hasAssertions()
})

describe('signing in', () => {
  test('a deep link leads through the provider and back, with the code gone from the history', async ({
    tab,
    deployed,
    provider,
  }) => {
    await signIn(tab)
    expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe(deepLink)
    expect(await tab.getByRole('searchbox', { name: 'Search services' }).inputValue()).toBe('idoc')
    expect(await stored(tab, 'redirectUrl')).toBeNull()

    // The refresh token is nowhere but in the tab.
    const kept = await keptForTab(tab)
    expect(kept).toContain('refresh_token')
    const local = await tab.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    const [, refreshToken = 'none'] = /refresh_token\\*":\\*"([^"\\]+)/.exec(kept) ?? []
    expect(refreshToken).not.toBe('none')
    expect(local).not.toContain(refreshToken)

    const authorization = provider.requests.find(({ url }) => url.pathname.endsWith('/auth'))
    expect(Object.fromEntries(authorization?.url.searchParams ?? [])).toMatchObject({
      client_id: 'terranova',
      response_type: 'code',
      code_challenge_method: 'S256',
    })

    // Tokens: to the API alone, and in no address.
    const access = (await stored(tab, 'access_token')) ?? 'none'
    const withToken = deployed.calls.filter(({ headers }) => headers.authorization === `Bearer ${access}`)
    expect(withToken.length).toBeGreaterThan(1)
    expect(
      withToken.every(({ headers }) => headers['x-org-id'] !== undefined || headers['x-sse-id'] !== undefined),
    ).toBe(true)
    const atProvider = provider.requests.filter(({ headers }) => JSON.stringify(headers).includes(access))
    expect(atProvider).toEqual([])
    for (const secret of [access, refreshToken]) {
      expect(provider.requests.filter(({ url }) => url.href.includes(secret))).toEqual([])
      expect(deployed.calls.filter(({ path }) => path.includes(secret))).toEqual([])
    }
    for (const { headers } of provider.requests) expect(headers['x-org-id']).toBeUndefined()

    await tab.goBack().catch(() => undefined)
    expect(tab.url()).not.toMatch(/code=/)
  })

  test('another tab is signed in as well, and signed out with the first', async ({ tab, person }) => {
    await signIn(tab)
    const second = await person.newPage()
    await second.goto(deepLink)
    await arrived(second)
    expect(await keptForTab(second)).not.toContain('refresh_token')
    await second.close()
  })

  test.for(['tremco', 'sub'])('%s-sign-in begins at its own realm', async (page, { tab }) => {
    const realm = page === 'sub' ? 'subscription' : page
    await tab.goto(`/${page}-sign-in`)
    await enterAtProvider(tab, realm)
    await tab.waitForURL((url) => url.pathname.startsWith('/en/'))
    expect(await stored(tab, 'clientId')).toBe(realm)
  })

  test('an unknown realm is named as such and not remembered', async ({ tab, deployed }) => {
    deployed.configuration = { ...deployed.configuration, clientId: undefined }
    await tab.goto('/sign-in')
    await tab.getByRole('textbox', { name: /Workspace/ }).fill('nowhere')
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.getByText('There is no such workspace').waitFor()
    expect(await stored(tab, 'clientId')).toBeNull()
    await tab.getByRole('textbox', { name: /Workspace/ }).fill('terranova')
    await tab.getByRole('button', { name: 'Continue' }).click()
    await enterAtProvider(tab)
    await tab.waitForURL((url) => url.pathname.startsWith('/en/'))
  })

  test('a provider that is down is named as such; once it is back, one gets in', async ({ tab, provider }) => {
    provider.down = true
    await tab.goto(deepLink)
    await tab.getByText('The sign-in service cannot be reached').waitFor()
    expect(new URL(tab.url()).pathname).toBe('/sign-in')
    provider.down = false
    await tab.getByRole('button', { name: 'Continue' }).click()
    await enterAtProvider(tab)
    await arrived(tab)
    expect(tab.url()).toContain('q=idoc')
  })

  test.for([
    '/sign-in?code=forged&state=forged',
    '/sign-in?error=access_denied&error_description=Call+0800&state=forged',
  ])('a forged answer %s signs nobody in and shows none of its text', async (address, { tab }) => {
    await tab.goto(address)
    await tab.getByText('This sign-in is no longer valid').waitFor()
    expect(await tab.content()).not.toContain('0800')
    expect(tab.url()).not.toContain('forged')
    expect(await stored(tab, 'access_token')).toBeNull()
  })

  test.for(['https://evil.test/', '//evil.test/', '/\\evil.test', 'data:text/html,x'])(
    'a stored address %s is never gone to',
    async (address, { tab, deployed }) => {
      await tab.goto('/sign-in')
      await tab.evaluate((address) => localStorage.setItem('redirectUrl', address), address)
      await tab.goto('/sign-in')
      await tab.getByRole('button', { name: 'Continue' }).click()
      await enterAtProvider(tab)
      await tab.waitForURL((url) => url.pathname.startsWith('/en/'))
      expect(new URL(tab.url()).origin).toBe(deployed.url)
    },
  )
})

describe('the session', () => {
  test('is renewed before its token ends, without the page noticing', async ({ tab, provider, deployed }) => {
    const { terranova } = provider.realms
    if (!terranova) throw new Error('no realm')
    terranova.lifetime = 10
    await signIn(tab)
    const first = await stored(tab, 'access_token')
    await tab.evaluate(() => Object.assign(window, { untouched: true }))
    await expect.poll(() => stored(tab, 'access_token'), { timeout: 60_000 }).not.toBe(first)
    expect(grants(provider).length).toBeGreaterThan(1)
    await pause(6000)
    deployed.calls.length = 0
    await search(tab, 'sales')
    await expect.poll(() => deployed.calls.length).toBeGreaterThan(0)
    expect(deployed.calls.map(({ status }) => status)).not.toContain(401)
    expect(await tab.evaluate(() => 'untouched' in window)).toBe(true)
  })

  test('that was revoked ends at the next call: one signs in again and is back', async ({ tab, provider }) => {
    await signIn(tab)
    await pause(5500)
    provider.realms['terranova']?.revoke()
    await search(tab, 'sales order')
    await enterAtProvider(tab)
    await arrived(tab)
    expect(new URL(tab.url()).pathname).toBe(new URL(deepLink, tab.url()).pathname)
  })

  test('that has expired without a refresh token is taken up by the provider, on the same page', async ({
    tab,
    provider,
    deployed,
  }) => {
    const { terranova } = provider.realms
    if (!terranova) throw new Error('no realm')
    Object.assign(terranova, { lifetime: 6, renewable: false })
    await signIn(tab)
    const first = await stored(tab, 'access_token')
    await pause(7000)
    deployed.calls.length = 0
    await search(tab, 'purchase')
    await expect.poll(() => stored(tab, 'access_token'), { timeout: 60_000 }).not.toBe(first)
    await arrived(tab)
    // The old token was not even sent.
    expect(deployed.calls.filter(({ headers }) => headers.authorization === `Bearer ${first}`)).toEqual([])
  })

  test('ends at the provider too, which is told by the id token', async ({ tab, provider }) => {
    await signIn(tab)
    const access = (await stored(tab, 'access_token')) ?? ''
    await tab.goto('/sign-out')
    await tab.getByRole('button', { name: 'Sign out everywhere' }).click()
    await tab.getByRole('heading', { name: 'You are signed out' }).waitFor()
    const end = provider.requests.find(({ url }) => url.pathname.endsWith('/session/end'))
    expect(end?.url.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(await stored(tab, 'access_token')).toBeNull()
    expect(await stored(tab, 'id_token')).toBeNull()
    expect(await keptForTab(tab)).not.toContain('token')
    expect(await provider.realms['terranova']?.accepts(access)).toBe(false)
    // Nobody is signed in at the provider any more: it asks.
    await tab.goto(deepLink)
    await tab.waitForURL(/\/interaction\//)
  })

  test('ends here also when the provider cannot be told', async ({ tab, provider }) => {
    await signIn(tab)
    provider.down = true
    await tab.goto('/sign-out')
    await tab.getByText(/the identity provider could not be reached/).waitFor()
    expect(await stored(tab, 'access_token')).toBeNull()
    expect(await keptForTab(tab)).not.toContain('token')
  })

  test.for([-1, 1])(
    'does not mind a clock that is wrong by %i h',
    async (hours, { tab, person, provider, deployed }) => {
      await person.addInitScript((shift) => {
        const now = Date.now.bind(Date)
        const Real = Date
        const Shifted = new Proxy(Real, {
          construct: (target, args: []) => (args.length === 0 ? new target(now() + shift) : new target(...args)),
        })
        Real.now = () => now() + shift
        Object.defineProperty(window, 'Date', { value: Shifted })
      }, hours * 3_600_000)
      await signIn(tab)
      await search(tab, 'sales')
      await tab.getByText(/filtered from/).waitFor()
      await tab.reload()
      await arrived(tab)
      expect(deployed.calls.map(({ status }) => status)).not.toContain(401)
      expect(grants(provider)).toHaveLength(1)
    },
  )

  test('that the API never takes does not go round in a circle', async ({ tab, deployed }) => {
    deployed.refusing = true
    await tab.goto(deepLink)
    await enterAtProvider(tab)
    await tab.getByText('the server does not accept the session').waitFor()
    expect(new URL(tab.url()).pathname).toBe('/sign-in')
  })
})
