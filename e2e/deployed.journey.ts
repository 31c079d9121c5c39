import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { isBreach, test as journey } from './journey.ts'
import { startSite, type TestSite } from './site.ts'

/** Journeys at a site with the remote build. */
export const test = journey.extend<{ deployed: TestSite }>({
  deployed: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
})

/** A new person's browser at a site, and what must not happen in it. */
export async function watchedContext(browser: Browser, { url }: TestSite) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const breaches: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    const at = message.location().url
    // These sites have no live chat, which goes on without. A provider may refuse, and code that a journey takes away is lost.
    const isRefused = text.startsWith('Failed to load resource') && (!at.startsWith(url) || at.includes('/assets/'))
    if (isRefused || text.startsWith('WebSocket connection')) return
    if (isBreach(message) || /Bearer|eyJ/.test(text)) breaches.push(text)
  })
  context.on('weberror', (error) => breaches.push(`uncaught ${error.error().message}`))
  const end = async () => {
    await context.close()
    expect(breaches, 'breaches of the policy or the site, tokens in addresses or the console, errors').toEqual([])
  }
  return { context, breaches, end }
}
