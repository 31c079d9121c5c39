import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../chromium.ts'
import { serve, type StaticServer } from '../serve.ts'
import { buildConsumerApp } from './consumerApp.ts'

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

test('a consumer picks a service of its own by keyboard', async () => {
  await page.goto(server?.url ?? '')
  await page.getByRole('button', { name: 'Select service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select service' })
  await dialog.waitFor()
  // The search has the focus: typing narrows at once, tokens in any order.
  await page.keyboard.type('17 billing')
  await expect.poll(() => dialog.getByRole('row', { name: /Billing document/ }).count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.locator('[role="row"][aria-selected="true"]').waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('output').textContent()).toMatch(/^SRV-\d*17\d*$/)
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Service' }).inputValue())
    .toMatch(/^Billing document \d*17\d*/)
})

test('nothing went wrong on the way', () => {
  expect(problems).toEqual([])
})
