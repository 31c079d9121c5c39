import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { signIn, test } from './journey.ts'

test('a consultant finds a service, changes which one replaces it, and finds the change after a reload', async ({
  page,
  context,
}) => {
  await signIn(page)

  // Tokens in any order, then a sort; the address carries both.
  await page.getByRole('searchbox', { name: 'Search services' }).fill('sales idoc')
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') })
  await page.getByText(/filtered from/).waitFor()
  const texts = await rows.allInnerTexts()
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts.slice(0, 10)) {
    expect(text.toLowerCase()).toContain('idoc')
    expect(text.toLowerCase()).toContain('sales')
  }
  await page.getByRole('columnheader', { name: /^Service name/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('sales idoc')
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('serviceName')
  await page.locator('[role=columnheader][aria-sort=ascending]', { hasText: 'Service name' }).waitFor()
  const firstTen = (list: typeof rows) => list.allInnerTexts().then((all) => all.slice(0, 10))
  const serviceNames = async () => (await firstTen(rows)).map((text) => text.split('\n')[1] ?? '')
  await expect.poll(async () => ascending(await serviceNames())).toBe(true)

  // The same view in a second tab.
  const second = await context.newPage()
  await second.goto(page.url())
  const secondRows = second.getByRole('row').filter({ has: second.getByRole('gridcell') })
  await expect.poll(() => firstTen(secondRows)).toEqual(await firstTen(rows))
  await second.close()

  // Open one and pick another by keyboard alone.
  await rows.first().getByRole('link').first().click()
  const field = page.getByRole('combobox', { name: /Replaced by/ })
  await field.focus()
  await page.keyboard.press('F4')
  const dialog = page.getByRole('dialog', { name: /Select service/ })
  await dialog.waitFor()
  await page.keyboard.type('purchase order')
  await dialog.getByText(/filtered from/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  const chosen = await field.inputValue()
  expect(chosen.toLowerCase()).toMatch(/purchase|order/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.reload()
  await expect.poll(() => page.getByRole('combobox', { name: /Replaced by/ }).inputValue()).toBe(chosen)
})

const ascending = (texts: readonly string[]) =>
  texts.length === 10 && texts.every((text, index) => index === 0 || (texts[index - 1] ?? '').localeCompare(text) <= 0)

test('two tabs edit one service: the second is told, and nothing of either is lost', async ({ page, context }) => {
  await signIn(page)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const description = (tab: typeof page) => tab.getByRole('textbox', { name: /Description/ })
  await description(page).waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await description(second).waitFor()

  await description(page).fill('Written in the first tab')
  await description(second).fill('Written in the second tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await second.getByRole('button', { name: 'Save', exact: true }).click()

  const conflict = second.getByRole('region', { name: 'Conflicting changes' })
  await conflict.waitFor()
  expect(await conflict.innerText()).toContain('Written in the first tab')
  expect(await conflict.innerText()).toContain('Written in the second tab')
  expect(await description(second).inputValue()).toBe('Written in the second tab')
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await second.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => description(page).inputValue()).toBe('Written in the second tab')
})

test('a deleted service comes back by Undo', async ({ page }) => {
  await signIn(page)
  const name = await page.getByRole('row').nth(1).getByRole('link').first().innerText()
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain(name)
})

test('leaving with unsaved changes asks first, and staying keeps them', async ({ page }) => {
  await signIn(page)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const description = page.getByRole('textbox', { name: /Description/ })
  await description.fill('Not saved yet')
  await page.goBack()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Stay|Keep editing/ })
    .click()
  expect(await description.inputValue()).toBe('Not saved yet')
})

test('what was found is exported as CSV and as a workbook', async ({ page }) => {
  await signIn(page)
  await page.getByRole('searchbox', { name: 'Search services' }).fill('sales idoc')
  await page.getByText(/filtered from/).waitFor()
  const total = Number(
    /of ([\d,]+)/.exec((await page.getByText(/^1–\d+ of/).textContent()) ?? '')?.[1]?.replace(',', ''),
  )
  const saved = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: format }).click()
    const file = await download
    expect(await file.failure()).toBe(null)
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const csv = await saved('CSV')
  expect(csv.name).toMatch(/\.csv$/)
  // A head and a line for each row; no text of the sample has a line break.
  expect(csv.bytes.toString('utf8').trim().split(/\r?\n/)).toHaveLength(total + 1)
  const workbook = await saved('Excel')
  expect(workbook.name).toMatch(/\.xlsx$/)
  // A ZIP archive begins so.
  expect(workbook.bytes.subarray(0, 2).toString('latin1')).toBe('PK')
})

test('a filter by conditions is in the address: it goes back, survives a reload, and counts its values', async ({
  page,
}) => {
  await signIn(page)
  const total = page.getByText(/^1–\d+ of /)
  await total.waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Service name', exact: true }).click()
  await page.getByRole('textbox', { name: 'Filter value' }).fill('Z*')
  await page.keyboard.press('Enter')
  await page.getByText('No row matches').waitFor()
  await page.getByRole('textbox', { name: 'Filter value' }).fill('bapi*')
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('?serviceName=bapi*')
  await page.getByRole('button', { name: 'Service name begins with bapi' }).waitFor()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  const counted = page.getByRole('checkbox', { name: 'RFC' })
  await counted.check()
  await page.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'None of' })
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('!RFC')

  await page.reload()
  await page.getByRole('button', { name: 'Type is not RFC' }).waitFor()
  await page.getByRole('button', { name: 'Service name begins with bapi' }).waitFor()
  // All that narrows the list is one step.
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByText(/filtered from/).waitFor({ state: 'hidden' })
  await page.goForward()
  await page.getByRole('button', { name: 'Type is not RFC' }).waitFor()
})
