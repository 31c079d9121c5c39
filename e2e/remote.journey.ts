import type { BrowserContext, Page } from 'playwright'
import { test as journey, watchedContext } from './deployed.journey.ts'

/** What a journey at a site with the sample sign-in and an API over HTTP may use. */
export interface RemoteWorld {
  /** A new person's browser at the deployed site. */
  person: BrowserContext
  tab: Page
}

/** Journeys through the remote build, whose API can be made slow, failing, refusing and silent. */
export const test = journey.extend<RemoteWorld>({
  person: async ({ browser, deployed }, use) => {
    Object.assign(deployed, { api: 'up', refusing: false, latency: 0 })
    deployed.calls.length = 0
    const { context, breaches, end } = await watchedContext(browser, deployed)
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== deployed.url && protocol !== 'blob:') breaches.push(`request to ${request.url()}`)
      if (/eyJ/.test(request.url())) breaches.push(`token in ${request.url()}`)
    })
    await use(context)
    await end()
  },
  tab: async ({ person }, use) => {
    await use(await person.newPage())
  },
})

export const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)
