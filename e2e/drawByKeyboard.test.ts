import type { Page } from 'playwright'
import { expect } from 'vitest'
import { organisation, signIn, test } from './journey.ts'
import { focused, inside, tabTo } from './keyboard.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Outline' })
const row = (page: Page, name: RegExp | string) => tree(page).getByRole('treeitem', { name })
const selected = (page: Page, name: RegExp) =>
  tree(page).locator('[aria-selected="true"]').and(row(page, name)).waitFor()

/** Adds behind what is selected: `A`, the kind by its first letters, the lane by its own, the name. */
async function add(page: Page, name: string, { kind, lane }: { kind?: string; lane?: string } = {}): Promise<void> {
  await page.keyboard.press('a')
  const field = page.getByRole('textbox', { name: 'Name', exact: true }).and(page.locator('.emb-outline-form *'))
  await tabTo(page, field)
  if (lane !== undefined) {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type(lane)
  }
  if (kind !== undefined) {
    await tabTo(page, page.locator('.emb-outline-form select').first(), 'Shift+Tab')
    await page.keyboard.type(kind)
  }
  await tabTo(page, field)
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await selected(page, new RegExp(name.replace('?', '\\?')))
}

/** Goes to a row by its name, from anywhere on the page. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(page, tree(page), 'Shift+Tab')
  await page.keyboard.press('/')
  await focused(page.getByRole('searchbox', { name: 'Search the outline' }))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await selected(page, new RegExp(name))
}

test('a process is drawn by keyboard alone, from its creation to its publication', async ({ page }) => {
  await signIn(page)
  await page.goto(`/en/${organisation}/bp/processes/new`)
  await tabTo(page, page.getByRole('textbox', { name: 'Code' }))
  await page.keyboard.type('O2C-99-10')
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }))
  await page.keyboard.type('Sell by keyboard')
  await page.keyboard.press('Enter')
  const build = page.getByRole('link', { name: 'Open in Build' })
  await tabTo(page, build)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Add start event' }))
  await page.keyboard.press('Enter')
  await row(page, /^Start event/).waitFor()
  await tabTo(page, tree(page))
  await page.keyboard.press('Home')
  await page.keyboard.press('F2')
  await inside(page, 'input')
  await page.keyboard.type('Order received')
  await page.keyboard.press('Enter')
  await row(page, /^Start event Order received/).waitFor()

  // Two lanes around it.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await focused(page.getByRole('menuitem', { name: /^Add a step/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await focused(page.getByRole('textbox', { name: 'Name', exact: true }).and(page.locator('.emb-outline-form *')))
  await page.keyboard.type('Terranova')
  await page.keyboard.press('Enter')
  await selected(page, /^Pool Terranova/)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Split into lanes/ }).waitFor()
  await inside(page, '[role="menu"]')
  await page.keyboard.type('Split into')
  await page.keyboard.press('Enter')
  await focused(page.getByRole('textbox', { name: 'Upper lane' }))
  await page.keyboard.type('Sales')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Shipping')
  await page.keyboard.press('Enter')
  await row(page, /^Lane Shipping/).waitFor()

  // Six steps, and a gateway with two ways.
  await goTo(page, 'Order received')
  await add(page, 'Create sales order')
  await add(page, 'Check credit limit', { kind: 'Service' })
  await add(page, 'Credit approved?', { kind: 'Exclusive' })
  await add(page, 'Create delivery', { lane: 'Shipping' })
  await add(page, 'Post goods issue')
  await add(page, 'Create invoice', { lane: 'Sales' })
  await add(page, 'Invoice sent', { kind: 'End' })
  await goTo(page, 'approved')
  await page.keyboard.press('c')
  await inside(page, 'input')
  await page.keyboard.type('Clarify credit block')
  await page.getByRole('option', { name: /^New step/ }).waitFor()
  await page.keyboard.press('Enter')
  await selected(page, /Clarify credit block/)
  await add(page, 'Order refused', { kind: 'End' })

  // Who answers for each step, and what one uses.
  for (const step of [
    'Create sales order',
    'Check credit limit',
    'Create delivery',
    'Post goods issue',
    'Create invoice',
    'Clarify credit block',
  ]) {
    await goTo(page, step)
    const accountable = page.getByRole('combobox', { name: 'Accountable (A)' })
    await tabTo(page, accountable)
    await page.keyboard.type('Head of sales')
    await page
      .getByRole('option', { name: /Head of sales/ })
      .first()
      .waitFor()
    await page.keyboard.press('Tab')
  }
  await goTo(page, 'Create sales order')
  await tabTo(page, page.getByRole('combobox', { name: 'Transactions' }))
  await page.keyboard.type('VA01')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /VA01/ }).first().waitFor()

  // Nothing is wrong with it but that both ways are not named.
  await page
    .locator('.emb-app-save-status')
    .getByText(/^Saved/)
    .waitFor()
  await tabTo(page, page.getByRole('button', { name: /^\d+ problems?$/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('region', { name: 'Problems' }).getByRole('img', { name: 'Error' }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await tabTo(page, page.getByRole('button', { name: 'Publish revision' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await focused(page.getByRole('textbox', { name: 'Name of the revision' }))
  await page.keyboard.type('First release')
  await page.keyboard.press('Enter')
  await page.getByText('Published').first().waitFor()
})
