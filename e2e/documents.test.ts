import { expect } from 'vitest'
import { organisation, signIn, test } from './journey.ts'

const list = `/en/${organisation}/bp/master-data/documents`

test('what is in documents is shown under the strict policy: PDF, Word, Excel, picture, text', async ({ page }) => {
  await signIn(page)
  await page.goto(`${list}/DOC-00004`)
  await page.locator('.textLayer > *').first().waitFor({ state: 'attached' })
  await page.goto(`${list}/DOC-00003`)
  await page.locator('.emb-app-docx h3').first().waitFor()
  await page.goto(`${list}/DOC-00005`)
  await page.getByRole('cell', { name: 'Load balances' }).waitFor()
  await page.goto(`${list}/DOC-00011`)
  const picture = page.getByRole('img', { name: /^Organisation_chart/ })
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.src.startsWith('blob:'))).toBe(true)
  await page.goto(`${list}/DOC-00013`)
  await page.locator('pre', { hasText: '3 Steps' }).waitFor()
})

test('a file is sent without the access token, and is there after a reload', async ({ page }) => {
  await signIn(page)
  await page.goto(`${list}/DOC-00013`)
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/upload-file/')) tokens.push(request.headers()['authorization'])
  })
  const buffer = Buffer.from('New rules for returns')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'rules.txt', mimeType: 'text/plain', buffer })
  await page.locator('pre', { hasText: 'New rules for returns' }).waitFor()
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens.every((token) => token === undefined)).toBe(true)
  // It is kept by this browser.
  await page.reload()
  await page.locator('pre', { hasText: 'New rules for returns' }).waitFor()
})
