import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { GlAccountScreen } from './GlAccountScreen.js'

const meta = preview.meta({ component: GlAccountScreen })

const scenes = pageScenes({ path: 'bp/master-data/gl-accounts', id: 'GL-00001' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('lists the primary cost elements that carry its number', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Cost elements' })).toBeVisible()
  await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1))
})
