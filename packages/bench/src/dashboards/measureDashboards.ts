import type { LaunchOptions, Page } from 'playwright'
import { timeInPage } from '../timeInPage.ts'
import type { DashboardsSample } from './DashboardsSample.ts'

const none = Number.NaN
const nothing = { ours: none, plain: none, peer: none, ourElements: none, plainElements: none, peerElements: none }

/** Measures a dashboard once, in a browser of its own. */
export async function measureDashboards(
  { url, round }: { url: string; round: number },
  launch: LaunchOptions,
): Promise<DashboardsSample> {
  const ask = async (page: Page) => {
    await page.waitForFunction(() => window.timeDashboards !== undefined)
    return (await page.evaluate(() => window.timeDashboards?.())) ?? nothing
  }
  return { round, ...(await timeInPage(url, ask, nothing, launch)) }
}
