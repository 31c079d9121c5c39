import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Waits until something has the focus: what is opened from a menu has it a moment later. */
export const focused = (target: Locator) =>
  expect.poll(async () => (await target.count()) === 1 && isFocused(target)).toBe(true)

/** Waits until something of a kind has the focus: a field to type into, or the entries of a menu. */
export const inside = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((one) => Boolean(document.activeElement?.closest(one)), selector)).toBe(true)

/** Tabs on, as somebody without a mouse does, until something has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never comes to ${String(target)}`)
}

/** A control by its name, whole where it is a text. */
export const named = (page: Page, role: 'button' | 'combobox' | 'textbox' | 'link', name: RegExp | string) =>
  page.getByRole(role, { name, exact: typeof name === 'string' })

/** Tabs to a button or link and presses it. */
export async function press(page: Page, role: 'button' | 'link', name: RegExp | string): Promise<void> {
  await tabTo(page, named(page, role, name))
  await page.keyboard.press('Enter')
}

/** Chooses in the field of a picker by what is typed. */
export async function choose(page: Page, field: RegExp, text: string, option: RegExp): Promise<void> {
  await tabTo(page, named(page, 'combobox', field))
  await page.keyboard.type(text)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Enter')
}
