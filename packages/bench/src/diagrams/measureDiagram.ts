import { chromium, type LaunchOptions } from 'playwright'
import { calibrate } from '../measure.ts'
import type { DiagramSample } from './DiagramSample.ts'

/** Measures a diagram with about so many elements once, in a browser of its own. */
export async function measureDiagram(
  { url, size, round }: { url: string; size: number; round: number },
  launch: LaunchOptions,
): Promise<DiagramSample> {
  const none = Number.NaN
  const times = { elements: none, bare: none, ours: none, outline: none, list: none, compare: none }
  const sample: DiagramSample = { size, round, ...times, errors: [], calibration: calibrate() }
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('pageerror', (error) => sample.errors.push(`page error: ${error.message}`))
    await page.goto(url)
    await page.waitForFunction(() => window.timeDiagrams !== undefined)
    return { ...sample, ...(await page.evaluate((count) => window.timeDiagrams?.(count), size)) }
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return sample
  } finally {
    await browser.close()
  }
}
