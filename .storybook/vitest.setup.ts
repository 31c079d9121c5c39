import type { CDPSession } from '@vitest/browser-playwright'
import axe, { type ElementContext, type RunOptions } from 'axe-core'
import * as React from 'react'
import { TestRunner } from 'vitest'
import { cdp, commands, page } from 'vitest/browser'
import { expect, waitFor } from 'storybook/test'
import { oneRequest } from './oneRequest.js'
import { pageState } from './pageState.js'
import { storyRequests } from './storyRequests.js'
import { isCheckedByAxe, isInRun, isLookedAt, type Shown, type StoryRun } from './storyRun.js'
import { testRun, type View } from './testRun.js'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's test plugin; a story's `.test` has a colon in it. */
    storyId?: string
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares what the window shows with the picture of a story; resolves to what is wrong, in words (`tools/visual`).
     * @param clip where the picture is in the window, in CSS pixels
     */
    photograph: (
      id: string,
      scheme: 'light' | 'dark',
      clip: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
    ) => Promise<string | undefined>
    /** Notes what pages sent (`tools/calls`). */
    noteCalls: (calls: readonly string[]) => Promise<void>
  }
}

// Storybook sets the window's size before each story, mostly to what it is; that costs two round trips and a layout.
const resize = page.viewport.bind(page)
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await resize(width, height)
}

// Stories run side by side in tabs of one browser: what another one stores is no news to a workspace.
addEventListener('storage', (event) => {
  if (event.isTrusted) event.stopImmediatePropagation()
})

// Development React notes the stack of each element it makes, for a message of an error; its own limit a second is 10,000.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

// axe notes the markup of every element that a rule looks at, for a report of findings, which hardly any story has: a tenth of its
// time. Where there are some, the rules that found them look again.
const lookOnce = axe.run
const lookTwice = async (context: ElementContext, options: RunOptions) => {
  axe.configure({ noHtml: true })
  const results = await lookOnce(context, options)
  if (results.violations.length === 0) return results
  axe.reset()
  return lookOnce(context, { ...options, runOnly: results.violations.map(({ id }) => id) })
}
Object.assign(axe, { run: lookTwice })

/** React Aria mounts an overlay hidden and shows it a moment later. */
const hiddenOverlay = '[data-rac][style*="opacity: 0;"]'

const runs: readonly StoryRun[] = ['tests', 'looks', 'all']
const run = runs.find((one) => one === import.meta.env.STORY_RUN) ?? 'all'

/** The story that is running now; `undefined` outside of one. */
function shownNow(view: Pick<Shown, 'plays' | 'page'>): Shown | undefined {
  const test = TestRunner.getCurrentTest()
  const id = test?.meta.storyId
  if (!test || id === undefined) return undefined
  const [first] = test.file.tasks
  return { id, first: first === test || first === test.suite, plays: view.plays, page: view.page }
}

/** How many stories lie between two collections of garbage; each takes up to a second. */
const BETWEEN_COLLECTIONS = 25
let ended = 0

/** A renderer collects what no page holds any more only when its memory is short, which may be after gigabytes. */
async function tidy() {
  ended += 1
  const browser: CDPSession = cdp()
  if (ended % BETWEEN_COLLECTIONS === 0) await browser.send('HeapProfiler.collectGarbage')
}

testRun.now = {
  begin(view) {
    const shown = shownNow(view)
    if (!shown) return { axe: true }
    if (!isInRun(run, shown)) TestRunner.getCurrentTest()?.context.skip()
    return { axe: isCheckedByAxe(run, shown) }
  },
  async end(view) {
    const shown = shownNow(view)
    if (!shown) return
    const { id } = shown
    await tidy()
    // What nobody acts in is there when its page is complete.
    if (view.page && !isLookedAt(run) && (!view.plays || isCheckedByAxe(run, shown))) await pageState.settled()
    const calls = storyRequests.takeNews()
    if (calls.length > 0) await commands.noteCalls(calls)
    if (!isLookedAt(run)) return
    await photograph(id, view)
    // What it would send in another language or on a phone is the same.
    const isVariant = document.documentElement.lang !== 'en' || innerWidth < 500
    if (view.page && !id.includes(':') && !isVariant) await oneRequest()
  },
}

/** In a test run each story (not its `.test`s) is compared with its pictures in `visual/`; contrast in the dark is checked for both. */
async function photograph(id: string, { page: isPage, forcedColors, pictured, ownScheme }: View) {
  const isPictured = pictured && !id.includes(':')
  if (isPictured) {
    if (isPage) await pageState.settled()
    await document.fonts.ready
    await drawn()
    if (document.querySelector(hiddenOverlay))
      await waitFor(() => expect(document.querySelector(hiddenOverlay)).toBeNull())
  }
  const { dataset } = document.documentElement
  const scheme = dataset.scheme
  // What a `.test` leaves in the page itself is shown by a story, and was checked in light; what it opened is checked.
  const checked = id.includes(':') ? overlays() : [document.body]
  if (!isPictured && checked.length === 0) return
  // A story that ends in a scheme of its own has one look.
  const hasDark = scheme === 'light' && !ownScheme
  const restore = holdStill()
  try {
    if (isPictured) await shoot(id, 'light', forcedColors)
    if (!hasDark) return
    dataset.scheme = 'dark'
    if (isPictured) await shoot(id, 'dark', forcedColors)
    if (!forcedColors) await checkContrast(checked)
  } finally {
    if (hasDark) dataset.scheme = scheme
    restore()
  }
}

/** Two frames: in the first a part hears how large it is, in the second it is drawn by that. A busy machine may not have had one yet. */
const drawn = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * No caret, no motion, whole pixels: half a pixel at the end would be a line of the picture or none. That every element is styled
 * again has it painted again, too: a dotted line that had been moved by half a pixel was still where it had been.
 */
function holdStill(): () => void {
  const style = document.createElement('style')
  style.textContent =
    '*, ::before, ::after { caret-color: transparent !important; transition: none !important; animation: none !important }'
  document.head.append(style)
  const { body } = document
  const { boxSizing, minBlockSize } = body.style
  const minimum = `${Math.ceil(body.getBoundingClientRect().height)}px`
  Object.assign(body.style, { boxSizing: 'border-box', minBlockSize: minimum })
  return () => {
    style.remove()
    Object.assign(body.style, { boxSizing, minBlockSize })
  }
}

async function shoot(id: string, scheme: 'light' | 'dark', forcedColors: boolean) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const { x, y, width, height } = document.body.getBoundingClientRect()
  if (forcedColors) await emulate({ 'forced-colors': 'active' })
  try {
    const problem = await commands.photograph(id, scheme, {
      x: frame.x + x,
      y: frame.y + y,
      width: Math.ceil(Math.min(width, frame.width)),
      height: Math.ceil(Math.min(height, frame.height)),
    })
    if (problem) throw new Error(`${problem} Look at it: pnpm visual:review. When it is right: pnpm visual:update.`)
  } finally {
    if (forcedColors) await emulate({})
  }
}

/** What lies over the page: dialogs, lists and messages are beside the story's root, at the end of the body. */
const overlays = () =>
  [...document.body.children].filter((child) => !child.querySelector('.story') && child.textContent !== '')

/** What of accessibility a scheme can break; everything else was checked in light. */
async function checkContrast(include: Element[]) {
  const { violations } = await axe.run(
    { include },
    { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false },
  )
  const findings = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  )
  if (findings.length > 0) throw new Error(`Contrast in the dark:\n${findings.join('\n')}`)
}

/** Media features as the browser's developer tools set them; motion stays reduced as in every picture. */
const emulate = async (media: Readonly<Record<string, string>>) => {
  const browser: CDPSession = cdp()
  const features = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none', ...media }
  await browser.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}
