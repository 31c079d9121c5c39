import type { BrowserContext, Request } from 'playwright'
import { expect } from 'vitest'
import { enter, organisation, servicesPath, test as journey } from './journey.ts'
import { startSite, type TestSite } from './site.ts'

// The API stands on an origin of its own here, so that a token sent to the page's host would show.
const test = journey.extend<{ apart: TestSite }>({
  apart: [
    async ({}, use) => {
      const site = await startSite({ apart: true })
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
})

interface Recorded {
  requests: { url: string; headers: Record<string, string>; body: string }[]
  sockets: string[]
  console: string[]
}

/** Keeps everything that leaves the pages of a browser. Headers are read as they are sent. */
function record(context: BrowserContext): () => Promise<Recorded> {
  const requests: Promise<Recorded['requests'][number]>[] = []
  const sockets: string[] = []
  const console: string[] = []
  const note = async (request: Request) => ({
    url: request.url(),
    headers: await request.allHeaders().catch(() => request.headers()),
    body: request.postData() ?? '',
  })
  context.on('request', (request) => requests.push(note(request)))
  context.on('page', (page) => page.on('websocket', (socket) => sockets.push(socket.url())))
  context.on('console', (message) => console.push(message.text()))
  return async () => ({ requests: await Promise.all(requests), sockets, console })
}

test('in a whole journey the token goes to the configured API and nowhere else', async ({ browser, apart }) => {
  apart.configuration = { apiHost: apart.apiUrl, nodeJsApi: apart.apiUrl, apiKey: 'key-of-this-deployment' }
  const context = await browser.newContext({ baseURL: apart.url, locale: 'en-GB', reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const recorded = record(context)
  const page = await context.newPage()

  await page.goto(servicesPath)
  await enter(page)
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? 'none'
  expect(token).toMatch(/^eyJ/)

  await page.getByRole('searchbox', { name: 'Search services' }).fill('sales idoc')
  await page.getByText(/filtered from/).waitFor()
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('textbox', { name: /Description/ }).fill('Changed on a journey')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: /Description/ }).waitFor()
  for (const name of ['Messages', 'Notifications', 'Shortcuts']) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    // Its panel is loaded with the first press.
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.goto(`/en/${organisation}/bp/chat`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.goto('/sign-out')
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await context.close()

  const { requests, sockets, console } = await recorded()
  const carriers = requests.filter(({ headers }) => JSON.stringify(headers).includes(token))
  expect(carriers.length).toBeGreaterThan(8)
  for (const { url, headers } of carriers) {
    expect(url.startsWith(`${apart.apiUrl}/api/`), url).toBe(true)
    const names = Object.keys(headers).filter((name) => headers[name]?.includes(token))
    expect(names).toEqual(['authorization'])
    expect(headers).toMatchObject({ 'x-api-key': 'key-of-this-deployment' })
  }
  const elsewhere = requests.filter(({ url }) => !url.startsWith(apart.apiUrl))
  expect(elsewhere.length).toBeGreaterThan(5)
  for (const { url, headers } of elsewhere) {
    expect([apart.url, 'null'], url).toContain(new URL(url).origin)
    for (const name of ['authorization', 'x-api-key', 'x-org-id', 'x-sse-id'])
      expect(headers[name], url).toBeUndefined()
  }

  // Not in an address, which stands in histories and logs; not in a body, not in the console, not in a socket's address.
  const secret = token.slice(-24)
  expect(requests.filter(({ url }) => url.includes(secret))).toEqual([])
  expect(requests.filter(({ body }) => body.includes(secret))).toEqual([])
  expect(requests.filter(({ headers }) => headers['referer']?.includes(secret))).toEqual([])
  expect([...console, ...sockets].filter((line) => line.includes(secret) || /eyJ/.test(line))).toEqual([])
  for (const address of sockets) expect(new URL(address).host).toBe(new URL(apart.apiUrl).host)
  // Of the password as well there is nothing but the body of the sign-in.
  const told = requests.filter(({ body, url }) => (body + url).includes('Welcome-to-EMBPM'))
  expect(told.map(({ url }) => new URL(url).pathname)).toEqual(['/api/auth/sign-in'])
})
