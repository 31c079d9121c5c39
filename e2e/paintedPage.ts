import type { Page } from 'playwright'
import { expect } from 'vitest'
import { differenceOf } from '../tools/visual/differences.ts'

/** Holds back the scripts of the build, as a slow network does; the answer lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The picture of a page that changes no more: fonts are there, and the one after it is the same. */
async function settled(page: Page): Promise<Buffer> {
  await page.evaluate(async () => void (await document.fonts.ready))
  let last = await page.screenshot()
  for (;;) {
    const next = await page.screenshot()
    if (next.equals(last)) return next
    last = next
  }
}

export const painted = (page: Page) => page.locator('painted-page h1')
export const takenOver = (page: Page) => page.locator('painted-page').waitFor({ state: 'detached' })

/** How the sign-in page is met. */
export interface PaintedLook {
  language: string
  scheme: 'light' | 'dark'
  /** Of the window, in px. */
  width: number
}

/** The document shows the sign-in page before any script, and nothing changes when React takes over. */
export async function isPaintedFirst(tab: Page, look: PaintedLook): Promise<void> {
  await tab.setViewportSize({ width: look.width, height: 800 })
  await tab.addInitScript(({ language, scheme }) => {
    localStorage.setItem('activeLang', language)
    localStorage.setItem('fuseConfig', JSON.stringify({ scheme, theme: 'theme-brand', layout: 'classy' }))
  }, look)
  const release = await holdScripts(tab)
  await tab.goto('/sign-in', { waitUntil: 'commit' })
  await painted(tab).waitFor()
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe(look.language)
  const before = await settled(tab)
  release()
  await takenOver(tab)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  expect(differenceOf(before, await settled(tab))?.words, 'what changes when React takes over').toBeUndefined()
}
