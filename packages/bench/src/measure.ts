import { chromium, type LaunchOptions } from 'playwright'
import type { Metric, Sample } from './metrics.ts'
import type { Group } from './options.ts'
import { PageDriver } from './PageDriver.ts'
import { shows, type Peer } from './peers.ts'
import { Walk } from './Walk.ts'
import { walkTable } from './walkTable.ts'
import { walkTree } from './walkTree.ts'
import { createHash } from 'node:crypto'

/** What to measure, and where. */
export interface Session {
  peer: Peer
  /** Address of the peer's page. */
  url: string
  /** Number of rows or nodes. */
  rows: number
  round: number
  only: ReadonlySet<Group>
  /** The metric whose profile is written. */
  profile: Metric | undefined
}

/** Walks once through one peer with one number of rows, in a browser of its own. */
export async function measure(session: Session, launch: LaunchOptions): Promise<Sample> {
  const { peer, rows, round } = session
  const sample: Sample = {
    kind: peer.kind,
    peer: peer.id,
    rows,
    round,
    values: {},
    requests: [],
    errors: [],
    calibration: calibrate(),
  }
  const browser = await chromium.launch(launch)
  try {
    const driver = await PageDriver.open(browser, session.url, rows)
    const only = new Set([...session.only].filter((group) => peer.measures?.includes(group) ?? true))
    const walk = new Walk(driver, sample, { ...session, only })
    const walked = shows[peer.kind] === 'rows' ? walkTable(walk, rows, peer) : walkTree(walk, rows, peer)
    await walked.finally(() => sample.errors.push(...driver.errors))
  } catch (error) {
    sample.errors.push(`ended early: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    await browser.close()
  }
  return sample
}

const block = new Uint8Array(32 * 1_048_576)

/** Times a fixed computation of native code, in ms. It grows when somebody else uses the processor. */
export function calibrate(): number {
  return Math.min(time(), time())
}

function time(): number {
  const start = performance.now()
  createHash('sha256').update(block).digest()
  return performance.now() - start
}
