import type { LaunchOptions, Page } from 'playwright'
import { timeInPage } from '../timeInPage.ts'
import type { OrganisationSample } from './OrganisationSample.ts'

const none = Number.NaN
const unopened = { shown: none, ours: none, plain: none, pan: none }
const nothing = { cards: none, layout: none, first: unopened, crowded: unopened }

/** Measures the chart of an organisation once, in a browser of its own. */
export async function measureOrganisation(
  { url, positions, round }: { url: string; positions: number; round: number },
  launch: LaunchOptions,
): Promise<OrganisationSample> {
  const ask = async (page: Page) => {
    await page.waitForFunction(() => window.timeOrganisation !== undefined)
    return (await page.evaluate((count) => window.timeOrganisation?.(count), positions)) ?? nothing
  }
  return { positions, round, ...(await timeInPage(url, ask, nothing, launch)) }
}
