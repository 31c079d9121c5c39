import type { Page } from 'playwright'
import { expect } from 'vitest'
import { enter, organisation, signIn, test } from './journey.ts'

/** Create deliveries: published, with a step "Approve" that waits for nobody here. */
const address = `/en/${organisation}/bp/task?process=PRC-00082`

const step = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(User|Service) task ${name}`) })
const steps = (page: Page) => page.locator('.djs-element[aria-label]').evaluateAll((all) => all.length)
const status = (page: Page, text: string | RegExp) => page.locator('.emb-app-save-status').getByText(text).waitFor()

/** Draws by keyboard: takes a step away. */
async function remove(page: Page, name: string): Promise<void> {
  await step(page, name).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await step(page, name).waitFor({ state: 'detached' })
}

test('the network is cut while one draws, the tab is closed, and everything is there again', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto(address)
  await step(page, 'Approve').waitFor()
  const before = await steps(page)

  await context.setOffline(true)
  await remove(page, 'Check automatically')
  await remove(page, 'Approve')
  await status(page, 'Kept on this device')
  const drawn = await steps(page)
  expect(drawn).toBeLessThan(before)
  await page.close()
  await context.setOffline(false)

  const tab = await context.newPage()
  await tab.goto(address)
  await tab.getByRole('heading', { name: /^Drawn on .* and not saved$/ }).waitFor()
  await tab.getByRole('button', { name: 'See the difference' }).click()
  const difference = tab.getByRole('dialog', { name: /See the difference/ })
  await difference.locator('.emb-change-name').getByText('Check automatically', { exact: true }).waitFor()
  await difference.getByRole('button', { name: 'Close' }).first().click()
  await tab.getByRole('button', { name: 'Continue' }).click()
  await status(tab, /^Saved/)
  expect(await steps(tab)).toBe(drawn)

  // The server has it: nothing is offered any more.
  await tab.reload()
  await step(tab, 'Complete data').waitFor()
  expect(await steps(tab)).toBe(drawn)
  expect(await step(tab, 'Approve').count()).toBe(0)
  await tab.close()
})

test('two tabs on one diagram: the difference is shown, and no stroke is lost', async ({ page, context }) => {
  await signIn(page)
  await page.goto(address)
  await step(page, 'Approve').waitFor()
  const other = await context.newPage()
  await other.goto(address)
  await step(other, 'Approve').waitFor()

  await remove(page, 'Approve')
  await status(page, /^Saved/)
  await other.getByText('A newer revision was saved in another tab.').waitFor()
  await remove(other, 'Complete data')
  const conflict = other.getByRole('region', { name: 'Conflicting changes' })
  await conflict.waitFor()
  await conflict.getByRole('button', { name: 'See the difference' }).click()
  const difference = other.getByRole('dialog', { name: /See the difference/ })
  await difference.locator('.emb-change-name').getByText('Approve', { exact: true }).waitFor()
  await difference.locator('.emb-change-name').getByText('Complete data', { exact: true }).waitFor()
  await difference.getByRole('button', { name: 'Close' }).first().click()
  await conflict.getByRole('button', { name: 'Keep both, theirs by name' }).click()
  await status(other, /^Saved/)

  // Mine is the newest, theirs a revision with a name.
  await page.getByRole('button', { name: 'Show it' }).click()
  await step(page, 'Approve').waitFor()
  await expect.poll(() => step(page, 'Complete data').count()).toBe(0)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Marta Kowalczyk, .* · Draft/ }).waitFor()
})

test('a session that ends while one draws: after the sign-in the drawing goes on', async ({ page, context }) => {
  await signIn(page)
  await page.goto(address)
  await step(page, 'Approve').waitFor()
  const other = await context.newPage()
  await other.goto(address)
  await remove(page, 'Approve')
  // As a sign-out in another tab does.
  await other.evaluate(() => localStorage.removeItem('access_token'))
  await page.waitForURL(/\/sign-in/)
  await enter(page)
  await page.getByText('What you drew before the sign-in is back').waitFor()
  await status(page, /^Saved/)
  expect(await step(page, 'Approve').count()).toBe(0)
})
