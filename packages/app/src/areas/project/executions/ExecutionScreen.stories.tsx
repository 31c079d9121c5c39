import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ExecutionScreen } from './ExecutionScreen.js'

const meta = preview.meta({ component: ExecutionScreen })

const scenes = pageScenes({ path: 'project/executions', id: 'EX-00001' })

/** An execution as one opens it. */
export const Default = meta.story(scenes.found)

/** One in a period that is locked: plain text, and why. */
export const Shut = meta.story(pageScenes({ path: 'project/executions', id: 'EX-00007' }).found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Shut.test('says why nothing of it changes', async ({ canvas }) => {
  await expect(await canvas.findByText(/nothing of it changes any more until the period is open again/)).toBeVisible()
  await expect(await canvas.findByRole('textbox', { name: /^Hours/ })).toHaveAttribute('readonly')
})
