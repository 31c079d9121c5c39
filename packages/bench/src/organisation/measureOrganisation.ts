import { chromium, type LaunchOptions } from 'playwright'
import { calibrate } from '../measure.ts'
import type { OrganisationSample } from './OrganisationSample.ts'

/** Frames begin when there is something to show, not 60 times a second: a wait for the next one would hide what opening takes. */
const withoutWaiting = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Measures the chart of an organisation once, in a browser of its own. */
export async function measureOrganisation(
  { url, positions, round }: { url: string; positions: number; round: number },
  launch: LaunchOptions,
): Promise<OrganisationSample> {
  const none = Number.NaN
  const times = { cards: none, shown: none, layout: none, ours: none, plain: none, pan: none }
  const sample: OrganisationSample = { positions, round, ...times, errors: [], calibration: calibrate() }
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...withoutWaiting] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    await page.goto(url)
    await page.waitForFunction(() => window.timeOrganisation !== undefined)
    return { ...sample, ...(await page.evaluate((count) => window.timeOrganisation?.(count), positions)) }
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return sample
  } finally {
    await browser.close()
  }
}
