import type { Locator, Page } from 'playwright'
import { focused } from './keyboard.ts'

/** The grid of orders and weeks. */
export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Order execution' })

/** Waits until the server has what was entered. */
export const saved = (page: Page): Promise<void> => page.getByText(/^Saved /).waitFor()

/** Enters hours in the cell that the keyboard is at, by a key that stores or also confirms them. */
export async function enterHours(page: Page, hours: string, end: 'Enter' | 'Control+Enter'): Promise<void> {
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: 'Hours' })
  await focused(field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(hours)
  await page.keyboard.press(end)
  await field.waitFor({ state: 'detached' })
}
