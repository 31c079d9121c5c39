import type { Page } from 'playwright'
import { expect } from 'vitest'
import { watchedContext } from './deployed.journey.ts'
import { enterHours, grid, saved } from './executionGrid.ts'
import { organisation, signIn } from './journey.ts'
import { menuOf } from './people.ts'
import { test } from './remote.journey.ts'
import { jonas } from './site.ts'

const row = (page: Page, order: string) => grid(page).getByRole('row', { name: new RegExp(order) })

/** Opens an order with the keyboard at week 45, in which nothing is entered yet. */
async function openWeek(page: Page, order: string): Promise<void> {
  await page.goto(`/en/${organisation}/project/execution/orders?year=2026&id=${order.replace('-1', '-')}`)
  await row(page, order).waitFor()
  await grid(page).focus()
  await page.keyboard.press('Control+Home')
  for (let week = 1; week < 45; week += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => activeCell(page)).toMatch(/^Due/)
}

/** The one whose standing and hours are these. */
const cell = (page: Page, text: string) => grid(page).getByRole('gridcell', { name: new RegExp(`^${text}\\b`) })

/** What the cell says that the keyboard is at. */
const activeCell = (page: Page) =>
  grid(page).evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.ariaLabel ?? '',
  )

test('two people confirm the same cell: one wins, the other is told, and enters theirs again or not', async ({
  browser,
  deployed,
  tab,
}) => {
  await signIn(tab)
  await openWeek(tab, 'OO-100531')
  const other = await watchedContext(browser, deployed)
  const second = await other.context.newPage()
  await second.goto('/sign-in')
  await second.getByLabel('E-mail').fill(jonas.email)
  await second.getByLabel(/^Password/).fill('any')
  await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  await menuOf(second, 'Jonas').waitFor()
  await openWeek(second, 'OO-100531')

  await enterHours(tab, '12', 'Control+Enter')
  await saved(tab)
  await enterHours(second, '20', 'Control+Enter')
  await second.getByText('There now: 12 h, 0 pc. You entered: 20 h, 0 pc.').waitFor()
  await second.getByRole('button', { name: 'Enter mine again' }).click()
  await saved(second)
  await tab.reload()
  await cell(tab, 'Confirmed 20').waitFor()
  await other.end()
})

test('what is entered without a network is kept over a reload, and sent once there is one', async ({
  tab,
  person,
  deployed,
}) => {
  await signIn(tab)
  await openWeek(tab, 'OO-100740')
  await person.setOffline(true)
  await tab.getByText('You are offline').waitFor()
  await grid(tab).focus()
  await enterHours(tab, '5', 'Enter')
  await tab.getByText('1 entry is not sent yet').waitFor()
  await person.setOffline(false)
  await tab.getByText('1 entry is not sent yet').waitFor({ state: 'detached' })
  await saved(tab)

  deployed.api = 'failing'
  await enterHours(tab, '6', 'Enter')
  await tab.getByText('1 entry is not sent yet').waitFor()
  deployed.api = 'up'
  await tab.reload()
  await cell(tab, 'Entered 6').waitFor()
  await saved(tab)
  await tab.reload()
  await cell(tab, 'Entered 6').waitFor()
  expect(await tab.getByText(/not sent yet/).count()).toBe(0)
})
