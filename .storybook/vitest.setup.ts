import { expect, TestRunner } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from 'storybook/test'
import { photographer } from './photographer.js'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's test plugin; a story's `.test` has a colon in it. */
    storyId?: string
  }
}

/** In a test run each story (not its `.test`s) is compared with its picture in `visual/<theme>/`. */
photographer.take = async () => {
  const id = TestRunner.getCurrentTest()?.meta.storyId
  if (!id || id.includes(':')) return
  await document.fonts.ready
  // React Aria mounts an overlay hidden and shows it a moment later.
  await waitFor(() => expect(document.querySelector('[data-rac][style*="opacity: 0;"]')).toBeNull())
  await expect(page.elementLocator(document.body)).toMatchScreenshot(id)
}
