import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../chromium.ts'
import { serve, type StaticServer } from '../serve.ts'
import { buildConsumerApp } from './consumerApp.ts'
import { runServerApp } from './serverApp.ts'

// A new app outside the workspace: packed packages, its own rows, React's strict mode, no provider, a strict policy.
let folder = ''
let server: StaticServer | undefined
let browser: Browser | undefined
let page: Page
const problems: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embpm-consumer-'))
  server = await serve(await buildConsumerApp(folder))
  browser = await chromium.launch(await launchOptions())
  page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (server && !request.url().startsWith(server.url)) problems.push(`asked ${request.url()}`)
  })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  if (folder !== '') await rm(folder, { recursive: true, force: true })
})

/** What each picker gives for the one item with 117 in it. */
const pickers = {
  area: '"BA-117"',
  'cost-object': '"CO-117"',
  'data-element': '"DE-117"',
  'dictionary-fields': '["DF-117"]',
  'dictionary-table': '"DT-117"',
  'gl-account': '["4117"]',
  ricefw: String.raw`"{\"ricefw\":\"RPT-117\"}"`,
  'ricefw-page': '"RF-117"',
  'sap-table': '"ST-117"',
  service: '"SRV-117"',
  table: '"DM-117"',
  transaction: String.raw`"{\"transaction\":\"VA117\"}"`,
}

/** Opens a picker by keyboard and searches for the item; the search has the focus at once. */
async function search(query: string) {
  await page.goto(`${server?.url}?${query}`)
  await page.getByRole('combobox').focus()
  await page.keyboard.press('F4')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.type('117')
  // It may be in sight before the search is answered; then it is the last one.
  const last = dialog.locator('[role="row"]:has([role="gridcell"]), [role="treeitem"]').last()
  await expect.poll(() => last.textContent()).toContain('117')
  return { dialog }
}

/** Below the search, the last one: the nodes above it come first. */
async function goToItem() {
  for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key)
}

test.each(Object.entries(pickers))('a consumer picks with the %s picker by keyboard', async (picker, value) => {
  const { dialog } = await search(`picker=${picker}`)
  await goToItem()
  await dialog.locator('[aria-selected="true"]').waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('output').textContent()).toBe(value)
  const shown = page.getByRole('combobox').or(page.getByRole('listitem'))
  await expect
    .poll(async () => (await shown.first().textContent()) || page.getByRole('combobox').inputValue())
    .toContain('117')
})

/** Texts of rows that have no digit, and a word of React Aria, which follows the locale. */
const data = ['OData', 'dialog', 'CHAR', 'TRANSP', 'Report', 'low', 'high', 'build', 'EUR', 'Cost centre', 'Dismiss']

/** All texts and names that are on the page, but for keys of the keyboard, signs and data. */
const strangeWords = (data: readonly string[]) => {
  const texts = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    // What was searched for is marked; the text is the whole.
    const whole = parentElement?.matches('mark') ? parentElement.parentElement : parentElement
    const text = whole?.querySelector(':scope > mark') ? whole : node
    if (whole?.closest('script, style, kbd, output') === null) texts.add(text.textContent?.trim() ?? '')
  }
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'])
      texts.add(element.getAttribute(name)?.trim() ?? '')
  return [...texts].filter(
    (text) => /\p{L}/u.test(text) && !text.includes('§') && !/\d/.test(text) && !data.includes(text),
  )
}

test.each(Object.keys(pickers))('every word of the %s picker can be replaced', async (picker) => {
  const { dialog } = await search(`picker=${picker}&words=replaced`)
  expect(await page.evaluate(strangeWords, data)).toEqual([])
  await goToItem()
  await dialog.locator('[aria-selected="true"]').waitFor()
  expect(await page.evaluate(strangeWords, data)).toEqual([])
})

test('nothing went wrong on the way', () => {
  expect(problems).toEqual([])
})

test('React Server Components draw with the packages', async () => {
  const { failed, flight, pure, references } = await runServerApp(folder)
  expect(failed).toEqual([])
  expect(flight).toContain('Drawn on the server')
  // A part of the browser is named, not drawn.
  expect(flight).toMatch(/PageHead\.js/)
  expect(flight).toMatch(/DialogRoot\.js/)
  expect(pure).toBe(true)
  expect(references).toBeGreaterThan(50)
})
