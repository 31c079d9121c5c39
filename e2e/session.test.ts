import { describe, expect } from 'vitest'
import { arrived, enter, servicesPath, signIn } from './journey.ts'
import { stored, test } from './remote.journey.ts'

const deepLink = `${servicesPath}?q=idoc`
const search = 'Search services'
/** The script of everything behind the sign-in. */
const isWorkspace = /\/assets\/workspace-/

describe('signing in at the sample service', () => {
  test('a deep link leads through the sign-in and back', async ({ tab }) => {
    await signIn(tab, deepLink)
    expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe(deepLink)
    expect(await tab.getByRole('searchbox', { name: search }).inputValue()).toBe('idoc')
    expect(await stored(tab, 'redirectUrl')).toBeNull()
    // Back leads out of the product, not to a sign-in that is done.
    await tab.goBack().catch(() => undefined)
    expect(tab.url()).not.toContain('/sign-in')
  })

  test('without a link one lands in the processes of the first organisation', async ({ tab }) => {
    await tab.goto('/')
    await enter(tab)
    await tab.waitForURL(/\/en\/[\da-f-]{36}\/bp\//)
    await tab.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a visit that begins at the sign-in page loads the workspace while one fills in the form', async ({ tab }) => {
    const workspace: string[] = []
    tab.on('request', (request) => void (isWorkspace.test(request.url()) && workspace.push(request.url())))
    await tab.goto('/sign-in')
    await tab.getByRole('heading', { level: 1 }).waitFor()
    await tab.waitForLoadState('networkidle')
    expect(workspace).toEqual([])
    await tab.getByLabel('E-mail').focus()
    await expect.poll(() => workspace.length).toBeGreaterThan(0)
    await enter(tab)
    await tab.waitForURL(/\/en\/[\da-f-]{36}\/bp\//)
    await tab.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a workspace that cannot be loaded then, such as one that was replaced meanwhile, comes with a new page', async ({
    tab,
  }) => {
    await tab.goto('/sign-in')
    await tab.route(isWorkspace, (route) => route.abort(), { times: 1 })
    await enter(tab)
    await tab.waitForURL(/\/en\/[\da-f-]{36}\/bp\//)
  })

  test('another tab is signed in as well, and signed out with the first', async ({ tab, person }) => {
    await signIn(tab)
    const second = await person.newPage()
    await second.goto(deepLink)
    await arrived(second)
    await tab.goto('/sign-out')
    await tab.getByRole('heading', { name: 'You are signed out' }).waitFor()
    await second.goto(deepLink)
    await second.waitForURL(/\/sign-in/)
  })

  test('a back end that is down is named as such; once it is back, one gets in', async ({ tab, deployed }) => {
    deployed.api = 'down'
    await tab.goto(deepLink)
    await tab.waitForURL(/\/sign-in/)
    await enter(tab)
    await tab.getByText('The server cannot be reached').waitFor()
    expect(await tab.getByLabel('E-mail').inputValue()).not.toBe('')
    deployed.api = 'up'
    await enter(tab)
    await arrived(tab)
    expect(tab.url()).toContain('q=idoc')
  })

  test('a back end that is down at a later start is told; trying again leads on, without a new sign-in', async ({
    tab,
    deployed,
  }) => {
    await signIn(tab)
    const failed: string[] = []
    tab.on('requestfailed', (request) => void failed.push(new URL(request.url()).pathname))
    deployed.api = 'down'
    await tab.goto(deepLink)
    const says = tab.getByRole('heading', { name: 'This page could not be loaded' })
    await says.waitFor()
    // In words for the user, not in those of a library.
    await tab.getByText('The connection may be down').waitFor()
    expect(await tab.content()).not.toContain('Failed to fetch')
    // What was asked ahead is asked once more, and fails again: no session is lost that has not begun.
    const ahead = ['/api/administration/organisations', '/api/data/services']
    await expect.poll(() => failed.filter((path) => ahead.includes(path)).length, { timeout: 60_000 }).toBe(4)
    const again = tab.getByRole('button', { name: 'Try again' })
    await Promise.all([tab.waitForEvent('requestfailed'), again.click()])
    await says.waitFor()
    deployed.api = 'up'
    await again.click()
    await arrived(tab)
    expect(tab.url()).toContain('q=idoc')
  })

  test('wrong credentials are told without saying which, and nothing is remembered', async ({ tab }) => {
    await tab.goto('/sign-in')
    await tab.getByLabel('E-mail').fill('somebody@example.test')
    await tab.getByLabel(/^Password/).fill('wrong')
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
    await tab.getByText('do not match').waitFor()
    expect(await stored(tab, 'access_token')).toBeNull()
  })
})

describe('the session', () => {
  test('that has expired ends before its token is sent again, and leads back to the page', async ({
    tab,
    deployed,
  }) => {
    await signIn(tab)
    const token = await stored(tab, 'access_token')
    await tab.evaluate(() => sessionStorage.setItem('expires_at', String(Date.now() - 1000)))
    deployed.calls.length = 0
    await tab.getByRole('searchbox', { name: search }).fill('purchase')
    await tab.waitForURL(/\/sign-in/)
    expect(deployed.calls.filter(({ headers }) => headers.authorization === `Bearer ${token}`)).toEqual([])
    expect(await stored(tab, 'access_token')).toBeNull()
    await enter(tab)
    await arrived(tab)
    expect(new URL(tab.url()).pathname).toBe(servicesPath)
  })

  test('that was revoked ends at the next call: one signs in again and is back', async ({ tab, deployed }) => {
    await signIn(tab)
    deployed.refusing = true
    await tab.getByRole('searchbox', { name: search }).fill('sales order')
    await tab.waitForURL(/\/sign-in/)
    expect(await stored(tab, 'access_token')).toBeNull()
    deployed.refusing = false
    await enter(tab)
    await arrived(tab)
    expect(new URL(tab.url()).pathname).toBe(servicesPath)
  })

  test('ends by signing out: nothing of it is left, and Back shows nothing', async ({ tab }) => {
    await signIn(tab)
    await tab.getByRole('button', { name: /^User menu/ }).click()
    await tab.getByRole('menuitem', { name: 'Sign out' }).click()
    await tab.getByRole('heading', { name: 'You are signed out' }).waitFor()
    const kept = await tab.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toMatch(/eyJ|token|expires/)
    await tab.goBack()
    await tab.waitForURL(/\/sign-in/)
    expect(await tab.getByRole('grid').count()).toBe(0)
  })

  test.for([-30, 30])('does not mind a clock that is wrong by %i days', async (days, { tab, person, deployed }) => {
    await person.addInitScript((shift) => {
      const now = Date.now.bind(Date)
      const Real = Date
      const Shifted = new Proxy(Real, {
        construct: (target, args: []) => (args.length === 0 ? new target(now() + shift) : new target(...args)),
      })
      Real.now = () => now() + shift
      Object.defineProperty(window, 'Date', { value: Shifted })
    }, days * 86_400_000)
    await signIn(tab)
    await tab.getByRole('searchbox', { name: search }).fill('sales')
    await tab.getByText(/filtered from/).waitFor()
    await tab.reload()
    await arrived(tab)
    expect(deployed.calls.map(({ status }) => status)).not.toContain(401)
  })
})
