import { chromium, type LaunchOptions, type Page } from 'playwright'
import { calibrate } from '../measure.ts'
import type { ListsSample } from './ListsSample.ts'

/** One list of the running application. */
export interface ListSession {
  list: string
  address: string
  storage: Readonly<Record<string, string>>
  round: number
  /** What is typed into its search. */
  key: string
}

/** Opens, searches, sorts and scrolls a list once, in a browser of its own. */
export async function measureList(
  { list, address, storage, round, key }: ListSession,
  launch: LaunchOptions,
): Promise<ListsSample> {
  const none = Number.NaN
  const times = { open: none, key: none, all: none, sort: none }
  const sample: ListsSample = { list, round, times, dropped: none, errors: [], calibration: calibrate() }
  const browser = await chromium.launch(launch)
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const page = await context.newPage()
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    await page.goto(address)
    await firstCell(page)
    await page.goto(address)
    await firstCell(page)
    times.open = await page.evaluate(() => performance.now())
    await page.evaluate(rest)
    const search = page.getByRole('searchbox').first()
    await search.focus()
    times.key = await answered(page, () => page.keyboard.press(key))
    times.all = await answered(page, () => page.keyboard.press('Backspace'))
    const head = page.getByRole('columnheader', { name: /^(name|title|last name|object)/i }).first()
    await head.hover()
    times.sort = await answered(page, () => head.click())
    const frames = page.evaluate(missedFrames, 2000)
    await page.locator('[role="gridcell"]').nth(20).hover()
    for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 200)
    return { ...sample, dropped: await frames }
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return sample
  } finally {
    await browser.close()
  }
}

const firstCell = (page: Page) => page.getByRole('gridcell').first().waitFor()

/** From a press until the rows are others and painted, in ms. */
async function answered(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(watchRows)
  await press()
  const time = await page.evaluate(() => window.otherRows)
  await page.evaluate(rest)
  return time ?? Number.NaN
}

/** Runs in the page: times the next press, up to the frame after the one that shows other rows. */
function watchRows(): void {
  const rows = () => [...document.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent).join('|')
  const before = rows()
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const pressed = new Promise<number>((resolve) => {
    const note = ({ timeStamp }: Event) => resolve(timeStamp)
    for (const kind of ['keydown', 'mouseup']) addEventListener(kind, note, { capture: true, once: true })
  })
  const wait = async () => {
    const start = await pressed
    while (rows() === before || document.querySelector('[role="gridcell"]') === null)
      if ((await frame()) - start > 20_000) throw new Error('The rows stayed as they were')
    return (await frame()) - start
  }
  window.otherRows = wait()
}

/** Runs in the page: waits until it has nothing to do. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500))
}

/** Runs in the page: how many frames of a 60 Hz display it misses for some milliseconds. */
async function missedFrames(span: number): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const start = await frame()
  let [last, missed] = [start, 0]
  while (last - start < span) {
    const now = await frame()
    missed += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
    last = now
  }
  return missed
}
