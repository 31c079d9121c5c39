import { expect } from 'vitest'
import { organisation, signIn, test } from './journey.ts'

const at = (page: string) => `/en/${organisation}/${page}`

test('a consultant compares a table with its next version, and sees what became of a field', async ({ page }) => {
  await signIn(page)
  await page.goto(at('bim/data/DM-00001'))
  await page.getByRole('button', { name: 'New version' }).click()
  await page.getByRole('heading', { level: 1, name: '1 - VBAK v2' }).waitFor()
  await page.getByRole('grid', { name: 'Fields' }).getByRole('link', { name: 'MATNR' }).click()
  const length = page.getByRole('spinbutton', { name: 'Length' }).or(page.getByRole('textbox', { name: 'Length' }))
  await length.first().fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.goto(at('bim/data/DM-00001'))
  await page.getByRole('link', { name: 'Compare: Version 2' }).click()
  await page.getByRole('heading', { level: 1, name: 'VBAK, versions 1 and 2' }).waitFor()
  await page.getByRole('cell', { name: 'Changed, Length: 40, now 50' }).waitFor()
})

test('a requirement is approved, and the chain that it is a part of is drawn by a worker under the strict policy', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(at('bp/requirements/REQ-00003'))
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByText(/^Locked by the approval of Marta Kowalczyk, /).waitFor()
  await page.goto(at('bp/requirements/REQ-00001'))
  const chain = page.getByRole('group', { name: /^What REQ-0001 comes from/ })
  await chain.getByRole('link').nth(2).waitFor()
  expect(await chain.getByRole('link').count()).toBeGreaterThan(2)
})

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
