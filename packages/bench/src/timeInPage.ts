import { chromium, type LaunchOptions, type Page } from 'playwright'
import { calibrate } from './measure.ts'

/** Frames begin when there is something to show, not 60 times a second: a wait for the next one would hide what opening takes. */
const withoutWaiting = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** What every session with a page that times itself tells. */
export interface PageSession {
  errors: string[]
  /** Time of a fixed computation beside the session, in ms. */
  calibration: number
}

/**
 * Lets a page time itself once, in a browser of its own.
 *
 * @param ask asks the page, once it is there
 * @param none what is answered when it ended early
 */
export async function timeInPage<Times extends object>(
  url: string,
  ask: (page: Page) => Promise<Times>,
  none: Times,
  launch: LaunchOptions,
): Promise<Times & PageSession> {
  const session: PageSession = { errors: [], calibration: calibrate() }
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...withoutWaiting] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.on('pageerror', (error) => session.errors.push(`page error: ${error.message}`))
    await page.goto(url)
    return { ...(await ask(page)), ...session }
  } catch (error) {
    session.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return { ...none, ...session }
  } finally {
    await browser.close()
  }
}
