import type { Page } from 'playwright'
import { expect } from 'vitest'
import { organisation, signIn, test } from './journey.ts'
import { focused, inside, named, press, tabTo } from './keyboard.ts'

const open = async (page: Page, app: string) => {
  await signIn(page)
  await page.goto(`/en/${organisation}/apps/${app}`)
}
const titled = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor()

test('the mailbox by keyboard alone: read, filed, written, and still so after a reload', async ({ page }) => {
  await open(page, 'mailbox')
  await titled(page, 'Inbox')
  await page.getByRole('checkbox', { name: /^Select: Transport/ }).waitFor()
  await page.keyboard.press('j')
  await titled(page, /^Transport TRQK900412/)
  await page.keyboard.press('e')
  await inside(page, '[role=menu]')
  await page.keyboard.type('Spam')
  await focused(page.getByRole('menuitem', { name: 'Spam' }))
  await page.keyboard.press('Enter')
  await page.getByText('1 mail moved to Spam').waitFor()
  // The next one is open.
  await titled(page, /^Approval needed/)

  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Subject' }))
  await page.keyboard.type('Cutover on Saturday')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await press(page, 'link', /^Spam/)
  await titled(page, 'Spam')
  await page.getByRole('checkbox', { name: /^Select: Transport/ }).waitFor()
  await page.reload()
  await page.getByRole('checkbox', { name: /^Select: Transport/ }).waitFor()
  await page.keyboard.press('c')
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Cutover on Saturday')
})

test('tasks by keyboard alone: moved, done, named, and still so after a reload', async ({ page }) => {
  await open(page, 'tasks')
  const titles = () => page.locator('a[data-task]').allTextContents()
  const task = (title: string) => page.locator('a[data-task]').filter({ hasText: title })
  await tabTo(page, task('Freeze master data').first())
  await page.keyboard.press('ArrowDown')
  const before = await titles()
  const [first = '', second = ''] = before
  await focused(task(second))
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(titles).toEqual([second, first, ...before.slice(2)])
  await focused(task(second))
  await page.keyboard.press('Space')
  await expect.poll(() => page.getByRole('checkbox', { name: `${second}: done` }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await tabTo(page, title)
  await page.keyboard.press('End')
  await page.keyboard.type(' (checked)')
  await tabTo(page, page.getByRole('textbox', { name: 'Notes' }))
  await task(`${second} (checked)`).waitFor()
  await page.reload()
  await expect.poll(titles).toEqual([`${second} (checked)`, first, ...before.slice(2)])
  await expect.poll(() => page.getByRole('checkbox', { name: `${second} (checked): done` }).isChecked()).toBe(true)
})

test('a board by keyboard alone: a card is moved and described, and still so after a reload', async ({ page }) => {
  await open(page, 'scrumboard/board-warehouse')
  const card = 'Bin labels for hall 3'
  const inList = (list: string) => page.getByRole('region', { name: list }).getByRole('link', { name: card })
  await tabTo(page, inList('Next'))
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await focused(inList('In work'))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Card' }).waitFor()
  await inside(page, '[role=dialog]')
  await tabTo(page, named(page, 'textbox', 'Description'))
  await page.keyboard.type('Two sizes, waterproof')
  await press(page, 'button', 'Save')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await tabTo(page, inList('In work'))
  await page.keyboard.press('Enter')
  await expect.poll(() => named(page, 'textbox', 'Description').inputValue()).toContain('Two sizes, waterproof')
})
