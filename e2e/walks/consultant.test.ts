import type { Page } from 'playwright'
import { expect } from 'vitest'
import { organisation, signIn, test } from '../journey.ts'

const at = (page: string) => `/en/${organisation}/${page}`

/** A table of 300 fields, as a database writes it. */
const fields = Array.from({ length: 300 }, (_, index) => `  FIELD_${String(index + 1).padStart(3, '0')} varchar(40)`)
const script = `CREATE TABLE ZORDERS300 (\n  ORDER_ID varchar(10) PRIMARY KEY,\n${fields.join(',\n')}\n);`

test('a consultant takes a table over, makes a version, compares, links it to a step, uploads, approves, and sees the chain', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(at('bim/create'))
  await page.getByRole('button', { name: 'Take over from …' }).click()
  await page.getByRole('menuitem', { name: 'SQL script (CREATE TABLE)' }).click()
  const dialog = page.getByRole('dialog', { name: 'SQL script (CREATE TABLE)' })
  await dialog.getByRole('textbox', { name: 'Or paste the script' }).fill(script)
  await dialog.getByText('301 fields').waitFor()
  await dialog.getByRole('button', { name: 'Take over' }).click()
  await page.getByText('301 fields').first().waitFor()
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.getByRole('heading', { level: 1, name: /ZORDERS300 v1/ }).waitFor()

  await page.getByRole('button', { name: 'New version' }).click()
  await page.getByRole('heading', { level: 1, name: /ZORDERS300 v2/ }).waitFor()
  const newest = page.url()
  await page.getByRole('grid', { name: 'Fields' }).getByRole('link', { name: 'FIELD_001' }).click()
  await lengthOf(page).fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.goto(newest)
  await page.getByRole('link', { name: 'Compare: Version 1' }).click()
  await page.getByRole('heading', { level: 1, name: 'ZORDERS300, versions 1 and 2' }).waitFor()
  await page.getByRole('cell', { name: 'Changed, Length: 40, now 50' }).waitFor()

  await page.goto(at('bp/task?process=PRC-00082'))
  await page.getByRole('button', { name: /^User task Complete data/ }).focus()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('combobox', { name: 'Data objects' })
  await picker.fill('ZORDERS300')
  await page.getByRole('option', { name: /ZORDERS300 v2/ }).click()
  await page
    .getByRole('list', { name: 'Data objects' })
    .getByRole('link', { name: /ZORDERS300 v2/ })
    .waitFor()
  await page
    .locator('.emb-app-save-status')
    .getByText(/^Saved/)
    .waitFor()

  await page.goto(at('bp/ricefw/RIC-00002'))
  const buffer = Buffer.from('What the interface does')
  const place = page.getByRole('region', { name: 'Documents' })
  await place.locator('input[type=file]').setInputFiles({ name: 'functional.txt', mimeType: 'text/plain', buffer })
  await place
    .getByRole('link', { name: /functional/ })
    .first()
    .waitFor()

  await page.goto(at('bp/requirements/REQ-00003'))
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByText(/^Locked by the approval of Marta Kowalczyk, /).waitFor()
  // A worker draws the chain, under the strict policy.
  const chain = page.getByRole('group', { name: /^What REQ-0003 comes from/ })
  await chain.getByRole('link').nth(1).waitFor()
})

const lengthOf = (page: Page) =>
  page
    .getByRole('spinbutton', { name: 'Length' })
    .or(page.getByRole('textbox', { name: 'Length' }))
    .first()

test('the organisation of a day is a chart whose cards are reached by keys', async ({ page }) => {
  await signIn(page)
  await page.goto(at('bp/org'))
  const chart = page.getByRole('tree').last()
  await chart.getByRole('treeitem').nth(3).waitFor()
  await chart.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await chart.getByRole('treeitem').count()).toBeLessThan(200)
})
