import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, writeFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { hasPinnedChromium } from '../chromium.ts'
import { differenceOf } from './differences.ts'
import { fingerprintOf, kept, pathOf, schemesOf, seen, signed, taken, type Scheme } from './picture.ts'

/** What to do with a picture that is not the one that is kept: `VISUAL=update` keeps it, `VISUAL=skip` takes none, as does another browser. */
const mode = hasPinnedChromium ? (process.env.VISUAL ?? 'compare') : 'skip'

/** For how long a page may move until its picture is taken, in ms; on a busy machine each capture takes a second. */
const timeout = 60_000
/**
 * Two captures this far apart that are the same show a page at rest, in ms. A finding has to last: a busy machine once showed
 * two empty pages a tenth of a second apart.
 */
const rest = mode === 'update' ? 100 : 800

/** Where the picture is in the window, in CSS pixels. */
export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

type Photograph = [id: string, scheme: Scheme, clip: Clip]

/**
 * Takes a story's picture by the browser's own command and compares it. The kept picture has the fingerprint of its
 * capture: where it is the same, which is nearly always, nothing is decoded. Otherwise pixels count, and only a page that
 * has come to rest is a finding.
 */
export const photograph: BrowserCommand<Photograph> = async ({ page }, id, scheme, clip) => {
  if (mode === 'skip' || !schemesOf(id).includes(scheme)) return undefined
  const browser = await devtoolsOf(page)
  const capture = async () => {
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }
  const path = pathOf(id, scheme)
  if (mode === 'update') await note(path)
  const before = await readFile(join(kept, path)).catch(() => undefined)
  let after = await capture()
  if (before && fingerprintOf(before) === fingerprint(after)) return undefined
  const until = performance.now() + timeout
  for (let pause = 100; ; pause *= 2) {
    if (before && !differenceOf(before, after)) return agreed(path, before, after)
    if (performance.now() > until) return `${path} does not come to rest.`
    const last = after
    await sleep(Math.min(pause, rest))
    after = await capture()
    if (pause >= rest && last.equals(after)) return differs(path, before, after)
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** One session a page: opening one takes as long as a capture. */
function devtoolsOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, open)
  return open
}

const fingerprint = (capture: Buffer) => createHash('sha256').update(capture).digest('hex')

/** The same for the eye, but not to the byte: another browser or encoder took it. */
async function agreed(path: string, before: Buffer, after: Buffer): Promise<undefined> {
  if (mode === 'update') await write(join(kept, path), signed(before, fingerprint(after)))
}

async function differs(path: string, before: Buffer | undefined, after: Buffer): Promise<string | undefined> {
  const difference = before ? differenceOf(before, after) : undefined
  if (before && !difference) return agreed(path, before, after)
  if (before) await write(join(seen, 'before', path), before)
  await write(join(seen, 'after', path), after)
  if (difference?.picture) await write(join(seen, 'difference', path), difference.picture)
  if (mode === 'update') await write(join(kept, path), signed(after, fingerprint(after)))
  if (mode === 'update') return undefined
  return `${path} ${difference ? `is not the picture that is kept: ${difference.words}` : 'is a new picture'}.`
}

async function write(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** The pictures that a run has come to: the others are of stories that are gone. */
async function note(path: string) {
  await mkdir(seen, { recursive: true })
  await appendFile(taken, `${path}\n`)
}

/** Before a run: what an earlier one saw is gone, so that the review shows this one alone. */
export async function setup(): Promise<void> {
  if (process.env.VISUAL !== 'skip') await rm(seen, { recursive: true, force: true })
}
