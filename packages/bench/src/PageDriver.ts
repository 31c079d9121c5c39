import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import type { Frames } from './page/recordFrames.ts'
import type { Closing, Goal, Target, Timing } from './page/Bench.ts'
import { writeProfile } from './writeProfile.ts'

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

  /** Moves the mouse to a thing and clicks it; `row` tells whose label it is. */
  async click(target: Target, row?: number): Promise<void> {
    const { x, y } = await this.#centre(target, row)
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
    await this.#page.mouse.up()
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Times an action until its goal is painted; `null` when that takes too long. */
  async time(event: 'pointerup' | 'keydown', goal: Goal, action: () => Promise<void>): Promise<Timing | null> {
    const armed: [typeof event, Goal, number] = [event, goal, answerLimit]
    await this.#page.evaluate((values) => window.bench?.arm(...values), armed)
    await action()
    const answer = this.#page.evaluate(() => window.bench?.result())
    // A page that does nothing but compute cannot tell that its time is over.
    const blocked = sleep(answerLimit + 10_000, null, { ref: false })
    return (await Promise.race([answer, blocked])) ?? null
  }

  /** Presses OK and times until the value is in the field and the dialog is gone. */
  async timeClosing(): Promise<Closing | null> {
    await this.#page.evaluate((limit) => window.bench?.armClosing(limit), answerLimit)
    await this.click('okButton')
    return (await this.#page.evaluate(() => window.bench?.closing())) ?? null
  }

  /** Takes the rows out of the page, as a page does that shows something else. */
  async drop(): Promise<void> {
    await this.#page.evaluate(() => window.bench?.drop())
    await this.idle()
  }

  /** Gives the page the same rows in another list. */
  async renew(): Promise<void> {
    await this.#page.evaluate(() => window.bench?.renew())
    await this.idle()
  }

  /** Has the source of ours build its search index. */
  async buildIndex(): Promise<void> {
    await this.#page.evaluate(() => window.bench?.buildIndex())
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
    const frames = await this.#page.evaluate((px) => window.bench?.stopFrames(px), distance)
    if (!frames?.moved) throw new Error('the rows did not scroll')
    return { frames, task: (await this.#taskTime()) - before }
  }

  async toTop(): Promise<void> {
    await this.#page.evaluate(() => window.bench?.toTop())
    await this.idle()
  }

  /** Records where the processor's time goes while an action runs, into a file that Chrome's developer tools open. */
  async profile<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    await this.#devtools.send('Profiler.enable')
    await this.#devtools.send('Profiler.setSamplingInterval', { interval: 200 })
    await this.#devtools.send('Profiler.start')
    const result = await action()
    const { profile } = await this.#devtools.send('Profiler.stop')
    await writeProfile(name, profile)
    return result
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

  async #centre(target: Target, row?: number): Promise<{ x: number; y: number }> {
    const wanted: [Target, number | undefined] = [target, row]
    const point = await this.#page.evaluate((values) => window.bench?.centre(...values), wanted)
    if (!point) throw new Error(`the page has no ${target}`)
    return point
  }

  async #taskTime(): Promise<number> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
