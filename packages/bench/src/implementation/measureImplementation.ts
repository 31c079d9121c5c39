import { join } from 'node:path'
import { chromium, type CDPSession, type LaunchOptions, type Page } from 'playwright'
import { runnerImport } from 'vite'
import { appFolder, buildApp } from '../load/buildApp.ts'
import type * as worlds from '../load/createWorld.ts'
import { serveApp } from '../load/serveApp.ts'
import { calibrate } from '../measure.ts'
import { median } from '../median.ts'
import type * as fill from './fillImplementation.ts'
import type { ImplementationSample, ImplementationTimes } from './ImplementationSample.ts'
import { reportImplementation } from './reportImplementation.ts'

/** Works with a run of 2,000 steps, the capacity of 1,000 people and the check of 100,000 objects in the built application. */
export async function measureImplementation(
  { rounds, origin }: { rounds: number; /** Of the pages of the bench. */ origin: string },
  launch: LaunchOptions,
  progress: (line: string) => void,
): Promise<{ samples: ImplementationSample[]; report: string }> {
  progress('building the app')
  await buildApp()
  const { createWorld } = await load<typeof worlds>('../load/createWorld.ts')
  const { fillImplementation } = await load<typeof fill>('./fillImplementation.ts')
  const world = await createWorld()
  progress('filling scenarios, people and services')
  const run = await fillImplementation(world)
  const server = await serveApp(appFolder, world.answer)
  const samples: ImplementationSample[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const sample: ImplementationSample = { round, ...nothing, errors: [], calibration: calibrate() }
      const address = (title: string) =>
        server.origin + (world.screens.find((screen) => screen.title === title)?.address ?? '')
      const visits: readonly ((page: Page) => Promise<Partial<ImplementationTimes>>)[] = [
        (page) => timeSteps(page, `${address('implementation/test-task/run')}?run=${run}`),
        (page) => scrollMap(page, `${address('implementation/employee-assignment')}?weeks=104`),
        (page) => scrollTable(page, `${origin}/page-planning/`),
        (page) => checkModel(page, address('implementation/verify')),
      ]
      for (const visit of visits) Object.assign(sample, await inPage({ storage: world.storage, launch, sample }, visit))
      samples.push(sample)
      progress(`round ${round + 1} of ${rounds}, implementation ${sample.errors.join(' | ')}`)
    }
  } finally {
    server.close()
  }
  return { samples, report: reportImplementation(samples) }
}

const none = Number.NaN
const nothing: ImplementationTimes = {
  next: none,
  slowestNext: none,
  mapDropped: none,
  tableDropped: none,
  mapTask: none,
  tableTask: none,
  objects: none,
  checked: none,
  longestTask: none,
  cancelled: none,
}

interface Visited {
  storage: Readonly<Record<string, string>>
  launch: LaunchOptions
  sample: ImplementationSample
}

/** Does something in a page of a browser of its own. */
async function inPage(
  { storage, launch, sample }: Visited,
  visit: (page: Page) => Promise<Partial<ImplementationTimes>>,
): Promise<Partial<ImplementationTimes>> {
  const browser = await chromium.launch(launch)
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const page = await context.newPage()
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, storage)
    return await visit(page)
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return {}
  } finally {
    await browser.close()
  }
}

/** Passes forty steps, one key each. */
async function timeSteps(page: Page, address: string): Promise<Partial<ImplementationTimes>> {
  await page.goto(address)
  await page.locator('#run-step').waitFor()
  await page.waitForTimeout(1500)
  const times: number[] = []
  for (let step = 0; step < 40; step += 1) {
    const watching = await page.evaluateHandle(watchStep)
    await page.keyboard.press('p')
    times.push(await watching.evaluate(({ painted }) => painted))
    await page.waitForTimeout(100)
  }
  return { next: median(times), slowestNext: Math.max(...times) }
}

/** Runs in the page: times the next key, up to the frame after the one that shows another step. */
function watchStep(): { painted: Promise<number> } {
  const step = () => document.querySelector('#run-step')?.textContent
  const before = step()
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const pressed = new Promise<number>((resolve) =>
    addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  )
  const wait = async () => {
    const start = await pressed
    while (step() === before) if ((await frame()) - start > 20_000) throw new Error('The step stayed')
    return (await frame()) - start
  }
  return { painted: wait() }
}

async function scrollMap(page: Page, address: string): Promise<Partial<ImplementationTimes>> {
  await page.goto(address)
  await page.locator('.emb-app-capacity-cell').first().waitFor()
  await page.locator('.emb-app-capacity-grid').evaluate(loadAll)
  await page.waitForTimeout(1500)
  const { dropped, task } = await scrolled(page, '.emb-app-capacity-grid')
  return { mapDropped: dropped, mapTask: task }
}

async function scrollTable(page: Page, address: string): Promise<Partial<ImplementationTimes>> {
  await page.goto(address)
  await page.evaluate(() => window.showTable?.(1000, 104))
  await page.getByRole('gridcell').first().waitFor()
  await page.waitForTimeout(1500)
  const { dropped, task } = await scrolled(page, '[role="grid"]')
  return { tableDropped: dropped, tableTask: task }
}

/** Runs in the page: scrolls so far that what is scrolled over later has been loaded. */
async function loadAll(scroller: Element): Promise<void> {
  for (let top = 0; top <= 7200; top += 400) {
    scroller.scrollTop = top
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  scroller.scrollTop = 0
}

/** Scrolls down and across and back in 205 frames; answers how many were missed, and the time of the main thread. */
async function scrolled(page: Page, selector: string): Promise<{ dropped: number; task: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await taskTime(session)
  const dropped = await page.locator(selector).first().evaluate(scrollBothWays)
  return { dropped, task: (await taskTime(session)) - before }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Runs in the page. */
async function scrollBothWays(scroller: Element): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let [last, missed] = [await frame(), 0]
  for (let step = 0; step < 205; step += 1) {
    const way = step < 103 ? 1 : -1
    scroller.scrollBy({ top: way * 60, left: way * 24, behavior: 'instant' })
    const now = await frame()
    missed += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
    last = now
  }
  return missed
}

/** Checks the whole model once, and gives a second check up. */
async function checkModel(page: Page, address: string): Promise<Partial<ImplementationTimes>> {
  await page.goto(address)
  const run = page.getByRole('button', { name: /^Run (check|again)$/ }).first()
  await run.waitFor()
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    window.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask ?? 0, duration)
    }).observe({ type: 'longtask' })
  })
  const begun = performance.now()
  await run.click()
  const cancel = page.getByRole('button', { name: 'Cancel check' }).first()
  await cancel.waitFor()
  await cancel.waitFor({ state: 'detached', timeout: 600_000 })
  const checked = (performance.now() - begun) / 1000
  const longestTask = await page.evaluate(() => window.longestTask ?? Number.NaN)
  const summary = await page.locator('main').innerText()
  const objects = Number(/([\d,]+) objects/.exec(summary)?.[1]?.replaceAll(',', '') ?? Number.NaN)
  await run.click()
  await cancel.waitFor()
  await page.waitForTimeout(3000)
  const pressed = performance.now()
  await cancel.click()
  await cancel.waitFor({ state: 'detached' })
  return { objects, checked, longestTask, cancelled: performance.now() - pressed }
}

/** A module that reads the packages' sources, which Node alone does not resolve. */
const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(import.meta.dirname, file), { configFile: false, logLevel: 'error' })).module
