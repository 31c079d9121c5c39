import type { Page } from 'playwright'
import { expect } from 'vitest'
import { pages as registry } from '../../packages/app/src/routes/registry.ts'
import { addressOf, isBuilt } from '../../packages/app/src/routes/views.ts'
import { entityPaths, openApi, type Api } from '../api.ts'
import { organisation, requestsOf, signIn } from '../journey.ts'
import { test } from '../remote.journey.ts'

/** Texts that run where they are taken for markup, for an address or for a template. `ran` is on every page. */
const scheme = 'javascript'
const hostile = ['"><img src=x onerror=ran()>', `${scheme}:ran()//onerror`, 'onerror']

/** What the server writes itself, and references that must name something. */
const notOurs = /^(?:id|organisationId|lockVersion|created|changed|.*Id$)/

/** Writes a hostile text into each text of one entity, the harmless ones where the server takes no other. */
async function poison(api: Api, path: string): Promise<string[]> {
  let entity = await api.first(path)
  const written: string[] = []
  for (const [field, value] of Object.entries(entity ?? {})) {
    if (typeof value !== 'string' || notOurs.test(field)) continue
    for (const text of hostile) {
      if (!entity) break
      const { status } = await api.call('PATCH', `${path}/${encodeURIComponent(entity.id)}`, {
        lockVersion: entity.lockVersion,
        fields: { [field]: text },
      })
      if (status !== 200) continue
      written.push(`${path} ${field}`)
      entity = await api.first(path)
      break
    }
  }
  return written
}

/** The pages of an organisation that are built. */
const pages = registry
  .filter((page) => page.signedIn && !page.redirect && !page.layout && isBuilt(page))
  .map(({ path }) => addressOf(path, { language: 'en', organisation }))

/** Goes to a page as a link does, which starts no app again, until it is there and asks for nothing more. */
async function go(tab: Page, address: string) {
  const rest = requestsOf(tab)
  const title = await tab.title()
  await tab.evaluate((next) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState(null, '', next)
  }, address)
  await tab.waitForFunction((left) => document.title !== left || document.querySelector('h1:not([data-left])'), title)
  await rest()
}

test('a script in every text of the sample data runs on no screen', async ({ tab, person, deployed }) => {
  const api = await openApi(deployed.apiUrl)
  const paths = await entityPaths()
  expect(paths.length).toBeGreaterThan(5)
  const written = (await Promise.all(paths.map((path) => poison(api, path)))).flat()
  expect(new Set(written.map((line) => line.split(' ')[0])).size, written.join('\n')).toBeGreaterThan(paths.length / 2)

  await person.addInitScript(() => Object.assign(window, { ran: () => Object.assign(window, { didRun: true }) }))
  await signIn(tab)
  const seen: string[] = []
  const look = async () => {
    await tab.getByRole('heading', { level: 1 }).first().waitFor()
    const found = await tab.evaluate(() => ({
      ran: 'didRun' in window,
      made: document.querySelectorAll('img[src="x"], a[href^="javascript" i], [onerror]').length,
      shown: document.body.innerText.includes('onerror'),
    }))
    expect(found, tab.url()).toMatchObject({ ran: false, made: 0 })
    if (found.shown) seen.push(new URL(tab.url()).pathname)
  }
  for (const page of pages) {
    await go(tab, `${page}?q=onerror`)
    await look()
    const link = tab.getByRole('row').filter({ hasText: 'onerror' }).getByRole('link').first()
    if ((await link.count()) === 0) continue
    const before = tab.url()
    const rest = requestsOf(tab)
    await link.click()
    // What is opened may stand at the same path, named behind it.
    await tab.waitForURL(({ href }) => href !== before)
    await rest()
    await look()
  }
  // It was there to be seen, or nothing is proven.
  expect(seen.length).toBeGreaterThan(1)
})
