import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** Photographs each story (not its `.test`s) and compares it with the baseline in `visual/<theme>/`. */
afterEach(async ({ task, story }) => {
  const id = task.meta.storyId
  if (!story || !id || id.includes(':') || task.result?.state === 'fail') return
  if (story.parameters.chromatic?.disableSnapshot) return
  await document.fonts.ready
  await expect(page.elementLocator(document.body)).toMatchScreenshot(id)
})
