import type { BrowserContext, Page } from 'playwright'
import { test as journey, watchedContext } from './deployed.journey.ts'
import { startProvider, type TestProvider } from './oidc.provider.ts'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
export const deepLink = `/en/${organisation}/bim/services?q=idoc`
const realmNames = ['terranova', 'tremco', 'subscription']

interface World {
  provider: TestProvider
  /** A new person's browser at the deployed site. */
  person: BrowserContext
  tab: Page
}

export const test = journey.extend<World>({
  provider: [
    async ({ deployed }, use) => {
      const provider = await startProvider(deployed.url, realmNames)
      deployed.provider = provider
      await use(provider)
      await provider.close()
    },
    { scope: 'file' },
  ],
  person: async ({ browser, deployed, provider }, use) => {
    deployed.configuration = { authBase: provider.url, clientId: 'terranova' }
    deployed.settings = 'signIn: { renewBefore: 4 }'
    deployed.refusing = false
    deployed.calls.length = 0
    provider.requests.length = 0
    provider.down = false
    for (const realm of Object.values(provider.realms)) Object.assign(realm, { lifetime: 300, renewable: true })
    const { context, end } = await watchedContext(browser, deployed)
    await use(context)
    await end()
  },
  tab: async ({ person }, use) => {
    await use(await person.newPage())
  },
})

/** On the provider's page: signs in as somebody. */
export async function enterAtProvider(page: Page, realm = 'terranova', login = 'marta') {
  await page.waitForURL(new RegExp(`/realms/${realm}/interaction/`))
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit], input[type=submit]').first().click()
}

export const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()

export async function signIn(page: Page, address = deepLink) {
  await page.goto(address)
  await enterAtProvider(page)
  await arrived(page)
}

/** Asks for other rows, so that the page calls the API. */
export const search = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search services' }).fill(text)

export const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)
export const keptForTab = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const grants = ({ requests }: TestProvider) =>
  requests.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/token'))
