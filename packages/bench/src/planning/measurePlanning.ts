import type { LaunchOptions, Page } from 'playwright'
import { timeInPage } from '../timeInPage.ts'
import type { PlanningSample, PlanningTimes } from './PlanningSample.ts'

const none = Number.NaN
const nothing: PlanningTimes = {
  schedule: none,
  gantt: none,
  ganttPlain: none,
  ganttPeer: none,
  zoom: none,
  ganttDropped: none,
  key: none,
  enter: none,
  gridDropped: none,
  tableDropped: none,
  month: none,
  monthBare: none,
}

/** Measures a plan and a grid of executions once, in a browser of its own. */
export async function measurePlanning(
  { url, round }: { url: string; round: number },
  launch: LaunchOptions,
): Promise<PlanningSample> {
  const ask = async (page: Page) => {
    await page.waitForFunction(() => window.timePlanning !== undefined)
    return (await page.evaluate(() => window.timePlanning?.())) ?? nothing
  }
  return { round, ...(await timeInPage(url, ask, nothing, launch)) }
}
