import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { organisation, signIn, test } from '../journey.ts'

const element = (page: Page, name: RegExp) =>
  page.locator('.djs-element[aria-label]').and(page.getByLabel(name)).first()
const pad = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: /^Actions/ }).getByRole('button', { name, exact: true })

/** Where something is on the page. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** An empty corner of the canvas: a click there writes the name that is typed, and selects nothing. */
async function clickAside(page: Page): Promise<void> {
  const canvas = await page.locator('.djs-container').boundingBox()
  if (!canvas) throw new Error('There is no canvas')
  await page.mouse.click(canvas.x + canvas.width - 40, canvas.y + 24)
}

/** Clicks an element, and an action that hangs at it. */
async function press(page: Page, on: RegExp, action: string): Promise<void> {
  const { x, y } = await middleOf(element(page, on))
  await page.mouse.click(x, y)
  await pad(page, action).click()
}

/** Types into the field that is open on the canvas. */
async function typeName(page: Page, name: string): Promise<void> {
  await page.locator('.djs-direct-editing-content').waitFor()
  await page.keyboard.type(name)
  await clickAside(page)
}

/** Names what is drawn somewhere by a double click. */
async function rename(page: Page, { x, y }: { x: number; y: number }, name: string): Promise<void> {
  await page.mouse.dblclick(x, y)
  await typeName(page, name)
}

/** Appends by the pad of an element; the name is typed where it is drawn, for which events and gateways are double-clicked. */
async function append(page: Page, after: RegExp, action: string, name: string): Promise<void> {
  await press(page, after, action)
  if (action === 'Append task') await typeName(page, name)
  else await rename(page, await middleOf(page.locator('.djs-element.selected[aria-label]').first()), name)
  await element(page, new RegExp(name.replace('?', '\\?'))).waitFor()
}

test('a process is drawn by mouse, from its creation to its publication', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 1000 })
  await signIn(page)
  await page.goto(`/en/${organisation}/bp/processes/new`)
  await page.getByRole('textbox', { name: 'Code' }).fill('O2C-99-20')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sell by mouse')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('link', { name: 'Open in Build' }).click()
  await page.getByRole('button', { name: 'Add start event' }).click()
  await element(page, /^Start event/).waitFor()

  // A pool around it, in two lanes.
  await page.getByRole('button', { name: 'Create pool' }).click()
  const start = await middleOf(element(page, /^Start event/))
  await page.mouse.move(start.x + 250, start.y + 20, { steps: 5 })
  await page.mouse.click(start.x + 250, start.y + 20)
  await element(page, /^Pool/).waitFor()
  await page.keyboard.type('Terranova')
  await clickAside(page)
  await element(page, /^Pool Terranova/).waitFor()
  const pool = await element(page, /^Pool Terranova/).boundingBox()
  if (!pool) throw new Error('The pool is not in sight')
  await page.mouse.click(pool.x + 12, pool.y + pool.height - 12)
  await pad(page, 'Divide into two lanes').click()
  const lanes = page.locator('.djs-element[aria-label^="Lane"]')
  expect(await lanes.count()).toBe(2)
  await clickAside(page)
  for (const [index, name] of ['Sales', 'Shipping'].entries()) {
    const lane = await lanes.nth(index).boundingBox()
    if (!lane) throw new Error('The lane is not in sight')
    await rename(page, { x: lane.x + 15, y: lane.y + lane.height / 2 }, name)
  }
  await rename(page, await middleOf(element(page, /^Start event/)), 'Order received')

  await append(page, /^Start event/, 'Append task', 'Create sales order')
  await append(page, /^Task Create sales order/, 'Append task', 'Check credit limit')
  await append(page, /^Task Check credit limit/, 'Append gateway', 'Credit approved?')
  await append(page, /^Exclusive gateway Credit approved/, 'Append task', 'Create delivery')
  await append(page, /^Exclusive gateway Credit approved/, 'Append task', 'Clarify credit block')
  await append(page, /^Task Create delivery/, 'Append task', 'Post goods issue')
  await append(page, /^Task Post goods issue/, 'Append task', 'Create invoice')
  await append(page, /^Task Create invoice/, 'Append end event', 'Invoice sent')
  await append(page, /^Task Clarify credit block/, 'Append end event', 'Order refused')

  // Another kind.
  await press(page, /^Task Check credit limit/, 'Change element')
  await page.getByRole('listbox').getByRole('option', { name: 'Service task', exact: true }).click()
  await element(page, /^Service task Check credit limit/).waitFor()

  // Who answers for it, and what it uses.
  const accountable = page.getByRole('combobox', { name: 'Accountable (A)' })
  await accountable.fill('Head of sales')
  await page
    .getByRole('option', { name: /Head of sales/ })
    .first()
    .click()
  const transactions = page.getByRole('combobox', { name: 'Transactions' })
  await transactions.fill('VA01')
  await page.getByRole('option', { name: /VA01/ }).first().click()
  await page.getByRole('button', { name: /VA01/ }).first().waitFor()

  await page
    .locator('.emb-app-save-status')
    .getByText(/^Saved/)
    .waitFor()
  await page.getByRole('button', { name: /^\d+ problems?$/ }).click()
  expect(await page.getByRole('region', { name: 'Problems' }).getByRole('img', { name: 'Error' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Publish revision' }).click()
  await page.getByRole('textbox', { name: 'Name of the revision' }).fill('First release')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published').first().waitFor()
})
