import { chromium, type LaunchOptions } from 'playwright'
import { calibrate } from './calibrate.ts'
import { expectedFirst, keys } from './data.ts'
import type { Metric, Sample } from './metrics.ts'
import type { Group } from './options.ts'
import { PageDriver } from './PageDriver.ts'
import type { Peer } from './peers.ts'

const scrollSpeed = 6000
const scrollDistance = 20_000

/** What to measure, and where. */
export interface Session {
  peer: Peer
  /** Address of the peer's page. */
  url: string
  rows: number
  round: number
  only: ReadonlySet<Group>
}

/** Walks once through one peer with one number of rows, in a browser of its own. */
export async function measure(session: Session, launch: LaunchOptions): Promise<Sample> {
  const { peer, rows, round } = session
  const sample: Sample = { peer: peer.id, rows, round, values: {}, requests: [], errors: [], calibration: calibrate() }
  const browser = await chromium.launch(launch)
  try {
    const driver = await PageDriver.open(browser, session.url, rows)
    await walk(driver, session, sample).finally(() => sample.errors.push(...driver.errors))
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    await browser.close()
  }
  return sample
}

async function walk(driver: PageDriver, { peer, rows, only }: Session, sample: Sample): Promise<void> {
  const { values } = sample
  const note = (metric: Metric, time: number | undefined) => {
    values[metric] = time ?? null
    if (time === undefined) throw new Error(`${metric} did not come within the time limit`)
  }

  const heapBefore = only.has('heap') ? await driver.heap() : 0
  const opened = await driver.time('pointerup', expectedFirst.open, () => driver.click('openButton'))
  sample.requests = [...driver.requests]
  note('open', opened?.paint)
  await driver.idle()
  if (only.has('heap')) values.heap = (await driver.heap()) - heapBefore

  if (only.has('filter')) {
    await driver.click('searchInput')
    await driver.idle()
    for (const [index, metric] of (['key1', 'key2', 'key3'] as const).entries()) {
      const typed = await driver.time('keydown', expectedFirst.keys[index] ?? '', () => driver.press(keys[index] ?? ''))
      note(metric, typed?.paint)
      await driver.idle()
    }
    await driver.press('ControlOrMeta+a')
    const cleared = await driver.time('keydown', expectedFirst.open, () => driver.press('Delete'))
    note('clear', cleared?.paint)
    await driver.idle()
  }

  if (only.has('scroll') && peer.scrolls) {
    const { frames, task } = await driver.scroll(scrollDistance, scrollSpeed)
    values.scrollDropped = frames.dropped
    values.scrollFrame = frames.p95
    values.scrollTask = task
    await driver.toTop()
  }

  if (only.has('sort')) {
    const sorted = await driver.time('pointerup', expectedFirst.sorted(rows), () => driver.click('nameHeader'))
    note('sortFirst', sorted?.paint)
    note('sortComplete', sorted?.complete)
  }
}
