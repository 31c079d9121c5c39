import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { CostObjectScreen } from './CostObjectScreen.js'

const meta = preview.meta({ component: CostObjectScreen })

const scenes = pageScenes({ path: 'bp/master-data/cost-objects', id: 'CO-00002' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('says what can be posted on it today, by category', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '43 Activity allocation' })).toBeVisible()
})
