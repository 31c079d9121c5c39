import { chromium, type LaunchOptions } from 'playwright'
import { calibrate } from '../measure.ts'
import type { ServicesSample } from './ServicesSample.ts'

/** Measures the sample services once with one number of rows, in a browser of its own. */
export async function measureServices(
  { url, rows, round }: { url: string; rows: number; round: number },
  launch: LaunchOptions,
): Promise<ServicesSample> {
  const sample: ServicesSample = { rows, round, calls: [], made: [], product: [], errors: [], calibration: calibrate() }
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    await page.goto(url)
    await page.waitForFunction(() => window.timeServices !== undefined)
    const found = await page.evaluate((count) => window.timeServices?.(count), rows)
    return { ...sample, ...found, errors: [...sample.errors, ...(found?.errors ?? [])] }
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return sample
  } finally {
    await browser.close()
  }
}
