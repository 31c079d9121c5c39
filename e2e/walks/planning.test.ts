import type { Page } from 'playwright'
import { expect } from 'vitest'
import { enterHours, grid, saved } from '../executionGrid.ts'
import { organisation, signIn, test } from '../journey.ts'
import { choose, focused, named, press, tabTo } from '../keyboard.ts'

const at = (page: string) => `/en/${organisation}/project/${page}`
/** Waits until the cell that the keyboard is at is the one of a week. */
const isAt = (page: Page, week: string) =>
  expect
    .poll(() =>
      grid(page).evaluate((element) => {
        const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
        const heads = [...element.querySelectorAll('[role="columnheader"]')]
        return heads.find((head) => head.ariaColIndex === cell?.ariaColIndex)?.textContent
      }),
    )
    .toMatch(new RegExp(`^${week}`))

test('an order is planned, split, executed for three weeks, its weeks are closed and seen on the calendar, by keyboard alone', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(at('operation-orders/new'))
  await tabTo(page, named(page, 'textbox', /^Title/))
  await page.keyboard.type('Inspect the cranes')
  await choose(page, /^Operation area/, 'A-111', /^A-111/)
  await choose(page, /^Cost object/, 'assembly leeds', /Assembly line, Leeds/)
  // The browser's own list: its keys are the first letters of an entry.
  await tabTo(page, named(page, 'combobox', /^Frequency/))
  await page.keyboard.type('Weekly')
  const week = page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).first()
  await tabTo(page, week)
  for (let year = new Date().getUTCFullYear() + 1; year <= 2028; year += 1) {
    await page.keyboard.press('PageDown')
    await focused(page.getByRole('gridcell', { name: `W1, Week 1, January ${String(year)}` }))
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await tabTo(page, named(page, 'button', 'Create'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Inspect the cranes/ }).waitFor()
  await page.getByText('3 weeks', { exact: true }).waitFor()
  const order = page.url().split('/').at(-1) ?? ''

  await press(page, 'button', 'Split…')
  const hours = named(page, 'textbox', /^Hours in all/)
  await tabTo(page, hours)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('30')
  await tabTo(page, named(page, 'button', 'Create 3 executions'))
  await page.keyboard.press('Enter')
  await page.getByText('3 executions created').waitFor()

  // Two weeks are confirmed as they are entered, the third is only entered.
  await page.goto(at(`execution/orders?year=2028&id=${order}`))
  await grid(page)
    .getByRole('row', { name: /Inspect the cranes/ })
    .waitFor()
  await tabTo(page, grid(page))
  await page.keyboard.press('Control+Home')
  for (const [index, [number, amount, end]] of (
    [
      ['W01', '9', 'Control+Enter'],
      ['W02', '10.5', 'Control+Enter'],
      ['W03', '11', 'Enter'],
    ] as const
  ).entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight')
    await isAt(page, number)
    await enterHours(page, amount, end)
    await page
      .getByText(new RegExp(`${number}: ${amount} h`))
      .first()
      .waitFor()
  }
  await saved(page)

  // Closing is refused while something is not confirmed, says so, and leads to it.
  await page.goto(at('operation-periods?year=2028'))
  const month = named(page, 'button', /^01 January/)
  await tabTo(page, month)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const panel = page.getByRole('region', { name: 'Chosen periods' })
  await panel.getByRole('heading', { name: '3 periods' }).waitFor()
  await panel.getByText('1 execution not confirmed').waitFor()
  const close = panel.getByRole('button', { name: 'Close', exact: true })
  await panel.getByText('Solve what blocks it first').waitFor()
  expect(await close.isDisabled()).toBe(true)
  await press(page, 'link', /^Show: 1 execution not confirmed/)
  await page.getByRole('heading', { level: 1, name: 'Executions' }).waitFor()

  await page.goto(at(`execution/orders?year=2028&id=${order}`))
  await grid(page)
    .getByRole('row', { name: /Inspect the cranes/ })
    .waitFor()
  await tabTo(page, grid(page))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await isAt(page, 'W03')
  await page.keyboard.press('Control+Enter')
  await page.getByText('1 confirmed').first().waitFor()
  await saved(page)

  await page.goto(at('operation-periods?year=2028'))
  await tabTo(page, month)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await panel.getByText('Everything is confirmed').waitFor()
  await tabTo(page, close)
  await page.keyboard.press('Enter')
  await page.getByText('3 periods closed').waitFor()
  await panel.getByRole('button', { name: 'Reopen' }).waitFor()

  await page.goto(at('calendar?view=agenda&day=2028-01-03'))
  await tabTo(page, page.getByRole('checkbox', { name: 'Order intervals' }))
  await page.keyboard.press('Space')
  const weeks = page.getByRole('link', { name: /Inspect the cranes/ })
  await expect.poll(() => weeks.count()).toBe(3)
  await tabTo(page, weeks.first())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Inspect the cranes/ }).waitFor()
})
