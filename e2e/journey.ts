import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page, type Request } from 'playwright'
import { expect, onTestFailed, test as base } from 'vitest'
import { sampleCredentials } from '../packages/backend/src/sample/sampleCredentials.ts'
import { launchOptions } from '../tools/chromium.ts'
import { serve } from '../tools/serve.ts'

const dist = join(import.meta.dirname, '../packages/app/dist')

/** What a journey may use. Every page it opens is watched: see `watch`. */
export interface Journey {
  /** The built app, served as in production: strict policy, no back end but its own. */
  site: string
  browser: Browser
  /** A new person's browser: empty storage. Pages of one context are tabs that share it. */
  context: BrowserContext
  page: Page
}

const browserPromise = async () => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('Build the app first: pnpm --filter @embpm/app build')
  return chromium.launch(await launchOptions())
}

export const test = base.extend<Journey>({
  site: [
    async ({}, use) => {
      const server = await serve(dist)
      await use(server.url)
      await server.close()
    },
    { scope: 'file' },
  ],
  browser: [
    async ({}, use) => {
      const browser = await browserPromise()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, site }, use) => {
    const context = await browser.newContext({
      baseURL: site,
      locale: 'en-GB',
      timezoneId: 'UTC',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(60_000)
    const breaches = watch(context, site)
    await use(context)
    await context.close()
    expect(
      breaches,
      'breaches of the content security policy, requests to other origins, errors of scripts and in the console',
    ).toEqual([])
  },
  page: async ({ context }, use) => {
    await use(await context.newPage())
  },
})

/** Collects what must never happen on any page of a journey: a policy violation, a foreign request, an error in the console or uncaught. */
export function watch(context: BrowserContext, site: string): string[] {
  const breaches: string[] = []
  tellOnFailure(context)
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== site && url.protocol !== 'blob:') breaches.push(`request to ${request.url()}`)
  })
  context.on('console', (message) => {
    if (isBreach(message)) breaches.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => breaches.push(`uncaught ${error.error().stack ?? error.error().message}`))
  return breaches
}

/** What was sent last, as far as it is told when a journey fails. */
const TOLD = 60

/** Where a journey fails, its report says what its pages asked for last, what was answered, and what they show. */
function tellOnFailure(context: BrowserContext) {
  const said: string[] = []
  const say = (text: string) => {
    said.push(`${new Date().toISOString().slice(14, 23)} ${text}`)
    if (said.length > TOLD) said.shift()
  }
  const isTold = (url: string) => /\/api\/|\/ai-client\//.test(url)
  context.on('request', (request) => isTold(request.url()) && say(`> ${request.method()} ${request.url()}`))
  context.on('response', (response) => isTold(response.url()) && say(`< ${response.status()} ${response.url()}`))
  context.on('requestfailed', (request) => isTold(request.url()) && say(`× ${request.url()}`))
  onTestFailed(async () => {
    const shown = await Promise.all(
      context.pages().map(async (page) => {
        const text = page.locator('body').innerText({ timeout: 5000 })
        return `${page.url()}\n${await text.catch(() => 'It does not answer.')}`
      }),
    )
    console.error([...said, ...shown].join('\n'))
  })
}

/**
 * Whether something in the console must not be there: an error or a policy violation. That the API refused, or a network
 * that a journey has taken away, is an answer, which the browser notes there by itself; what the page makes of it is for the journey to see.
 */
export function isBreach(message: ConsoleMessage): boolean {
  const { url } = message.location()
  const text = message.text()
  const isAnswer =
    text.startsWith('Failed to load resource') && (/^https?:\/\/[^/]+\/api\//.test(url) || text.includes('net::ERR_'))
  if (/Content Security Policy|Refused to|requires 'Trusted/.test(message.text())) return true
  return message.type() === 'error' && !isAnswer
}

/** An organisation of the sample account. */
export const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

/** The list that most journeys begin at. */
export const servicesPath = `/en/${organisation}/bim/services`

/** Fills in the sample account where the page asks for it. */
export async function enter(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(sampleCredentials.email)
  await page.getByLabel(/^Password/).fill(sampleCredentials.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Waits for the list of services. */
export const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()

/** With the title of the list comes what watches the network and the code. */
export const isWatched = (page: Page) => page.waitForFunction(() => document.title.startsWith('Services'))

/** For how long a page must ask for nothing until it counts as at rest, in ms. */
const REST = 250

/**
 * Notes what a page asks for from now on; the answer waits until all has come and nothing more is asked for. (The load state
 * `networkidle` is of a document: once reached it holds, whatever its scripts ask for later.)
 */
export function requestsOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let since = performance.now()
  const begun = (request: Request) => void open.add(request)
  const ended = (request: Request) => {
    open.delete(request)
    since = performance.now()
  }
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  return async () => {
    const isAtRest = () => open.size === 0 && performance.now() - since > REST
    const what = () => `still open: ${[...open].map((request) => request.url()).join(', ')}`
    await expect.poll(() => isAtRest() || what(), { timeout: 60_000 }).toBe(true)
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}

/** Signs in with the sample account, as a new user would who was given a link to the services. */
export async function signIn(page: Page, address = servicesPath): Promise<void> {
  const rest = requestsOf(page)
  await page.goto(address)
  await enter(page)
  await arrived(page)
  // The header and the chat load by themselves: whatever happens next is to happen to what the journey does.
  await rest()
}
