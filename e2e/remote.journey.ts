import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { test as journey } from './journey.ts'
import { startSite, type TestSite } from './site.ts'

/** What a journey at a site with the sample sign-in and an API over HTTP may use. */
export interface RemoteWorld {
  deployed: TestSite
  /** A new person's browser at the deployed site. */
  person: BrowserContext
  tab: Page
}

/** Journeys through the remote build, whose API can be made slow, failing, refusing and silent. */
export const test = journey.extend<RemoteWorld>({
  deployed: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
  person: async ({ browser, deployed }, use) => {
    Object.assign(deployed, { api: 'up', refusing: false, latency: 0 })
    deployed.calls.length = 0
    const context = await browser.newContext({ baseURL: deployed.url, locale: 'en-GB', reducedMotion: 'reduce' })
    context.setDefaultTimeout(15_000)
    const breaches: string[] = []
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== deployed.url && protocol !== 'blob:') breaches.push(`request to ${request.url()}`)
      if (/eyJ/.test(request.url())) breaches.push(`token in ${request.url()}`)
    })
    context.on('console', (message) => {
      if (/Content Security Policy|Refused to|Bearer|eyJ/.test(message.text())) breaches.push(message.text())
    })
    context.on('weberror', (error) => breaches.push(`uncaught ${error.error().message}`))
    await use(context)
    await context.close()
    expect(breaches, 'other origins, tokens in addresses or the console, breaches of the policy, errors').toEqual([])
  },
  tab: async ({ person }, use) => {
    await use(await person.newPage())
  },
})

export const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)
