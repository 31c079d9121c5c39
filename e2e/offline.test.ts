import type { BrowserContext, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { isWatched, servicesPath, signIn, test } from './journey.ts'
import { test as remoteTest } from './remote.journey.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** A link of the menu beside the page. */
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
const promise = /opens by itself when the network is back|page opens by itself/

/** A browser that is to fetch nothing ahead: what is not opened is not there. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }), configurable: true }),
  )

/** Cuts the network off, and waits until the page knows: what it asks for in between fails, and browsers remember that. */
const goOffline = async (context: BrowserContext, page: Page) => {
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

/** Whether the page is still the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

describe('without network', () => {
  test('a page whose code is not there leaves the one that is shown, and opens when the network is back, unless somebody goes on', async ({
    page,
    context,
  }) => {
    await saveData(context)
    await signIn(page)
    await isWatched(page)
    await mark(page)
    await goOffline(context, page)
    await entry(page, 'Tables').click()
    await page.getByText(promise).waitFor()
    const first = await page.getByText(promise).elementHandle()
    expect(await heading(page, 'Services').isVisible()).toBe(true)
    expect(new URL(page.url()).pathname).toBe(servicesPath)
    expect(await page.locator('.emb-loading-bar').count()).toBe(0)

    // What was asked for last opens.
    await entry(page, 'Services').focus()
    await page.getByRole('link', { name: 'New service' }).click()
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await page.getByText(promise).waitFor()
    await context.setOffline(false)
    await heading(page, 'New service').waitFor()
    expect(await page.getByText(promise).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)

    // It does not open once somebody has done something else.
    await page.goBack()
    await heading(page, 'Services').waitFor()
    await goOffline(context, page)
    await entry(page, 'Tables').click()
    await page.getByText(promise).waitFor()
    await page.getByRole('searchbox', { name: 'Search services' }).fill('idoc')
    await page.getByRole('searchbox', { name: 'Search services' }).press('Home')
    await page.getByText(promise).waitFor({ state: 'detached' })
    await context.setOffline(false)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('idoc')
    await page.waitForTimeout(500)
    expect(await heading(page, 'Services').isVisible()).toBe(true)
  })

  test('the pages of an area open once one of them has been shown for a while', async ({ page, context }) => {
    // The browser's own list of what a page has loaded ends after 250.
    const isFetched = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes('/ElementScreen-'),
      timeout: 300_000,
    })
    await signIn(page)
    await isFetched
    await page.waitForTimeout(500)
    await goOffline(context, page)
    await entry(page, 'Tables').click()
    await heading(page, 'Tables').waitFor()
  })
})

describe('before there is a way', () => {
  remoteTest('nothing is asked for that the pointer passes, and no page is loaded anew', async ({ tab, person }) => {
    await saveData(person)
    await signIn(tab)
    await isWatched(tab)
    await mark(tab)
    await goOffline(person, tab)
    const isFile = ({ pathname }: URL) => !pathname.startsWith('/api/')
    await tab.route(isFile, (route) => route.abort('internetdisconnected'))
    await entry(tab, 'Tables').click()
    await tab.getByText(promise).waitFor()
    await person.setOffline(false)
    await tab.waitForFunction(() => navigator.onLine)
    await entry(tab, 'Data objects').hover()
    await tab.waitForTimeout(1500)
    expect(await heading(tab, 'Services').isVisible()).toBe(true)
    await tab.unroute(isFile)
    await heading(tab, 'Tables').waitFor()
    await entry(tab, 'Data objects').click()
    await heading(tab, 'Data objects').waitFor()
    expect(await isMarked(tab)).toBe(true)
  })
})

describe('after a deployment', () => {
  remoteTest('a page whose code is gone is loaded anew, once', async ({ tab, person }) => {
    await saveData(person)
    await signIn(tab)
    await isWatched(tab)
    await mark(tab)
    await tab.route(/\/TablesScreen-/, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await entry(tab, 'Tables').click()
    await heading(tab, 'Tables').waitFor()
    expect(await isMarked(tab)).toBe(false)
  })

  remoteTest('what was typed is there again', async ({ tab, person }) => {
    await saveData(person)
    await signIn(tab)
    await isWatched(tab)
    await tab.getByRole('row').nth(1).getByRole('link').first().click()
    const description = tab.getByRole('textbox', { name: /Description/ })
    await description.fill('Not saved yet')
    await mark(tab)
    await tab.route(/\/ConfirmDialogPanel-/, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await tab.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => isMarked(tab).catch(() => true)).toBe(false)
    await expect.poll(() => description.inputValue()).toBe('Not saved yet')
    await tab.getByText('Unsaved changes').waitFor()
  })

  remoteTest('what stays away is not loaded again and again', async ({ tab, person }) => {
    await saveData(person)
    await signIn(tab)
    await isWatched(tab)
    let loads = 0
    tab.on('request', (request) => void (request.isNavigationRequest() && (loads += 1)))
    await tab.route(/\/TablesScreen-/, (route) => route.fulfill({ status: 404 }))
    await entry(tab, 'Tables').click()
    await heading(tab, 'This page could not be loaded').waitFor()
    await tab.waitForTimeout(1500)
    expect(loads).toBe(1)
  })
})
