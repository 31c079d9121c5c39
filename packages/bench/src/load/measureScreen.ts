import { chromium, type LaunchOptions, type Page } from 'playwright'
import { calibrate } from '../measure.ts'
import type { LoadSample } from './LoadSample.ts'
import type { LoadScreen } from './createWorld.ts'

/** How many times slower the processor is made. */
export const slowdown = 4

/** For how long nothing may be asked for until a screen counts as loaded, in ms. */
const quiet = 1000

/** What is measured, and how. */
export interface Measurement {
  screen: LoadScreen
  origin: string
  /** Local storage of somebody who is signed in. */
  storage: Readonly<Record<string, string>>
  round: number
}

/** Loads a screen once in a browser of its own. */
export async function measureScreen(
  { screen, origin, storage, round }: Measurement,
  launch: LaunchOptions,
): Promise<LoadSample> {
  const sample: LoadSample = {
    screen: screen.title,
    round,
    files: [],
    later: [],
    calls: 0,
    firstPaint: Number.NaN,
    shell: Number.NaN,
    rows: Number.NaN,
    request: Number.NaN,
    largestPaint: Number.NaN,
    blocked: Number.NaN,
    errors: [],
    calibration: calibrate(),
  }
  // One start of the browser in some hundreds fails for no reason of the page's.
  const browser = await chromium.launch(launch).catch(() => chromium.launch(launch))
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(prepare, screen.signedIn ? storage : {})
    let last = performance.now()
    const seen = () => (last = performance.now())
    page.on('requestfinished', seen)
    page.on('requestfailed', seen)
    page.on('request', (request) => {
      seen()
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) sample.calls += 1
      else sample.files.push(pathname)
    })
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      // The measured API has no live connection; the chat says so and goes on.
      if (message.type() === 'error' && !message.text().startsWith('WebSocket')) sample.errors.push(message.text())
    })
    await page.goto(origin + screen.address)
    const complete = await page.evaluate(completion)
    while (performance.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 100))
    const arrived = new URL(page.url()).pathname
    if (arrived !== screen.address) sample.errors.push(`ended at ${arrived}`)
    const request = await page.evaluate(timeOfRequest, screen.address.split('/').at(-1) ?? '')
    return { ...sample, ...(await timesOf(page)), request, later: await page.evaluate(askedAfter, complete) }
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return sample
  } finally {
    await browser.close()
  }
}

/** Runs in the page before its own scripts. */
function prepare(storage: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const times: NonNullable<Window['loadTimes']> = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    shell: Number.NaN,
    rows: Number.NaN,
    tasks: [],
  }
  window.loadTimes = times
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime))
  const look = () => {
    if (Number.isNaN(times.shell) && document.querySelector('#root .emb-layout-side a[href]'))
      times.shell = performance.now()
    if (Number.isNaN(times.rows) && document.querySelector('#root [role="gridcell"]')) times.rows = performance.now()
    if (Number.isNaN(times.rows)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  observe('longtask', ({ startTime, duration }) => times.tasks.push({ start: startTime, duration }))
}

/** Runs in the page: waits until it is complete with its data, and answers since when, in ms. */
async function completion(): Promise<number> {
  let since = performance.now()
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    const loading = document.querySelector('.emb-loading-bar, .emb-skeleton, [aria-busy="true"]')
    if (loading || !document.querySelector('h1')) since = now
    if (now - since > 300) return since
  }
}

/** Runs in the page: the paths of what was asked for after a time. */
function askedAfter(time: number): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > time)
    .map(({ name }) => new URL(name).pathname)
}

/** Runs in the page: how long it waited for the rows of this kind, in ms. */
function timeOfRequest(kind: string): number {
  const asked = performance
    .getEntriesByType('resource')
    .find(({ name }) => new RegExp(`/api/.*${kind}`).test(new URL(name).pathname))
  return asked?.duration ?? Number.NaN
}

async function timesOf(
  page: Page,
): Promise<Pick<LoadSample, 'firstPaint' | 'shell' | 'rows' | 'largestPaint' | 'blocked'>> {
  const times = await page.evaluate(() => window.loadTimes)
  if (!times) throw new Error('The page told nothing of its load')
  const late = times.tasks.filter(({ start, duration }) => start + duration > times.firstPaint)
  return {
    firstPaint: times.firstPaint,
    shell: times.shell,
    rows: times.rows,
    largestPaint: times.largestPaint,
    blocked: late.reduce(
      (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, times.firstPaint) - 50),
      0,
    ),
  }
}
