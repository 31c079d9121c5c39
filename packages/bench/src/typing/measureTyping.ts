import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type LaunchOptions, type Page } from 'playwright'
import { calibrate } from '../measure.ts'
import { slowdown } from '../load/measureScreen.ts'
import type { TypingSample } from './TypingSample.ts'

/** What is typed, and how long it is from one key to the next, in ms. */
export const typed = 'sales order'
export const pace = 60

/** A search over 10,000 rows. */
export interface TypingField {
  id: string
  title: string
  address: string
  /** Makes the page ready and focuses its search. */
  prepare: (page: Page) => Promise<void>
  /** Local storage of the page. */
  storage: Readonly<Record<string, string>>
}

/** Types once into a search, in a browser of its own whose processor is made slower. */
export async function measureTyping(
  { field, round }: { field: TypingField; round: number },
  launch: LaunchOptions,
): Promise<TypingSample> {
  const sample: TypingSample = {
    into: field.id,
    round,
    slowestKey: Number.NaN,
    longestTask: Number.NaN,
    longestAfter: Number.NaN,
    errors: [],
    calibration: calibrate(),
  }
  const browser = await chromium.launch(launch)
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const page = await context.newPage()
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    await page.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
    }, field.storage)
    await page.goto(field.address)
    await field.prepare(page)
    await sleep(2000)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watch)
    const sent: Promise<unknown>[] = []
    const begun = performance.now()
    for (const [index, text] of typed.split('').entries()) {
      await sleep(Math.max(0, begun + index * pace - performance.now()))
      // Nobody waits for a page with the next key.
      sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }))
      sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }))
    }
    await Promise.all(sent)
    const ended = await page.evaluate(() => performance.now())
    await sleep(3000)
    const value = await page.evaluate(() =>
      document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
    )
    if (value !== typed) sample.errors.push(`“${value}” is in the field`)
    const { keys, tasks } = (await page.evaluate(() => window.typing)) ?? { keys: [], tasks: [] }
    const longest = (some: readonly { duration: number }[]) => Math.max(0, ...some.map(({ duration }) => duration))
    return {
      ...sample,
      slowestKey: Math.max(0, ...keys),
      longestTask: longest(tasks.filter(({ startTime }) => startTime <= ended)),
      longestAfter: longest(tasks.filter(({ startTime }) => startTime > ended)),
    }
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return sample
  } finally {
    await browser.close()
  }
}

/** Runs in the page: notes keys that waited for more than a frame, and long tasks. */
function watch() {
  const noted: NonNullable<Window['typing']> = { keys: [], tasks: [] }
  window.typing = noted
  // The threshold is newer than TypeScript's types.
  const events = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.keys.push(duration)
  }).observe(events)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask' })
}
