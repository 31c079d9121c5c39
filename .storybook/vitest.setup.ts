import type { CDPSession } from '@vitest/browser-playwright'
import { expect, TestRunner } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { waitFor } from 'storybook/test'
import { pageState } from './pageState.js'
import { photographer } from './photographer.js'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's test plugin; a story's `.test` has a colon in it. */
    storyId?: string
  }
}

/** In a test run each story (not its `.test`s) is compared with its picture in `visual/<theme>/`. */
photographer.take = async ({ page: isPage, forcedColors }) => {
  const id = TestRunner.getCurrentTest()?.meta.storyId
  if (!id || id.includes(':')) return
  if (isPage) await pageState.settled()
  await document.fonts.ready
  // React Aria mounts an overlay hidden and shows it a moment later.
  await waitFor(() => expect(document.querySelector('[data-rac][style*="opacity: 0;"]')).toBeNull())
  if (forcedColors) await emulate({ 'forced-colors': 'active' })
  const { body } = document
  const { boxSizing, minBlockSize } = body.style
  // Half a pixel at the end would be a line of the picture or none.
  Object.assign(body.style, {
    boxSizing: 'border-box',
    minBlockSize: `${Math.ceil(body.getBoundingClientRect().height)}px`,
  })
  try {
    await expect(page.elementLocator(body)).toMatchScreenshot(id)
  } finally {
    Object.assign(body.style, { boxSizing, minBlockSize })
    if (forcedColors) await emulate({ 'forced-colors': 'none' })
  }
}

/** Media features as the browser's developer tools set them; motion stays reduced as in every picture. */
const emulate = async (media: Readonly<Record<string, string>>) => {
  const browser: CDPSession = cdp()
  const features = { 'prefers-reduced-motion': 'reduce', ...media }
  await browser.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}
