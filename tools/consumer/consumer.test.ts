import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { launchOptions } from '../chromium.ts'
import { publishedPackages } from '../packages/publishedPackages.ts'
import { root } from '../run.ts'
import { serve, type StaticServer } from '../serve.ts'
import { differenceOf } from '../visual/differences.ts'
import { buildConsumerApps } from './consumerApp.ts'
import { importedPackages, readmeBlocks } from './readmes.ts'
import { runServerApp } from './serverApp.ts'

// Two new apps outside the workspace: packed packages, their own rows, React's strict mode, no provider, a strict policy; every
// block of the readmes pasted, types as strict as they can be. What is wrong with any of it fails before the first test.
let folder = ''
let server: StaticServer | undefined
let next: StaticServer | undefined
let browser: Browser | undefined
let page: Page
const problems: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embpm-consumer-'))
  const apps = await buildConsumerApps(folder)
  server = await serve(apps.vite)
  // A page that is exported has scripts in it.
  next = await serve(apps.next, 0, {})
  browser = await chromium.launch(await launchOptions())
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if ([server, next].every((one) => one && !request.url().startsWith(one.url)))
      problems.push(`asked ${request.url()}`)
  })
})

afterEach(() => {
  expect(problems.splice(0), 'what went wrong on the way').toEqual([])
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await next?.close()
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

test.each(readmeBlocks().map((block) => [block.file, block] as const))(
  'the block %s of a readme needs nothing that the readme does not tell to install',
  (_, block) => {
    const told = [...block.installed, 'react', 'react-dom']
    expect(importedPackages(block).filter((name) => !told.includes(name))).toEqual([])
  },
)

const manifestShape = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** What an installed package asks for. */
const manifestOf = async (name: string) =>
  manifestShape.parse(JSON.parse(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')))

test('the packages ask for ranges, and leave to the consumer what is seen in their types', async () => {
  const exact: string[] = []
  for (const { name } of publishedPackages()) {
    const { dependencies } = await manifestOf(name)
    for (const [library, range] of Object.entries(dependencies))
      if (/^\d/.test(range)) exact.push(`${name}: ${library} ${range}`)
  }
  expect(exact).toEqual([])
  expect(Object.keys((await manifestOf('@embpm/contract')).peerDependencies)).toEqual(['zod'])
})

test('a picker brings neither zod nor oRPC', async () => {
  const brought = new Set<string>()
  const bring = async (name: string) => {
    const { dependencies, peerDependencies } = await manifestOf(name)
    for (const library of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
      if (brought.has(library)) continue
      brought.add(library)
      if (library.startsWith('@embpm/')) await bring(library)
    }
  }
  await bring('@embpm/pickers')
  expect([...brought].filter((name) => name === 'zod' || name.startsWith('@orpc/'))).toEqual([])
  expect(brought).toContain('@embpm/ui')
})

/** Opens the page with a design of its own, see `app/host/main.ts`. */
async function host(query: string, on = page) {
  await on.goto(`${server?.url}/host.html?${query}`)
  await on.locator('html[data-ready]').waitFor()
}

test.each(['', '&hostile'])('the packages change no pixel of a page that imports them (host%s)', async (design) => {
  await host(design)
  const before = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await host(`import${design}`)
  const after = await page.screenshot({ fullPage: true, animations: 'disabled' })
  expect(differenceOf(before, after)?.words).toBeUndefined()
})

const partsOf = (on: Page) => on.locator('#parts')

/** What a person sees of the parts, one after the other. */
const scenes: Readonly<Record<string, (on: Page) => Promise<Locator>>> = {
  'fields, tokens, buttons and texts': (on) => Promise.resolve(partsOf(on)),
  'a field in focus with its suggestions': async (on) => {
    await partsOf(on).getByRole('combobox').first().focus()
    await on.keyboard.type('117')
    await on.locator('.emb-suggestions:not([data-status="loading"]) [role="option"]').first().waitFor()
    return on.locator('.emb-suggestions')
  },
  'the dialog with table, marked row and preview': async (on) => {
    await partsOf(on).getByRole('combobox').first().focus()
    await on.keyboard.press('F4')
    await on.getByRole('dialog').waitFor()
    await on.keyboard.type('117')
    const rows = on.getByRole('dialog').locator('[role="row"]:has([role="gridcell"])')
    await expect.poll(() => rows.count()).toBe(1)
    for (const key of ['ArrowDown', 'End', 'Enter']) await on.keyboard.press(key)
    await on.locator('.emb-preview h4').first().waitFor()
    return on.getByRole('dialog')
  },
  'the filters of the dialog': async (on) => {
    await partsOf(on).getByRole('combobox').first().focus()
    await on.keyboard.press('F4')
    await on
      .getByRole('dialog')
      .getByRole('button', { name: /filter/i })
      .first()
      .click()
    const popover = on.locator('.emb-popover, .emb-menu').last()
    await popover.waitFor()
    return popover
  },
  'the dialog with a tree': async (on) => {
    await partsOf(on).getByRole('combobox').nth(2).focus()
    await on.keyboard.press('F4')
    await on.getByRole('treeitem').first().waitFor()
    return on.getByRole('dialog')
  },
  'the calendar': async (on) => {
    await on.locator('.emb-date-box button').click()
    await on.locator('.emb-calendar-popover').waitFor()
    return on.locator('.emb-calendar-popover')
  },
}

test.each(Object.entries(scenes))('a page with a design of its own does not reach into %s', async (_, scene) => {
  const pictures: Buffer[] = []
  const styles: string[][] = []
  for (const query of ['parts', 'parts&hostile']) {
    await host(query)
    const part = await scene(page)
    await page.mouse.move(0, 799)
    styles.push(z.array(z.string()).parse(JSON.parse(await part.evaluate(computedStyles))))
    pictures.push(await part.screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  const [plain = [], hostile = []] = styles
  expect(hostile.filter((line, index) => line !== plain[index]).slice(0, 40)).toEqual([])
  expect(hostile.length).toBe(plain.length)
  const [before, after] = pictures
  expect(before && after && differenceOf(before, after)?.words).toBeUndefined()
})

/** Every element with all of its styles, each a line, as JSON: one text is handed over faster than a list of many. */
function computedStyles(root: Element): string {
  // What our parts are put into is not ours, and nobody sees what is clipped to a pixel.
  const all = [root, ...root.querySelectorAll('*')].filter(
    (element) =>
      element.closest('[class*="emb-"]') !== null &&
      element.closest('[style*="clip"]') === null &&
      element.checkVisibility(),
  )
  // Where something is and how large is what the picture shows, and depends on how long the page is.
  const geometry =
    /^(?:--|-webkit-locale|(?:inset|top|right|bottom|left|(?:inline|block)-size|width|height)\b|\w+-origin)/
  const lines = all.flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== null && style.content === 'none') return []
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
      return [...style]
        .filter((property) => !geometry.test(property))
        .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
    }),
  )
  return JSON.stringify(lines)
}

const axeShape = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
})

/** What axe finds in these parts of the page. */
async function accessibility(...include: string[]) {
  await page.evaluate(await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'))
  const { violations } = axeShape.parse(await page.evaluate(`axe.run(${JSON.stringify({ include })})`))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('axe finds nothing in the parts and dialogs of such a page', async () => {
  await host('parts&hostile')
  expect(await accessibility('#parts')).toEqual([])
  await scenes['the dialog with table, marked row and preview']?.(page)
  expect(await accessibility('[role=dialog]')).toEqual([])
})

test('a Next.js app draws parts on its server, picks by keyboard and has a design of its own', async () => {
  await page.goto(`${next?.url}/`, { waitUntil: 'networkidle' })
  await page.getByText('Drawn on the server').waitFor()
  expect(await accessibility('#parts')).toEqual([])
  await page.getByRole('combobox').focus()
  await page.keyboard.press('F4')
  await page.getByRole('row').filter({ hasText: 'SRV-00130' }).waitFor()
  expect(await accessibility('[role=dialog]')).toEqual([])
  await goToItem()
  await page.getByRole('dialog').locator('[aria-selected="true"]').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.getByRole('combobox').inputValue()).toContain('Sales order')
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
