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
