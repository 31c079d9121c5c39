import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import type { Frames } from './page/recordFrames.ts'
import type { Target, Timing } from './page/Bench.ts'

/** How long an answer may take before it counts as none, in ms. */
const answerLimit = 60_000
const mebibyte = 1_048_576

/** Real input into one page, and what the browser tells about it. */
export class PageDriver {
  readonly #page: Page
  readonly #devtools: CDPSession
  /** URL paths that the page has requested so far. */
  readonly requests: string[] = []
  readonly errors: string[] = []

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page
    this.#devtools = devtools
    page.on('request', (request) => this.requests.push(new URL(request.url()).pathname))
    page.on('pageerror', (error) => this.errors.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`console: ${message.text().slice(0, 300)}`)
    })
  }

  /** Opens the page and gives it its rows. */
  static async open(browser: Browser, url: string, rows: number): Promise<PageDriver> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const driver = new PageDriver(page, await context.newCDPSession(page))
    await driver.#devtools.send('Performance.enable')
    await page.goto(url)
    await page.waitForFunction(() => window.bench?.ready === true)
    await page.evaluate((count) => window.bench?.load(count), rows)
    await driver.idle()
    return driver
  }

  /** Moves the mouse to a thing and clicks it. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#centre(target)
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
    await this.#page.mouse.up()
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Times an action until the row with this id is painted as the first one; `null` when that takes too long. */
  async time(event: 'pointerup' | 'keydown', firstId: string, action: () => Promise<void>): Promise<Timing | null> {
    const armed: [typeof event, string, number] = [event, firstId, answerLimit]
    await this.#page.evaluate((values) => window.bench?.arm(...values), armed)
    await action()
    return (await this.#page.evaluate(() => window.bench?.result())) ?? null
  }

  /** Scrolls down with the mouse wheel, `speed` in px per second; tells the frames and the main thread's time in ms. */
  async scroll(distance: number, speed: number): Promise<{ frames: Frames; task: number }> {
    const { x, y } = await this.#centre('viewport')
    const before = await this.#taskTime()
    await this.#page.evaluate(() => window.bench?.startFrames())
    await this.#devtools.send('Input.synthesizeScrollGesture', {
      x: Math.round(x),
      y: Math.round(y),
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
    const frames = await this.#page.evaluate(() => window.bench?.stopFrames())
    if (!frames) throw new Error('no frames were recorded')
    return { frames, task: (await this.#taskTime()) - before }
  }

  async toTop(): Promise<void> {
    await this.#page.evaluate(() => window.bench?.toTop())
    await this.idle()
  }

  /** Memory that scripts and the DOM hold after garbage collection, in MiB. */
  async heap(): Promise<number> {
    for (let run = 0; run < 3; run++) {
      await this.#devtools.send('HeapProfiler.collectGarbage')
      await sleep(60)
    }
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await this.#devtools.send('Runtime.getHeapUsage')
    return (usedSize + embedderHeapUsedSize + backingStorageSize) / mebibyte
  }

  /** Waits until animations and background work had time to end, so that they do not disturb the next measurement. */
  async idle(): Promise<void> {
    await sleep(600)
    await this.#page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 20_000 })),
    )
  }

  async #centre(target: Target): Promise<{ x: number; y: number }> {
    const point = await this.#page.evaluate((wanted) => window.bench?.centre(wanted), target)
    if (!point) throw new Error(`the page has no ${target}`)
    return point
  }

  async #taskTime(): Promise<number> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
